import { resolve } from 'node:path'
import { restoreSnapshot, SnapshotRefused, saveSnapshot } from '../platform/db/snapshot.ts'
import { ROOT } from './prepare.mjs'

/** Saves the embedded database to a file, or brings it back. Runs on the pinned Node, with the shop's settings. */

const [act, file] = process.argv.slice(2)
const dataDir = resolve(ROOT, process.env.DATA_DIR ?? 'data')
try {
  if (act === 'save') await saveSnapshot(dataDir, file)
  else {
    const { made } = await restoreSnapshot(dataDir, file)
    console.log(`Brought back into ${dataDir}, as it was at ${made}. Start the shop on it.`)
  }
} catch (error) {
  console.error(error instanceof SnapshotRefused ? error.message : `It was not done: ${error.message}`)
  process.exitCode = 1
}
