import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, visit } from '../e2e/journey.ts'
import { differencePicture } from './difference.ts'
import { lookName } from './looks.ts'
import { differingCells, type Mosaic, mosaicOf, packed, unpacked } from './mosaic.ts'
import { ACTS, SCENES } from './scenes.ts'
import { SCREENS, type Screen } from './screens.ts'
import { holdStill, type Taken, takeAll } from './take.ts'

/** What `scripts/screens.mjs` was asked for: some screens by name, and whether they are accepted as they are. */
const NAMED = process.env.SCREENS?.split(',') ?? []
const ACCEPTS = process.env.ACCEPTS === 'yes'

const ACCEPTED = join(import.meta.dirname, 'accepted')
const SEEN = join(import.meta.dirname, '../../test-results/screens')

const unknown = NAMED.filter(name => !SCREENS.some(screen => screen.name === name))
if (unknown.length > 0) throw new Error(`No screen is called ${unknown.join(', ')}. See test/screens/screens.ts.`)

for (const screen of SCREENS.filter(({ name }) => NAMED.length === 0 || NAMED.includes(name))) {
  test(screen.name, async ({ page, watch }) => {
    if (screen.allow) watch.allow(screen.allow)
    mkdirSync(SEEN, { recursive: true })
    await holdStill(page)
    const taken = await takeAll(page, await wayTo(page, screen))
    for (const look of taken) writeFileSync(join(SEEN, `${screen.name}.${lookName(look)}.png`), look.png)
    const mosaics = await Promise.all(taken.map(({ png }) => mosaicOf(png)))
    const file = join(ACCEPTED, `${screen.name}.webp`)
    if (ACCEPTS) return writeFileSync(file, await packed(mosaics))
    expect(existsSync(file), `${screen.name} was never accepted`).toBe(true)
    expect(await changes(screen, taken, mosaics, await unpacked(readFileSync(file)))).toEqual([])
  })
}

async function wayTo(page: Page, { scene, act, path, isPlain }: Screen): Promise<() => Promise<void>> {
  const address = (await SCENES[scene ?? 'stranger'](page)) ?? path
  return async () => {
    if (isPlain) return void (await page.goto(address))
    await visit(page, address)
    if (act) await ACTS[act](page)
  }
}

/** Every look that is not as it was accepted, in words; its picture lies beside those that were taken. */
async function changes(screen: Screen, taken: Taken[], now: Mosaic[], before: Mosaic[]): Promise<string[]> {
  const found: string[] = []
  for (const [nth, look] of taken.entries()) {
    const [was, is] = [before[nth], now[nth]]
    const file = join(SEEN, `${screen.name}.${lookName(look)}.difference.png`)
    rmSync(file, { force: true })
    const cells = was && is ? differingCells(was, is) : []
    if (!was || cells.length === 0) continue
    writeFileSync(file, await differencePicture(was, look.png, cells))
    found.push(`${screen.name} ${lookName(look)}: ${cells.length} squares differ, see ${file}`)
  }
  return found
}
