import { readdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ensureInstalled, NODE, onPinnedNode, ROOT, sourceHash, stampBuild } from './prepare.mjs'
import { Failure, main, run, stopOnSignal } from './steps.mjs'

/** Builds the shop into build/, and packs the browser's files once, as tightly as can be, for every visitor to come. */

const PACKED = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.html', '.xml', '.map'])
const SMALLEST = 512

await main(async () => {
  stopOnSignal()
  await ensureInstalled()
  const hash = sourceHash()
  const program = await realpath(join(ROOT, 'node_modules', '.bin', 'react-router'))
  const { code } = await run(NODE, [program, 'build'], {
    cwd: ROOT,
    show: true,
    env: { ...onPinnedNode(), NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Failure('The build failed; what is above says where.')
  await pack(join(ROOT, 'build', 'client'))
  // Taken before the build: a file that changed meanwhile makes the next start build again.
  stampBuild(hash)
})

async function pack(folder) {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter(file => PACKED.has(extname(file))).map(file => packFile(join(folder, file))))
}

async function packFile(file) {
  const data = await readFile(file)
  if (data.length < SMALLEST) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(data, { params }),
    promisify(gzip)(data, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
