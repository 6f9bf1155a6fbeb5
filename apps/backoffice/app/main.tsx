import { QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhHK from 'antd/locale/zh_HK'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { answers } from './platform/answers'
import { useLanguage } from './platform/language'
import { cspNonce } from './platform/nonce'
import { themeIn } from './platform/theme'
import { router } from './routes'
import './main.css'

function BackOffice() {
  const language = useLanguage()
  return (
    <ConfigProvider
      csp={{ nonce: cspNonce }}
      locale={language === 'en' ? enUS : zhHK}
      theme={themeIn(language)}
      componentSize="middle"
      form={{ requiredMark: 'optional', scrollToFirstError: { block: 'center' } }}
      modal={{ mask: { blur: false } }}
      drawer={{ mask: { blur: false } }}
      button={{ autoInsertSpace: false }}
    >
      <App>
        <RouterProvider router={router} />
      </App>
    </ConfigProvider>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={answers}>
        <BackOffice />
      </QueryClientProvider>
    </StrictMode>,
  )
