// Makes the shop's pictures: renders what is missing or changed, cuts it to the widths
// the pages ask for, and writes content/pictures.json (the shop's) and content/site-pictures.json (the home page's),
// which the browser knows, and content/recipe-pictures.json (one for each recipe, which only the server knows).
//
//   npx node assets/pictures.mjs         everything that is out of date
//   node assets/pictures.mjs --only=dish-porridge,biotin-front
//   node assets/pictures.mjs --draft     quick and grainy, never recorded as up to date
//   node assets/pictures.mjs --trust     keep the masters as they are and record them as up to date,
//                                        after an edit that cannot change a picture
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { dirname, join, parse, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import sharp from 'sharp'
import { drawIcons, drawMailMark } from './brand/icons.mjs'
import { cropsOf, cutCrops } from './crops.mjs'
import { cutMaster, exists, hash, listText, mailedOf, VIEWS } from './cut.mjs'
import { drawLabels } from './products/label.mjs'
import { drawSharingPictures } from './sharing.mjs'

const ASSETS = dirname(fileURLToPath(import.meta.url))
const PUBLIC = join(ASSETS, '..', 'public')
const PICTURES = join(PUBLIC, 'pictures')
const CONTENT = join(ASSETS, '..', 'content')
const BUILD = join(ASSETS, '.build')
const STAMPS = join(ASSETS, 'masters.json')

const RECIPE_WIDTHS = [320, 640, 960, 1280]

// Few samples are enough: lib/clean.mjs evens out what grain they leave.
const PRODUCT = { width: 1280, samples: 40 }
const DISH = { width: 1280, samples: 32 }
const HERO = { width: 1600, samples: 32 }
const SAMPLE_RECIPE = { width: 1280, samples: 24 }
const RECIPE = { width: 960, samples: 16 }
/** Plain dishes in daylight, of which fewer samples leave no more grain. */
const QUICK_RECIPE = { width: 960, samples: 10 }
const SIZES = { 'samples.json': SAMPLE_RECIPE, 'quick.json': QUICK_RECIPE }
const DRAFT = { width: 640, samples: 12 }
/** What a camera need not show as well. */
const RENDERED_VIEWS = [...VIEWS, 'in-scale']
const DISHES = ['grain-bowl', 'lentil-dal', 'porridge', 'spaghetti', 'feta-salad', 'beetroot-houmous']

const run = promisify(execFile)
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
    RENDERED_VIEWS.map(view => ({
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
    const size = SIZES[file] ?? RECIPE
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

const writeJson = (file, value) => writeFile(file, listText(value))

const isDish = ({ folder }) => folder === 'dishes'

const listOf = scene => (scene.cutTo ? 'recipe-pictures.json' : isDish(scene) ? 'site-pictures.json' : 'pictures.json')

async function cut(scene) {
  const facts = await cutMaster(masterOf(scene), scene, PICTURES)
  if (isDish(scene)) await cutCrops(masterOf(scene), facts.file, PICTURES)
  return facts
}

/** What was photographed with a camera: it has a master, and nothing renders it. */
async function listPhotographs(rendered) {
  const known = new Set(rendered.map(({ name }) => name))
  const names = (await readdir(join(ASSETS, 'products', 'masters'))).map(file => parse(file).name)
  return names.filter(name => !known.has(name)).map(name => ({ name, folder: 'products' }))
}

const sizesOf = ({ file, widths }) => widths.flatMap(width => [`${file}-${width}.avif`, `${file}-${width}.webp`])

/** Files of pictures that were replaced. */
async function deleteOld(manifest, shared) {
  const current = new Set(
    Object.entries(manifest)
      .flatMap(([name, { file, widths }]) => [...cropsOf(file), ...mailedOf(name, file), ...sizesOf({ file, widths })])
      .concat(shared),
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

  const lists = { 'pictures.json': {}, 'site-pictures.json': {}, 'recipe-pictures.json': {} }
  for (const scene of [...scenes, ...(await listPhotographs(scenes))]) {
    if (!(await exists(masterOf(scene)))) continue
    lists[listOf(scene)][scene.name] = await cut(scene)
  }
  for (const [name, list] of Object.entries(lists)) await writeJson(join(CONTENT, name), list)
  const manifest = Object.assign({}, ...Object.values(lists))
  const shared = await drawSharingPictures(products, masterOf, PICTURES)
  // It reads the lists that were written just now.
  const { drawDishes } = await import('./dish-cards.mjs')
  const { pictures: drawn, cards } = await drawDishes(PICTURES)
  await writeJson(join(CONTENT, 'dish-cards.json'), cards)
  await writeJson(join(CONTENT, 'drawn-dishes.json'), drawn)
  await writeJson(join(CONTENT, 'share-pictures.json'), shared)
  const kept = [...Object.values(drawn).flatMap(sizesOf), ...Object.values(shared), ...Object.values(cards)]
  await deleteOld(manifest, kept)
  await drawIcons(PUBLIC)
  await drawMailMark(join(ASSETS, '..', 'platform', 'mail', 'mark.json'))
  console.log(`${Object.keys(manifest).length} pictures, listed in ${relative(process.cwd(), CONTENT)}/`)
}

await main()
