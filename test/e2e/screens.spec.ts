import { differingCells, mosaicOf } from '../screens/mosaic.ts'
import { holdStill, takeAll } from '../screens/take.ts'
import { expect, test, visit } from './journey.ts'

// What `npm run screens` relies on: the same screen gives the same pictures, and one that changed others.

test('a screen gives the same pictures twice, and others when something on it has changed', {
  tag: '@desktop',
}, async ({ page }) => {
  await holdStill(page)
  const mosaics = async (open: () => Promise<void>) =>
    Promise.all((await takeAll(page, open)).map(({ png }) => mosaicOf(png)))
  const open = async () => void (await visit(page, '/delivery-and-returns'))
  const [once, again, later] = [
    await mosaics(open),
    await mosaics(open),
    await mosaics(async () => {
      await open()
      await page.getByRole('heading', { level: 1 }).evaluate(title => title.append('!'))
    }),
  ]
  for (const [nth, mosaic] of once.entries()) {
    const [same, other] = [again[nth], later[nth]]
    expect(same && differingCells(mosaic, same)).toEqual([])
    expect(other && differingCells(mosaic, other).length).toBeGreaterThan(0)
  }
})
