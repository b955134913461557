import type { PictureSource } from '#kit/picture.tsx'
import type { DishKind, ShownRecipe } from './provider/fallbacks.ts'
import { photographOf } from './recipe-pictures.ts'

/** Photographs of ours that stand for a kind of dish. */
const STOCK: { readonly [D in DishKind]: { readonly picture: string; readonly words: string } } = {
  salad: { picture: 'lentil-salad-with-beetroot-and-goats-cheese', words: 'another salad' },
  fish: { picture: 'salmon-teriyaki-with-pak-choi', words: 'another fish dish' },
  meat: { picture: 'beef-stroganoff', words: 'another meat dish' },
  pasta: { picture: 'spaghetti-with-tomato-sauce-and-basil', words: 'another pasta dish' },
  soup: { picture: 'roasted-tomato-and-red-pepper-soup', words: 'another soup' },
  dessert: { picture: 'apple-and-blackberry-crumble', words: 'another dessert' },
  plate: { picture: 'red-lentil-dal', words: 'another dish' },
}

export interface StockPicture {
  readonly picture: PictureSource
  /** Said on it, so that nobody takes it for the dish. */
  readonly caption: string
}

/** What is shown where a source has no picture of a recipe; null where it has one. */
export function stockPicture({ picture }: Pick<ShownRecipe, 'picture'>): StockPicture | null {
  if (picture.kind === 'own') return null
  const { picture: name, words } = STOCK[picture.dish]
  const source = photographOf(name)
  return source && { picture: source, caption: `Picture of ${words}` }
}
