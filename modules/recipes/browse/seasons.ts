import type { OwnRecipe } from '../own-recipe.ts'

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** Where it is said month by month what is harvested in the UK. The list below takes nothing that no month of its season has there. */
export const SEASON_SOURCE = { name: 'Hubbub, Eating seasonally', url: 'https://www.hubbub.org.uk/eating-seasonally' }

/** What British fields and gardens give in each season, outdoors and without a heated glasshouse. */
const IN_SEASON: { readonly [S in Season]: RegExp } = {
  spring:
    /^(asparagus|new-potato|spring-greens|spring-onion|radish|rhubarb|watercress|peas-fresh|purple-sprouting-broccoli|sorrel|little-gem)$/,
  summer:
    /^(tomato|cherry-tomato|courgette|cucumber|aubergine|(red|yellow|green)-pepper|green-beans|runner-beans|broad-beans|sweetcorn-fresh|fennel|strawberries|raspberries|blueberries|cherries|blackcurrants|redcurrants|gooseberries|lettuce|romaine-lettuce|rocket|new-potato|beetroot|mangetout|sugar-snap-peas|peas-fresh)$/,
  autumn:
    /^(apple|cooking-apple|pear|plum|damsons|blackberries|butternut-squash|pumpkin|squash|beetroot|leek|sweetcorn-fresh|celeriac|cauliflower|savoy-cabbage|kale)$/,
  winter:
    /^(leek|parsnip|swede|turnip|celeriac|kale|cavolo-nero|brussels-sprout|savoy-cabbage|red-cabbage|white-cabbage|cauliflower|chestnuts-cooked|jerusalem-artichoke)$/,
}

/** Of its fruit and vegetables so much must be in season, and so much of a serving, in g. */
const LEAST_SHARE = 0.4
const LEAST_GRAMS = 60
const PRODUCE: ReadonlySet<string> = new Set(['vegetables', 'fruit', 'frozen'])

/**
 * When a dish is at its best: by its fresh fruit and vegetables, and by what its cook wrote of it (a stew is for winter
 * whatever is in it). A dish without fresh produce is of every season, so of none.
 */
export function seasonsOf({ ingredients, serves, tags }: Pick<OwnRecipe, 'ingredients' | 'serves' | 'tags'>): Season[] {
  const produce = ingredients.filter(({ food }) => PRODUCE.has(food.aisle))
  const all = produce.reduce((sum, { grams }) => sum + grams, 0)
  return SEASONS.filter(season => {
    if ((season === 'summer' || season === 'winter') && tags.includes(season)) return true
    // A dish for summer evenings is none for winter, whatever else it has, and the other way round.
    if ((season === 'winter' && tags.includes('summer')) || (season === 'summer' && tags.includes('winter')))
      return false
    const fresh = produce
      .filter(({ food }) => IN_SEASON[season].test(food.id))
      .reduce((sum, { grams }) => sum + grams, 0)
    return fresh / serves >= LEAST_GRAMS && fresh >= all * LEAST_SHARE
  })
}

/** The names of what is in season in these dishes, the most used first. */
export function seasonalFoods(season: Season, recipes: readonly Pick<OwnRecipe, 'ingredients'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { ingredients } of recipes) {
    for (const name of new Set(
      ingredients
        .filter(({ food }) => IN_SEASON[season].test(food.id))
        .map(({ food }) => plainName(food.plural ?? severalOf(food.name))),
    )) {
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return [...counts].toSorted((one, two) => two[1] - one[1] || one[0].localeCompare(two[0])).map(([name]) => name)
}

/** 'Chestnuts, cooked' are chestnuts. */
const plainName = (name: string) => (name.split(',', 1)[0] ?? name).toLowerCase()

/** A food says its plural where it is not this one. */
function severalOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies')
  return /(?:x|ch|sh|o)$/.test(name) ? `${name}es` : `${name}s`
}
