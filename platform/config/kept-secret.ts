import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'secret'
const BYTES = 48

/**
 * The secret of a copy that was given none: made at the first start and kept beside the data, so that sessions outlive
 * a restart. Two servers that start on one folder agree, because only one of them can make the file.
 */
export async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE)
  await mkdir(dataDir, { recursive: true })
  try {
    const file = await open(path, 'wx', 0o600)
    const secret = randomBytes(BYTES).toString('base64url')
    await file.writeFile(`${secret}\n`)
    await file.close()
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readKept(path)
  }
}

/** Anyone who made the file may not have written it yet. */
async function readKept(path: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const secret = (await readFile(path, 'utf8')).trim()
    if (secret.length >= BYTES) return secret
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`${path} is damaged. Remove it for a new secret; everybody will have to sign in again.`)
}
