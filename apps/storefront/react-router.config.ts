import type { Config } from '@react-router/dev/config'
import { precompress } from './precompress.ts'

export default {
  ssr: true,
  // A manifest call per navigation costs more than the few kilobytes of all routes.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
