import type { OwnRecipe } from '../own-recipe.ts'

/** What a dish is mostly about, as a cook looks for it. */
export interface MainIngredient {
  readonly id: string
  /** Before a noun: 'chickpea' dinners. */
  readonly adjective: string
  /** By itself: 'chickpeas'. */
  readonly noun: string
  readonly foods: RegExp
  /** At least so many grams of it, as it goes in, in a serving. */
  readonly leastGrams: number
}

const PLURALS: ReadonlySet<string> = new Set([
  ...['egg', 'chickpea', 'lentil', 'bean', 'mushroom', 'leafy green', 'noodle', 'oat', 'banana', 'apple'],
])

/** In the order in which they are offered. A dish may be about several: salmon and potatoes. */
export const MAIN_INGREDIENTS: readonly MainIngredient[] = [
  main('chicken', /^(chicken|whole-chicken|roast-chicken|smoked-chicken)(?!-(stock|liver))/, 60),
  main('turkey', /turkey/, 60),
  main('beef', /^(beef|lean-beef|rump-steak|sirloin|braising-steak|ground-beef|corned-beef)/, 60),
  main('lamb', /^lamb(?!s-(liver|lettuce))/, 60),
  main('salmon', /salmon/, 40),
  main('white-fish', /^(cod|haddock|smoked-haddock|hake|pollock|sea-bass|plaice|coley)(-|$)/, 60, 'white fish'),
  main('oily-fish', /^(mackerel|smoked-mackerel|sardines|herring|kippers|trout|smoked-trout)/, 40, 'oily fish'),
  main('tuna', /^tuna/, 40),
  main('seafood', /^(prawns|mussels|scallops|squid|crab)/, 40),
  main('egg', /^(egg|egg-boiled)$/, 45),
  main('tofu', /tofu|tempeh/, 60),
  main('chickpea', /chickpea|^gram-flour/, 40),
  main('lentil', /lentil|^(mung-dal|split-peas|yellow-split)/, 35),
  main(
    'bean',
    /(^|-)(kidney|black|butter|cannellini|haricot|pinto|borlotti|black-eyed|baked)-(eyed-)?beans|edamame/,
    50,
  ),
  main('cheese', /^(halloumi|feta|paneer|cheddar|ricotta|mozzarella|goats-cheese|cottage-cheese|gruyere|stilton)/, 30),
  main('mushroom', /mushroom/, 60),
  main('potato', /^(potato|new-potato|baked-potato)/, 120),
  main('sweet-potato', /^sweet-potato/, 80, 'sweet potato'),
  main('aubergine', /^aubergine/, 80),
  main('squash', /squash|^pumpkin$/, 80),
  main(
    'greens',
    /^(spinach|mature-spinach|kale|cavolo-nero|spring-greens|swiss-chard|savoy-cabbage)/,
    50,
    'leafy green',
  ),
  main('broccoli', /broccoli/, 60),
  main('rice', /(^|-)rice$|rice-boiled|^microwave-rice|^risotto-rice|^sushi-rice/, 45),
  main('pasta', /pasta|spaghetti|macaroni|lasagne-sheets|gnocchi|linguine/, 50),
  main('noodle', /noodles/, 40),
  main('oat', /oats/, 25),
  main('berry', /berries$|berries-frozen/, 40),
  main('banana', /^banana$/, 50),
  main('apple', /apple$/, 50),
]

function main(id: string, foods: RegExp, leastGrams: number, adjective = id): MainIngredient {
  return { id, adjective, noun: nounOf(adjective), foods, leastGrams }
}

function nounOf(adjective: string): string {
  if (adjective.endsWith('potato')) return `${adjective}es`
  if (adjective === 'berry') return 'berries'
  return PLURALS.has(adjective) ? `${adjective}s` : adjective
}

/** What a dish is about: every main ingredient of which a serving has enough. */
export function mainsOf({ ingredients, serves }: Pick<OwnRecipe, 'ingredients' | 'serves'>): readonly string[] {
  return MAIN_INGREDIENTS.filter(({ foods, leastGrams }) => {
    const grams = ingredients.filter(({ food }) => foods.test(food.id)).reduce((sum, line) => sum + line.grams, 0)
    return grams / serves >= leastGrams
  }).map(({ id }) => id)
}
