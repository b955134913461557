// Makes the shop's pictures: renders what is missing or changed, cuts it to the widths
// the pages ask for, and writes content/pictures.json.
//
//   node assets/pictures.mjs             everything that is out of date
//   node assets/pictures.mjs --only=dish-porridge,biotin-front
//   node assets/pictures.mjs --draft     quick and grainy, never recorded as up to date
//   node assets/pictures.mjs --trust     keep the masters as they are and record them as up to date,
//                                        after an edit that cannot change a picture
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import sharp from 'sharp'
import { drawIcons } from './brand/icons.mjs'
import { drawLabels } from './products/label.mjs'
import { drawSharingPictures } from './sharing.mjs'

const ASSETS = dirname(fileURLToPath(import.meta.url))
const PUBLIC = join(ASSETS, '..', 'public')
const PICTURES = join(PUBLIC, 'pictures')
const CONTENT = join(ASSETS, '..', 'content', 'pictures.json')
const BUILD = join(ASSETS, '.build')
const STAMPS = join(ASSETS, 'masters.json')

const WIDTHS = [160, 320, 480, 640, 768, 960, 1280]
const AVIF = { quality: 52, effort: 4, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 74, effort: 4, smartSubsample: true }
const VIEWS = ['front', 'back-label', 'contents', 'in-use']

// Few samples are enough: lib/clean.mjs evens out what grain they leave.
const PRODUCT = { width: 1280, samples: 40 }
const DISH = { width: 1280, samples: 32 }
const HERO = { width: 1600, samples: 32 }
const DRAFT = { width: 640, samples: 12 }
const DISHES = ['grain-bowl', 'lentil-dal', 'porridge', 'spaghetti', 'feta-salad', 'beetroot-houmous']

const run = promisify(execFile)
const hash = (...parts) => parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex')
const exists = file =>
  access(file).then(
    () => true,
    () => false,
  )
const readJson = async file => JSON.parse(await readFile(file, 'utf8'))

async function hashOfFiles(files) {
  return hash(...(await Promise.all(files.map(file => readFile(join(ASSETS, file))))))
}

/** Every picture there is to render, with the command that renders it and what it depends on. */
async function listScenes(products) {
  const shared = await hashOfFiles(['lib/stage.py', 'lib/clean.py', 'lib/clean.mjs'])
  const productScene = hash(shared, await hashOfFiles(['products/scene.py', 'products/label.mjs', 'lib/drawing.mjs']))
  const dishScene = hash(shared, await hashOfFiles(['dishes/scene.py', 'dishes/ingredients.py']))
  const shots = Object.entries(products).flatMap(([slug, product]) =>
    VIEWS.map(view => ({
      name: `${slug}-${view}`,
      folder: 'products',
      args: [slug, view, join(BUILD, 'labels', `${slug}.png`)],
      inputs: hash(productScene, JSON.stringify(product), view, JSON.stringify(PRODUCT)),
      ...PRODUCT,
    })),
  )
  const dishes = DISHES.map(dish => {
    const size = dish === 'grain-bowl' ? HERO : DISH
    return {
      name: `dish-${dish}`,
      folder: 'dishes',
      args: [dish],
      inputs: hash(dishScene, dish, JSON.stringify(size)),
      ...size,
    }
  })
  return [...shots, ...dishes]
}

const masterOf = scene => join(ASSETS, scene.folder, 'masters', `${scene.name}.webp`)

async function renderMaster(scene) {
  const png = join(BUILD, `${scene.name}.png`)
  const script = join(ASSETS, scene.folder, 'scene.py')
  const settings = [...scene.args, png, String(scene.width), String(scene.samples)]
  const threads = process.env.BLENDER_THREADS ?? '0'
  const blender = process.env.BLENDER ?? 'blender'
  await run(
    blender,
    ['-b', '--factory-startup', '--python-exit-code', '1', '-t', threads, '-P', script, '--', ...settings],
    {
      env: { ...process.env, NODE: process.execPath },
      maxBuffer: 1 << 28,
    },
  )
  const master = masterOf(scene)
  await mkdir(dirname(master), { recursive: true })
  await sharp(png).webp({ quality: 92, effort: 6 }).toFile(master)
}

async function isStale(scene, stamps) {
  return stamps[scene.name] !== scene.inputs || !(await exists(masterOf(scene)))
}

/** Renders stale masters one after the other: Blender uses every core by itself. */
async function renderStale(scenes, options) {
  const stamps = (await exists(STAMPS)) ? await readJson(STAMPS) : {}
  for (const scene of scenes) {
    if (options.trust && (await exists(masterOf(scene)))) stamps[scene.name] = scene.inputs
    if (!(await isStale(scene, stamps))) continue
    console.log(`render ${scene.name}`)
    await renderMaster(options.draft ? { ...scene, ...DRAFT } : scene)
    if (!options.draft) stamps[scene.name] = scene.inputs
    await writeJson(STAMPS, stamps)
  }
  await writeJson(STAMPS, stamps)
}

async function writeJson(file, value) {
  const sorted = Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The average colour of a picture's rim: what a page shows in its place until it arrives. */
async function groundOf(master) {
  const size = 24
  const { data } = await sharp(master)
    .removeAlpha()
    .resize(size, size, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  let count = 0
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (x > 0 && y > 0 && x < size - 1 && y < size - 1) continue
      for (const channel of [0, 1, 2]) sums[channel] += data[(y * size + x) * 3 + channel]
      count++
    }
  }
  return `#${sums
    .map(sum =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Writes all sizes of one master, unless this very master was cut before. */
async function cut(scene) {
  const master = masterOf(scene)
  const { width, height } = await sharp(master).metadata()
  const file = `${scene.name}-${hash(await readFile(master), JSON.stringify([AVIF, WEBP])).slice(0, 8)}`
  const widths = WIDTHS.filter(each => each <= width)
  for (const each of widths) {
    const target = join(PICTURES, `${file}-${each}`)
    if ((await exists(`${target}.avif`)) && (await exists(`${target}.webp`))) continue
    const scaled = sharp(master).resize({ width: each, kernel: 'lanczos3' })
    await scaled.clone().avif(AVIF).toFile(`${target}.avif`)
    await scaled.clone().webp(WEBP).toFile(`${target}.webp`)
  }
  return { file, width, height, widths, ground: await groundOf(master) }
}

/** Files of pictures that were replaced. Sharing pictures keep their names, so they are left alone. */
async function deleteOld(manifest) {
  const current = new Set(
    Object.values(manifest).flatMap(({ file, widths }) =>
      widths.flatMap(width => [`${file}-${width}.avif`, `${file}-${width}.webp`]),
    ),
  )
  for (const file of await readdir(PICTURES)) {
    if (!file.startsWith('og-') && !current.has(file)) await unlink(join(PICTURES, file))
  }
}

async function main() {
  const { values: options } = parseArgs({
    options: { only: { type: 'string' }, draft: { type: 'boolean' }, trust: { type: 'boolean' } },
  })
  const products = await readJson(join(ASSETS, 'products', 'products.json'))
  await mkdir(PICTURES, { recursive: true })
  await drawLabels(products, join(BUILD, 'labels'))

  const scenes = await listScenes(products)
  const wanted = options.only?.split(',')
  await renderStale(wanted ? scenes.filter(({ name }) => wanted.includes(name)) : scenes, options)

  const manifest = {}
  for (const scene of scenes) {
    if (await exists(masterOf(scene))) manifest[scene.name] = await cut(scene)
  }
  await writeJson(CONTENT, manifest)
  await deleteOld(manifest)
  await drawSharingPictures(products, masterOf, PICTURES)
  await drawIcons(PUBLIC)
  console.log(`${Object.keys(manifest).length} pictures, listed in ${relative(process.cwd(), CONTENT)}`)
}

await main()
