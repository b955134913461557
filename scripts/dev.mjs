import { createServer } from 'vite'
import { ROOT } from './prepare.mjs'
import { keepRunning } from './running.mjs'

/** Serves the sources: a change shows at once, and the server's own code is read anew at each request. */
await keepRunning(async env => {
  const vite = await createServer({ root: ROOT, appType: 'custom', server: { middlewareMode: true } })
  const { start } = await vite.ssrLoadModule('./app/server.ts')
  // The kit sheet and the e-mails are looked at while they are made, and nowhere else.
  const settings = env.APP_ENV === 'live' ? env : { DEV_PAGES: 'true', ...env }
  const started = await start(settings, { mode: 'development', files: vite.middlewares })
  if (!started.ok) {
    await vite.close()
    return started
  }
  const { running } = started
  const stop = () => Promise.all([running.stop(), vite.close()])
  return { ok: true, running: { ...running, stop } }
})
