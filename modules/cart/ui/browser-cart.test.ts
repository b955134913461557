import { describe, expect, test } from 'vitest'
import { EMPTY_CART, lineFor } from '../cart.ts'
import { Disk } from '../disk.fixture.ts'
import { biotin, magnesium, shelf, vitaminD } from '../shelf.fixture.ts'
import { serializeCart } from '../stored-cart.ts'
import { BrowserCart } from './browser-cart.ts'
import type { Told } from './cart-state.ts'

function tab(disk: Disk) {
  const cart = new BrowserCart(disk.open)
  const told: Told[] = []
  cart.listen(one => told.push(one))
  cart.refresh()
  return { cart, told, lines: () => cart.state().cart.lines }
}

function press(told: Told | undefined) {
  if (!told?.action || !('run' in told.action)) throw new Error('There is nothing to press')
  told.action.run()
}

const stored = (...lines: ReturnType<typeof lineFor>[]) => {
  const disk = new Disk()
  disk.files.set('cart', serializeCart({ lines }))
  return disk
}

describe('a cart in the browser', () => {
  test('is unknown until the storage was read, then empty, and an empty start writes nothing', () => {
    const disk = new Disk()
    const cart = new BrowserCart(disk.open)
    expect(cart.state().known).toBe(false)
    cart.refresh()
    expect(cart.state()).toMatchObject({ known: true, itemCount: 0, cart: EMPTY_CART })
    expect(disk.writes).toBe(0)
  })

  test('survives a reload', () => {
    const disk = new Disk()
    tab(disk).cart.add(magnesium, 2)
    const again = tab(disk)
    expect(again.cart.state()).toMatchObject({ itemCount: 2, subtotalPence: 1892 })
    expect(again.told).toEqual([])
  })

  test('says what was added and leads to the cart', () => {
    const { cart, told } = tab(new Disk())
    cart.add(magnesium)
    cart.add(biotin, 9)
    expect(told).toEqual([
      {
        message: 'Magnesium Complex added to cart!',
        tone: 'success',
        action: { label: 'View', to: 'cart' },
        added: 'magnesium-complex',
      },
      {
        message: 'Biotin added to cart! We have only 4 of Biotin left, so that is the most you can order.',
        tone: 'warning',
        action: { label: 'View', to: 'cart' },
        added: 'biotin',
      },
    ])
  })

  test('says why it added nothing', () => {
    const { cart, told, lines } = tab(new Disk())
    cart.add({ ...magnesium, priceId: 'price_foreign' }, 1, shelf)
    cart.add({ ...magnesium, id: '' as 'biotin' })
    expect(told.map(one => one.message)).toEqual(['Invalid price ID for Magnesium Complex', 'Invalid supplement data'])
    expect(lines()).toEqual([])
  })

  test('gives a removed line back to its place, and a cleared cart whole', () => {
    const disk = stored(lineFor(magnesium, 2), lineFor(vitaminD, 1))
    const { cart, told, lines } = tab(disk)
    const before = lines()
    cart.remove('magnesium-complex')
    expect(lines()).toEqual([lineFor(vitaminD, 1)])
    press(told.at(-1))
    expect(lines()).toEqual(before)
    cart.update('vitamin-d3-k2', 0)
    expect(told.at(-1)?.message).toBe('Removed Vitamin D3 + K2 from cart')
    press(told.at(-1))
    cart.clear()
    expect(lines()).toEqual([])
    press(told.at(-1))
    expect(lines()).toEqual(before)
    expect(disk.cart).toBe(serializeCart({ lines: before }))
  })
})

describe('two tabs', () => {
  test('add to the same cart, though neither heard of the other', () => {
    const disk = new Disk()
    const [left, right] = [tab(disk), tab(disk)]
    left.cart.add(magnesium)
    right.cart.add(vitaminD, 2)
    left.cart.add(magnesium)
    expect(left.lines()).toEqual([lineFor(magnesium, 2), lineFor(vitaminD, 2)])
    right.cart.refresh()
    expect(right.lines()).toEqual(left.lines())
  })

  test('a line removed in one does not come back through a quantity set in the other', () => {
    const disk = stored(lineFor(magnesium, 2))
    const [left, right] = [tab(disk), tab(disk)]
    left.cart.remove('magnesium-complex')
    right.cart.update('magnesium-complex', 5)
    expect(right.lines()).toEqual([])
  })

  test('a tab that hears nothing new keeps the very same state', () => {
    const { cart } = tab(stored(lineFor(magnesium, 2)))
    const state = cart.state()
    cart.refresh()
    expect(cart.state()).toBe(state)
  })
})

describe('storage that fails', () => {
  test.each(['{', '[]', 'x'.repeat(100_001)])('unreadable content is said, removed and forgotten (%#)', content => {
    const disk = new Disk()
    disk.files.set('cart', content)
    const { told, lines } = tab(disk)
    expect(told).toEqual([{ message: 'Failed to load cart data', tone: 'error' }])
    expect(lines()).toEqual([])
    expect(disk.cart).toBeNull()
  })

  test('lost lines are remembered over reloads until the visitor changes the cart', () => {
    const disk = stored(lineFor(vitaminD, 0), lineFor(magnesium, 2))
    expect(tab(disk).cart.lostLines()).toBe(true)
    const again = tab(disk)
    expect([again.told, again.cart.lostLines()]).toEqual([[], true])
    again.cart.review(shelf)
    expect(tab(disk).cart.lostLines()).toBe(true)
    again.cart.update(magnesium.id, 1)
    expect([again.cart.lostLines(), tab(disk).cart.lostLines()]).toEqual([false, false])
  })

  test('items that are none are dropped with the specified warning, and stay away', () => {
    const disk = stored(lineFor(magnesium, 2), { ...lineFor(vitaminD, 1), quantity: -3 })
    expect(tab(disk).told.map(one => one.message)).toEqual(['Removed Vitamin D3 + K2 from cart due to price update'])
    expect(tab(disk).told).toEqual([])
  })

  test('without any storage the cart lives as long as the page', () => {
    const disk = new Disk()
    disk.refuses = 'everything'
    const { cart, told, lines } = tab(disk)
    expect(told).toEqual([])
    cart.add(magnesium, 2)
    cart.add(vitaminD)
    cart.update('magnesium-complex', 5)
    cart.remove('vitamin-d3-k2')
    expect(lines()).toEqual([lineFor(magnesium, 5)])
    expect(told.filter(one => one.tone === 'error').map(one => one.message)).toEqual([
      'Failed to save cart data. Your browser blocks cookies, so the cart lasts as long as this page.',
    ])
  })

  test('when the disk is full an item stays for this page, and is saved as soon as it can be', () => {
    const disk = new Disk()
    disk.refuses = 'writing'
    const { cart, told, lines } = tab(disk)
    cart.add(magnesium)
    cart.add(vitaminD)
    expect(told.filter(one => one.tone === 'error').map(one => one.message)).toEqual(['Failed to save cart data'])
    disk.refuses = 'nothing'
    cart.update('magnesium-complex', 3)
    expect(disk.cart).toBe(serializeCart({ lines: lines() }))
    expect(lines()).toEqual([lineFor(magnesium, 3), lineFor(vitaminD, 1)])
  })

  test('what a reload would undo has not happened, and is said to have failed', () => {
    const disk = stored(lineFor(magnesium, 2))
    const { cart, told, lines } = tab(disk)
    disk.refuses = 'writing'
    cart.update('magnesium-complex', 1)
    cart.remove('magnesium-complex')
    cart.clear()
    expect(told.map(one => one.message)).toEqual([
      'Failed to update quantity',
      'Failed to remove item from cart',
      'Failed to clear cart',
    ])
    expect(lines()).toEqual([lineFor(magnesium, 2)])
  })
})

describe('today’s shelf', () => {
  test('a price that changed drops the line with its warning; the toast puts it back at today’s price', () => {
    const { cart, told, lines } = tab(stored({ ...lineFor(magnesium, 2), pricePence: 899 }, lineFor(vitaminD, 1)))
    cart.review(shelf)
    expect(lines()).toEqual([lineFor(vitaminD, 1)])
    expect(told.at(-1)?.message).toBe('Removed Magnesium Complex from cart due to price update')
    press(told.at(-1))
    expect(lines()).toEqual([lineFor(magnesium, 2), lineFor(vitaminD, 1)])
    expect(cart.state().offer).toBeNull()
    expect(cart.review(shelf)).toBe('kept')
  })

  test('an unknown price id removes the stored cart; the valid lines can be put back', () => {
    const disk = stored({ ...lineFor(magnesium, 2), priceId: 'price_old' }, lineFor(vitaminD, 1))
    const { cart, told, lines } = tab(disk)
    cart.review(shelf)
    expect(disk.cart).toBeNull()
    expect(lines()).toEqual([])
    expect(told.map(one => one.message)).toEqual(['Your cart has been cleared due to product updates'])
    cart.acceptOffer()
    expect(lines()).toEqual([lineFor(vitaminD, 1)])
  })

  test('with nothing to put back the toast offers nothing', () => {
    const { cart, told } = tab(stored({ ...lineFor(magnesium, 2), priceId: 'price_old' }))
    cart.review(shelf)
    expect(told.at(-1)).toEqual({ message: 'Your cart has been cleared due to product updates', tone: 'warning' })
    expect(cart.state().offer).toBeNull()
  })

  test('an offer declined is gone', () => {
    const { cart } = tab(stored({ ...lineFor(magnesium, 2), pricePence: 899 }))
    cart.review(shelf)
    cart.dismissOffer()
    cart.acceptOffer()
    expect(cart.state()).toMatchObject({ itemCount: 0, offer: null })
  })
})

describe('after a purchase', () => {
  test('what was bought leaves once, however often the confirmation is opened', () => {
    const disk = stored(lineFor(magnesium, 2), lineFor(vitaminD, 1))
    tab(disk).cart.afterPurchase('order-1', [{ priceId: 'price_magnesium', quantity: 2 }])
    const later = tab(disk)
    expect(later.lines()).toEqual([lineFor(vitaminD, 1)])
    later.cart.add(magnesium, 2)
    later.cart.afterPurchase('order-1', [{ priceId: 'price_magnesium', quantity: 2 }])
    expect(later.lines()).toEqual([lineFor(vitaminD, 1), lineFor(magnesium, 2)])
    later.cart.afterPurchase('order-2')
    expect(later.lines()).toEqual([])
  })
})
