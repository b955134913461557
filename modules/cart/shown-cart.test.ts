import { expect, test } from 'vitest'
import { lineFor } from './cart.ts'
import { biotin, creatine, magnesium, shelf } from './shelf.fixture.ts'
import { shownCart } from './shown-cart.ts'

const kept = (item: typeof biotin, quantity: number, priceId = item.priceId ?? '') => ({
  productId: item.id,
  priceId,
  quantity,
})

test('what can be bought today is shown at today’s price, also where others have taken some of it', () => {
  expect(shownCart([kept(biotin, 9), kept(magnesium, 1)], shelf)).toEqual({
    cart: { lines: [lineFor(magnesium, 1), lineFor(biotin, 9)] },
    said: [],
  })
})

test('a price of yesterday, what is not sold and what nobody knows go, each with its sentence', () => {
  const lines = [kept(biotin, 1, 'price_old'), kept(creatine, 1), kept(magnesium, 2)]
  expect(shownCart([...lines, { productId: 'snake-oil', priceId: 'price_x', quantity: 1 }], shelf)).toEqual({
    cart: { lines: [lineFor(magnesium, 2)] },
    said: ['Biotin', 'snake-oil', 'Creatine'].map(name => `Removed ${name} from cart due to price update`),
  })
})
