import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { setFree } from './buying.test-support.ts'

// What the drawer of the cart asks for: today's shelf, and what goes with what is in it.

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const ASK = '/api/beside-cart'
const offered = async (...products: unknown[]) => {
  const { status, json } = await shop.call(ASK, { products })
  expect(status).toBe(200)
  return (json.suggestions as { item: { id: string } }[]).map(({ item }) => item.id)
}

test('offers what repeats no nutrient of the cart, in the order of the shelf, with its rule', async () => {
  expect(await offered('magnesium-complex')).toEqual(['vitamin-d3-k2', 'biotin', 'collagen-capsules'])
  expect(await offered('magnesium-complex', 'biotin', 'collagen-peptides')).toEqual(['vitamin-d3-k2'])
  const { json } = await shop.call(ASK, { products: ['biotin'] })
  expect(json.shelf).toHaveLength(8)
  expect(json.suggestions[0]).toMatchObject({
    reason: expect.stringMatching(/^Why this one: /),
    askFirst: expect.any(String),
  })
})

test('offers nothing beside an empty cart, nor what is sold out', async () => {
  expect(await offered()).toEqual([])
  await setFree(shop, 'vitamin-d3-k2', 0)
  expect(await offered('magnesium-complex')).toEqual(['biotin', 'collagen-capsules'])
  await setFree(shop, 'vitamin-d3-k2', 50)
})

test('leaves out what it does not know, and refuses what is no list', async () => {
  expect(await offered('snake-oil', 7, null, 'biotin', 'biotin')).toEqual(await offered('biotin'))
  for (const body of [null, {}, { products: 'biotin' }, []]) expect((await shop.call(ASK, body)).status).toBe(400)
  expect((await shop.ask(ASK)).status).toBe(405)
})
