import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { ROOT } from './prepare.mjs'
import { keepRunning } from './running.mjs'

/** Serves the built shop. What the engine made of the sources is kept, so that the next start need not make it again. */
enableCompileCache(join(ROOT, 'build', '.compiled'))
await keepRunning(async env => (await import('../build/server/index.js')).start(env))
