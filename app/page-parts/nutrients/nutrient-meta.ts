import type { Crumb } from '#app/shell/crumbs.tsx'
import type { NutrientPage } from '#modules/nutrition/ranking/nutrient-pages.ts'
import type { RankedFood } from '#modules/nutrition/ranking/richest-foods.ts'
import { figure } from './nutrient-view.ts'

const NUTRIENTS_PATH = '/learn/nutrients'

const MOST_IN_DESCRIPTION = 3

export const crumbsOf = ({ name, slug }: NutrientPage): Crumb[] => [
  { name: 'Home', path: '/' },
  { name: 'Nutrients', path: NUTRIENTS_PATH },
  { name, path: `${NUTRIENTS_PATH}/${slug}` },
]

/** Title and description as somebody searches: 'foods with iron'. The figures are those of the page. */
export function nutrientHead(page: NutrientPage, foods: readonly RankedFood[]): { title: string; description: string } {
  const { inWords, isLimit, unit, decimals, otherWords } = page
  const named = foods
    .slice(0, MOST_IN_DESCRIPTION)
    .map(({ name, amount, portion }) => `${name} (${figure(amount, decimals)} ${unit} in ${portion.words})`)
  const alias = otherWords[0] ? ` (${otherWords[0]})` : ''
  return isLimit
    ? {
        title: `Foods high in ${inWords}, and how much is too much`,
        description: `How much ${inWords}${alias} is in a portion, most first: ${named.join(', ')}. UK limits by age, and dishes with little of it.`,
      }
    : {
        title: `Foods with ${inWords}, and how much you need`,
        description: `Foods high in ${inWords}${alias}, per portion: ${named.join(', ')}. UK intakes by age, what it does, dishes, and how much is too much.`,
      }
}

/** The list of a page as search engines are told it. */
export function foodListData({ inWords, isLimit }: NutrientPage, foods: readonly { readonly name: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: isLimit ? `Foods high in ${inWords}` : `Foods with ${inWords}`,
    itemListOrder: 'https://schema.org/ItemListOrderDescending',
    numberOfItems: foods.length,
    itemListElement: foods.map(({ name }, place) => ({ '@type': 'ListItem', position: place + 1, name })),
  }
}
