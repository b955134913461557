// Takes in the photographs of a product that somebody made with a camera.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cutMaster, exists, listText, VIEWS } from './cut.mjs'

const SIZE = { width: 1280, height: 1600 }
const ENDINGS = ['jpg', 'jpeg', 'png', 'webp']
/** How far the sides may be off, because a camera's pixels are no fourths and fifths. */
const SLACK = 0.01

const LIST = join('content', 'pictures.json')
const MASTERS = join('assets', 'products', 'masters')
const PICTURES = join('public', 'pictures')

/**
 * Cuts the four photographs in a folder to what pages ask for.
 * @returns the files to write below `root`, with the list that names them; or what is wrong with the photographs
 */
export async function cutPhotographs(root, id, folder) {
  // Only here: the other commands need not wait until it is loaded.
  const { default: sharp } = await import('sharp')
  const looked = await Promise.all(VIEWS.map(view => look(sharp, folder, view)))
  const problems = looked.flatMap(({ problem }) => problem ?? [])
  if (problems.length > 0) return { ok: false, problems }
  const workshop = await mkdtemp(join(tmpdir(), 'thymewell-pictures-'))
  try {
    const list = JSON.parse(await readFile(join(root, LIST), 'utf8'))
    const files = []
    for (const { view, file } of looked) {
      const name = `${id}-${view}`
      const bytes = await sharp(file)
        .autoOrient()
        .resize({ ...SIZE, fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 92, effort: 6 })
        .toBuffer()
      const master = join(workshop, 'master.webp')
      await writeFile(master, bytes)
      const cuts = join(workshop, view)
      await mkdir(cuts)
      list[name] = await cutMaster(master, { name }, cuts)
      files.push({ path: join(MASTERS, `${name}.webp`), bytes })
      for (const cut of await readdir(cuts)) {
        files.push({ path: join(PICTURES, cut), bytes: await readFile(join(cuts, cut)) })
      }
    }
    return { ok: true, files: [...files, { path: LIST, bytes: Buffer.from(listText(list)) }] }
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

async function look(sharp, folder, view) {
  const named = ENDINGS.map(ending => join(folder, `${view}.${ending}`))
  const [file, ...more] = (await Promise.all(named.map(async path => ((await exists(path)) ? [path] : [])))).flat()
  if (file === undefined) return { problem: `${join(folder, view)}.jpg is missing (${ENDINGS.join(', ')}).` }
  if (more.length > 0) return { problem: `${[file, ...more].join(' and ')} are the same picture: leave one of them.` }
  const seen = await sharp(file)
    .metadata()
    .catch(() => null)
  if (!seen) return { problem: `${file} is no picture that can be read.` }
  const { width, height } = seen.autoOrient
  const isWhole = width >= SIZE.width && height >= SIZE.height
  if (isWhole && Math.abs((width * SIZE.height) / (height * SIZE.width) - 1) <= SLACK) return { view, file }
  const words = `it must be 4 wide to 5 high, and at least ${SIZE.width} × ${SIZE.height}`
  return { problem: `${file} is ${width} × ${height}: ${words}.` }
}
