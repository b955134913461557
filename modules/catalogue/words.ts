import { biotin } from '#content/products/biotin.ts'
import { collagenCapsules } from '#content/products/collagen-capsules.ts'
import { collagenPeptides } from '#content/products/collagen-peptides.ts'
import { creatine } from '#content/products/creatine.ts'
import { lionsMane } from '#content/products/lions-mane.ts'
import { magnesiumComplex } from '#content/products/magnesium-complex.ts'
import { vitaminC } from '#content/products/vitamin-c.ts'
import { vitaminD3K2 } from '#content/products/vitamin-d3-k2.ts'
import { PRODUCT_IDS, type ProductId, type ProductWords } from './product.ts'

/** What is written about each product. Kept out of the browser: pages get it from their loaders. */
export const WORDS: Record<ProductId, ProductWords> = {
  'magnesium-complex': magnesiumComplex,
  'vitamin-d3-k2': vitaminD3K2,
  biotin,
  'collagen-capsules': collagenCapsules,
  'collagen-peptides': collagenPeptides,
  'lions-mane': lionsMane,
  creatine,
  'vitamin-c': vitaminC,
}

/** What is announced ('Coming Soon') and not sold yet: it needs no price at the payment service. */
export const ANNOUNCED_IDS: readonly ProductId[] = PRODUCT_IDS.filter(id => !WORDS[id].photographed)
