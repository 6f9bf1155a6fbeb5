import { become, bin } from './step.mjs'

become(bin('tsx'), ['watch', '--clear-screen=false', 'apps/server/src/server.ts', ...process.argv.slice(2)], {
  NODE_ENV: process.env.NODE_ENV ?? 'development',
})
