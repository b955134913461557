// Takes the screenshots that the web manifest shows to whoever installs the shop, of a shop that runs:
//   node assets/screens.mjs http://127.0.0.1:3000
import { createHash } from 'node:crypto'
import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const FOLDER = join(ROOT, 'public', 'screens')
const SCREENS = [
  {
    name: 'recipes-wide',
    path: '/recipes',
    width: 1280,
    height: 800,
    form: 'wide',
    label: 'Recipes with honest nutrition',
  },
  {
    name: 'planner-wide',
    path: '/dashboard/meal-planner',
    width: 1280,
    height: 800,
    form: 'wide',
    label: 'A planned week',
  },
  { name: 'recipe-narrow', path: '/recipes/9000000301', width: 390, height: 844, form: 'narrow', label: 'A recipe' },
  {
    name: 'log-narrow',
    path: '/dashboard/daily-log',
    width: 390,
    height: 844,
    form: 'narrow',
    label: 'A day in the diary',
  },
]

const [origin] = process.argv.slice(2)
if (!origin) throw new Error('Say where the shop runs: node assets/screens.mjs http://127.0.0.1:3000')
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
await mkdir(FOLDER, { recursive: true })
for (const file of await readdir(FOLDER)) await unlink(join(FOLDER, file))
const listed = []
for (const { name, path, width, height, form, label } of SCREENS) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const bytes = await sharp(await page.screenshot())
    .webp({ quality: 60 })
    .toBuffer()
  const file = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.webp`
  await writeFile(join(FOLDER, file), bytes)
  listed.push({ src: `/screens/${file}`, sizes: `${width}x${height}`, type: 'image/webp', form_factor: form, label })
  await page.close()
}
await browser.close()
await writeFile(join(ROOT, 'content', 'screens.json'), `${JSON.stringify(listed, null, 2)}\n`)
