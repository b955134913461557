import { describe, expect, test, vi } from 'vitest'
import { CART_TEXTS, EMPTY_CART, lineFor } from '../cart.ts'
import { Disk } from '../disk.fixture.ts'
import { biotin, magnesium } from '../shelf.fixture.ts'
import { serializeCart } from '../stored-cart.ts'
import { BrowserCart, COOKIES_BLOCKED } from './browser-cart.ts'
import type { Told } from './cart-state.ts'
import { HeldCart } from './held-cart.ts'

/** A page with a cart, and a line to the shop that can be cut: so many fetches fail before one arrives. */
function page(disk = new Disk(), failures = 0) {
  let left = failures
  const fetch = vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    return { BrowserCart }
  })
  const held = new HeldCart(disk.open, fetch)
  const told: Told[] = []
  held.listen(one => told.push(one))
  let looks = 0
  held.subscribe(() => looks++)
  return { held, fetch, told, disk, looks: () => looks, ids: () => held.state().cart.lines.map(({ id }) => id) }
}

const stored = () => {
  const disk = new Disk()
  disk.files.set('cart', serializeCart({ lines: [lineFor(biotin, 2)] }))
  return disk
}
const settled = () => new Promise(resolve => setTimeout(resolve))

describe('a browser without a cart', () => {
  test('knows so at the first look, and fetches nothing', async () => {
    const { held, fetch, looks } = page()
    expect(held.state().known).toBe(false)
    held.refresh()
    expect(held.state()).toMatchObject({ known: true, cart: EMPTY_CART })
    held.refresh()
    await settled()
    expect([fetch.mock.calls.length, looks()]).toEqual([0, 1])
  })

  test('has no cart to act upon now, and one as soon as it is waited for', async () => {
    const { held, fetch } = page()
    expect(held.actions.now()).toBeNull()
    expect(await held.actions.latest()).toEqual(EMPTY_CART)
    expect(held.actions.now()).toEqual(EMPTY_CART)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('says of a change that cannot be made yet how many there are', () => {
    expect(page().held.actions.update('biotin', 3)).toEqual({ kind: 'set', cart: EMPTY_CART, capped: null })
  })
})

describe('a browser with a cart', () => {
  test('fetches what reads it, once, and is unknown until then', async () => {
    const { held, fetch, ids, looks } = page(stored())
    held.refresh()
    held.refresh()
    held.prepare()
    expect(held.state().known).toBe(false)
    await settled()
    expect([held.state().known, ids(), fetch.mock.calls.length]).toEqual([true, ['biotin'], 1])
    expect(looks()).toBeGreaterThan(0)
    expect(held.actions.now()?.lines).toHaveLength(1)
  })

  test('reads what another tab wrote meanwhile', async () => {
    const { held, disk, ids } = page(stored())
    await held.actions.latest()
    disk.files.set('cart', serializeCart({ lines: [lineFor(magnesium, 1)] }))
    expect(held.actions.now()?.lines.map(({ id }) => id)).toEqual(['magnesium-complex'])
    held.refresh()
    expect(ids()).toEqual(['magnesium-complex'])
  })

  test('that cannot be looked into is an empty one, until something is put in', async () => {
    const disk = new Disk()
    disk.refuses = 'everything'
    const { held, fetch, told } = page(disk)
    held.refresh()
    await settled()
    expect([held.state().known, fetch.mock.calls.length, told]).toEqual([true, 0, []])
    held.actions.add(magnesium)
    await settled()
    expect(told.map(({ message }) => message)).toEqual([COOKIES_BLOCKED, CART_TEXTS.added(magnesium.name)])
  })

  test('looks again when the first fetch failed', async () => {
    const { held, fetch, ids, told } = page(stored(), 1)
    held.refresh()
    await settled()
    expect([held.state().known, told]).toEqual([false, []])
    held.refresh()
    await settled()
    expect([held.state().known, ids(), fetch.mock.calls.length]).toEqual([true, ['biotin'], 2])
  })
})

describe('what is put in before the machinery is there', () => {
  test('is in when it is, in the order of the presses, with one fetch', async () => {
    const { held, fetch, ids, told } = page()
    held.refresh()
    held.actions.add(biotin)
    held.actions.add(magnesium, 2)
    await settled()
    expect([ids(), fetch.mock.calls.length]).toEqual([['biotin', 'magnesium-complex'], 1])
    expect(told.map(({ tone }) => tone)).toEqual(['success', 'success'])
  })

  test('is said not to be in when it cannot be fetched, and pressing again works', async () => {
    const { held, told, ids, disk } = page(new Disk(), 1)
    held.refresh()
    held.actions.add(biotin)
    await settled()
    expect(told).toEqual([{ message: CART_TEXTS.addFailed, tone: 'error' }])
    expect([ids(), disk.cart]).toEqual([[], null])
    held.actions.add(biotin)
    await settled()
    expect(ids()).toEqual(['biotin'])
  })

  test('is told to whoever listens by then', async () => {
    const { held, told } = page()
    const late: Told[] = []
    held.actions.add(biotin)
    const end = held.listen(one => late.push(one))
    await settled()
    expect([told.length, late.length]).toEqual([0, 1])
    end()
  })

  test('of anything else a failure is not said: nothing was promised', async () => {
    const { held, told } = page(new Disk(), 1)
    held.actions.clear()
    await settled()
    expect(told).toEqual([])
  })
})
