import type { Buyable } from './cart.ts'

/** A small shelf for tests: plenty of the first, little of the second. Prices as in the catalogue. */
export const magnesium: Buyable = {
  id: 'magnesium-complex',
  name: 'Magnesium Complex',
  priceId: 'price_magnesium',
  pricePence: 946,
  picture: 'magnesium-complex-front',
  availableUnits: 99,
  onSale: true,
}

export const vitaminD: Buyable = {
  id: 'vitamin-d3-k2',
  name: 'Vitamin D3 + K2',
  priceId: 'price_vitamin_d',
  pricePence: 610,
  picture: 'vitamin-d3-k2-front',
  availableUnits: 12,
  onSale: true,
}

export const biotin: Buyable = {
  id: 'biotin',
  name: 'Biotin',
  priceId: 'price_biotin',
  pricePence: 565,
  picture: 'biotin-front',
  availableUnits: 4,
  onSale: true,
}

export const creatine: Buyable = {
  id: 'creatine',
  name: 'Creatine',
  priceId: 'price_creatine',
  pricePence: 425,
  picture: null,
  availableUnits: 0,
  onSale: false,
}

export const shelf: readonly Buyable[] = [magnesium, vitaminD, biotin, creatine]
