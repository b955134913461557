// Makes the shop's pictures: renders what is missing or changed, cuts it to the widths
// the pages ask for, and writes content/pictures.json (the shop's and the site's, which the browser knows)
// and content/recipe-pictures.json (one for each recipe, which only the server knows).
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
import { cropsOf, cutCrops } from './crops.mjs'
import { drawLabels } from './products/label.mjs'
import { drawSharingPictures } from './sharing.mjs'

const ASSETS = dirname(fileURLToPath(import.meta.url))
const PUBLIC = join(ASSETS, '..', 'public')
const PICTURES = join(PUBLIC, 'pictures')
const CONTENT = join(ASSETS, '..', 'content')
const BUILD = join(ASSETS, '.build')
const STAMPS = join(ASSETS, 'masters.json')

const WIDTHS = [160, 320, 480, 640, 768, 960, 1280]
const RECIPE_WIDTHS = [320, 640, 960, 1280]
/** What a card shows may weigh this much. Rice and leaves need more than that at the usual quality. */
const CARD = { width: 640, bytes: 40_000 }
const LEAST_QUALITY = 40
const AVIF = { quality: 52, effort: 4, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 74, effort: 4, smartSubsample: true }
const VIEWS = ['front', 'back-label', 'contents', 'in-use']

// Few samples are enough: lib/clean.mjs evens out what grain they leave.
const PRODUCT = { width: 1280, samples: 40 }
const DISH = { width: 1280, samples: 32 }
const HERO = { width: 1600, samples: 32 }
const SAMPLE_RECIPE = { width: 1280, samples: 24 }
const RECIPE = { width: 960, samples: 16 }
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

/** The files of the kit that a composition takes its ingredients from. */
function kitOf(composition) {
  const names = composition.layers.flatMap(layer => Object.values(layer).filter(value => typeof value === 'string'))
  const files = new Set(names.map(name => `dishes/kit/${name.split('.')[0]}.py`))
  if (composition.layers.some(layer => layer.strands)) files.add('dishes/kit/starches.py')
  return [...files].sort()
}

function listShots(products, scene) {
  return Object.entries(products).flatMap(([slug, product]) =>
    VIEWS.map(view => ({
      name: `${slug}-${view}`,
      folder: 'products',
      args: [slug, view, join(BUILD, 'labels', `${slug}.png`)],
      inputs: hash(scene, JSON.stringify(product), view, JSON.stringify(PRODUCT)),
      ...PRODUCT,
    })),
  )
}

function listDishes(scene) {
  return DISHES.map(dish => {
    const size = dish === 'grain-bowl' ? HERO : DISH
    return {
      name: `dish-${dish}`,
      folder: 'dishes',
      args: [dish],
      inputs: hash(scene, dish, JSON.stringify(size)),
      ...size,
    }
  })
}

/** Recipes' pictures are data; one depends only on its own entry and on the files of the kit that it names. */
async function listCompositions(scene) {
  const folder = join(ASSETS, 'dishes', 'compositions')
  const shared = hash(scene, await hashOfFiles(['dishes/compose.py', 'dishes/kit/forms.py']))
  const listed = []
  for (const file of (await readdir(folder)).sort()) {
    const size = file === 'samples.json' ? SAMPLE_RECIPE : RECIPE
    for (const [name, composition] of Object.entries(await readJson(join(folder, file)))) {
      const kit = await hashOfFiles(kitOf(composition))
      const inputs = hash(shared, kit, JSON.stringify([composition, size]))
      listed.push({ name, folder: 'dishes', args: [name], inputs, cutTo: RECIPE_WIDTHS, ...size })
    }
  }
  return listed
}

/** Every picture there is to render, with the command that renders it and what it depends on. */
async function listScenes(products) {
  const shared = await hashOfFiles(['lib/stage.py', 'lib/clean.py', 'lib/clean.mjs'])
  const productScene = hash(shared, await hashOfFiles(['products/scene.py', 'products/label.mjs', 'lib/drawing.mjs']))
  const dishes = ['dishes/scene.py', 'dishes/serving.py', 'dishes/vessels.py', 'dishes/ingredients.py']
  const dishScene = hash(shared, await hashOfFiles(dishes))
  return [...listShots(products, productScene), ...listDishes(dishScene), ...(await listCompositions(dishScene))]
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

const isDish = ({ folder }) => folder === 'dishes'

/** Writes all sizes of one master, unless this very master was cut before. */
async function cut(scene) {
  const master = masterOf(scene)
  const { width, height } = await sharp(master).metadata()
  const file = `${scene.name}-${hash(await readFile(master), JSON.stringify([AVIF, WEBP])).slice(0, 8)}`
  const widths = (scene.cutTo ?? WIDTHS).filter(each => each <= width)
  for (const each of widths) {
    const target = join(PICTURES, `${file}-${each}`)
    if ((await exists(`${target}.avif`)) && (await exists(`${target}.webp`))) continue
    const scaled = sharp(master).resize({ width: each, kernel: 'lanczos3' })
    const most = scene.cutTo && each <= CARD.width ? CARD.bytes : Number.POSITIVE_INFINITY
    await writeFile(`${target}.avif`, await packed(most, AVIF, options => scaled.clone().avif(options)))
    await writeFile(`${target}.webp`, await packed(most, WEBP, options => scaled.clone().webp(options)))
  }
  if (isDish(scene)) await cutCrops(master, file, PICTURES)
  return { file, width, height, widths, ground: await groundOf(master) }
}

/** As good as `usual`, or less good until it is no heavier than it may be. */
async function packed(mostBytes, usual, encode) {
  for (let { quality } = usual; ; quality -= 6) {
    const bytes = await encode({ ...usual, quality }).toBuffer()
    if (bytes.length <= mostBytes || quality - 6 < LEAST_QUALITY) return bytes
  }
}

/** Files of pictures that were replaced. */
async function deleteOld(manifest, shared) {
  const current = new Set(
    Object.values(manifest)
      .flatMap(({ file, widths }) => [
        ...cropsOf(file),
        ...widths.flatMap(width => [`${file}-${width}.avif`, `${file}-${width}.webp`]),
      ])
      .concat(Object.values(shared)),
  )
  for (const file of await readdir(PICTURES)) {
    if (!current.has(file)) await unlink(join(PICTURES, file))
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

  const lists = { 'pictures.json': {}, 'recipe-pictures.json': {} }
  for (const scene of scenes) {
    if (!(await exists(masterOf(scene)))) continue
    lists[scene.cutTo ? 'recipe-pictures.json' : 'pictures.json'][scene.name] = await cut(scene)
  }
  for (const [name, list] of Object.entries(lists)) await writeJson(join(CONTENT, name), list)
  const manifest = Object.assign({}, ...Object.values(lists))
  const shared = await drawSharingPictures(products, masterOf, PICTURES)
  await writeJson(join(CONTENT, 'share-pictures.json'), shared)
  await deleteOld(manifest, shared)
  await drawIcons(PUBLIC)
  console.log(`${Object.keys(manifest).length} pictures, listed in ${relative(process.cwd(), CONTENT)}/`)
}

await main()
