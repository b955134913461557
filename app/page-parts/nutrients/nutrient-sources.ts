import { nutrientClaims } from '#modules/catalogue/nutrient-claims.ts'
import { labelDay, type NutrientPage } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { referenceBands } from '#modules/nutrition/ranking/page-reference.ts'
import type { RankedFood } from '#modules/nutrition/ranking/richest-foods.ts'
import { upperLines, warningOf } from './nutrient-words.ts'

/** Where what a nutrient's page says is from. */
export function sourcesOf(page: NutrientPage, foods: readonly RankedFood[]): string[] {
  const tables = foods.some(({ source }) => source === 'SR28') ? '; USDA SR28 where CoFID has no figure' : ''
  const warning = warningOf(page)
  return [
    `Foods: McCance and Widdowson’s Composition of Foods Integrated Dataset (CoFID) 2021${tables}.`,
    'Portions: NHS, 5 A Day and Fish and shellfish; otherwise the kitchen measures of our own foods.',
    page.slug === 'free-sugars'
      ? 'Daily limits: NHS, Sugar: the facts, after SACN, Carbohydrates and Health, 2015.'
      : referenceBands(page).length > 0
        ? 'UK reference intakes: COMA 1991 and SACN, as printed by the British Nutrition Foundation, 2021.'
        : 'The UK sets no reference intake for it; 100 % on a label is the nutrient reference value.',
    ...(labelDay(page) === null ? [] : ['100 % on a label: Regulation (EU) 1169/2011, Annex XIII, as assimilated.']),
    ...(nutrientClaims(page.key)
      ? ['What it does: Great Britain nutrition and health claims register, after Regulation (EU) 432/2012.']
      : []),
    ...new Set(upperLines(page).map(({ source }) => `Upper level: ${source}.`)),
    ...(warning ? [`${warning.source}.`] : []),
  ]
}
