import { Form, Input } from 'antd'
import { createContext, useContext } from 'react'
import { useWords } from '../platform/words'

/** Hosts besides the shop's own that links may lead to. */
export const LinkHosts = createContext<readonly string[]>([])

const shape = /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/

function isAllowed(link: string, hosts: readonly string[]): boolean {
  if (!shape.test(link)) return false
  if (link.startsWith('/')) return true
  return URL.canParse(link) && hosts.includes(new URL(link).hostname)
}

/** Where something leads; checked here as the server will check it. */
export function LinkField({
  name,
  label,
  isRequired = false,
}: {
  name: (string | number)[]
  label?: string
  isRequired?: boolean
}) {
  const t = useWords()
  const hosts = useContext(LinkHosts)
  const others = hosts.length > 0 ? t('shown.linkHosts', { hosts: hosts.join(', ') }) : ''
  return (
    <Form.Item
      name={name}
      label={label ?? t('shown.link')}
      extra={`${t(isRequired ? 'shown.linkHint' : 'shown.linkHintOptional')} ${others}`.trim()}
      required={isRequired}
      rules={[
        {
          validator: (_, typed: string | undefined) => {
            const link = (typed ?? '').trim()
            if (link === '') return isRequired ? Promise.reject(new Error(t('common.needed'))) : Promise.resolve()
            return isAllowed(link, hosts) ? Promise.resolve() : Promise.reject(new Error(t('shown.linkWrong')))
          },
        },
      ]}
    >
      <Input maxLength={300} placeholder="/search?keyword=…" />
    </Form.Item>
  )
}
