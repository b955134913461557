import type { ProductId, Shelved } from '#modules/catalogue/product.ts'
import { biotin } from './biotin.ts'
import { collagenCapsules } from './collagen-capsules.ts'
import { collagenPeptides } from './collagen-peptides.ts'
import { creatine } from './creatine.ts'
import { lionsMane } from './lions-mane.ts'
import { magnesiumComplex } from './magnesium-complex.ts'
import { vitaminC } from './vitamin-c.ts'
import { vitaminD3K2 } from './vitamin-d3-k2.ts'

/** What is written about each product, and what it costs at first, in pence with VAT. */
export const SHELF: { readonly [Id in ProductId]: Shelved } = {
  'magnesium-complex': { words: magnesiumComplex, openingPence: 946, openingStock: 500 },
  'vitamin-d3-k2': { words: vitaminD3K2, openingPence: 610, openingStock: 500 },
  biotin: { words: biotin, openingPence: 565, openingStock: 500 },
  'collagen-capsules': { words: collagenCapsules, openingPence: 975, openingStock: 500 },
  'collagen-peptides': { words: collagenPeptides, openingPence: 1532 },
  'lions-mane': { words: lionsMane, openingPence: 745 },
  creatine: { words: creatine, openingPence: 425 },
  'vitamin-c': { words: vitaminC, openingPence: 329 },
}
