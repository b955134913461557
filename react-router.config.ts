import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Route files are listed in app/routes.ts; the manifest ships whole, so that no page waits for a discovery request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
