import { ALL_DIETS, DIETS, type Diet, OWN_DIETS, type OwnDiet } from './diets.ts'
import { ALLERGENS, type Allergen, type Food } from './food.ts'

/**
 * Not nuts in law, where nuts are the eight of Annex II, and yet left out by most who must not eat nuts: a pine nut is
 * a seed, and sweet chestnuts are not named. Sesame is an allergen of its own, and coconut is a fruit.
 */
export const NUT_LIKE = { 'pine-nuts': 'Pine nuts', chestnuts: 'Chestnuts' } as const
export type NutLike = keyof typeof NUT_LIKE

const NUT_LIKE_FOODS: { readonly [N in NutLike]: readonly string[] } = {
  'pine-nuts': ['pine-nuts'],
  chestnuts: ['chestnuts-cooked', 'chestnut-flour', 'sweet-chestnut-puree'],
}

/** Ids of the foods that are left out with nuts unless somebody says otherwise. */
export const FOODS_LIKE_NUTS: readonly string[] = Object.values(NUT_LIKE_FOODS).flat()

/** Which of them these foods are. */
export const nutLikeIn = (foods: readonly Pick<Food, 'id'>[]): NutLike[] =>
  (Object.keys(NUT_LIKE) as NutLike[]).filter(kind => foods.some(({ id }) => NUT_LIKE_FOODS[kind].includes(id)))

/** What is known of anything that is eaten, as far as somebody's diets and allergies care. */
export interface Edible {
  /** It is known to suit these. */
  readonly diets: readonly Diet[]
  /** It is known to hold these. */
  readonly allergens: readonly Allergen[]
  readonly nutLike: readonly NutLike[]
  /** Whether all that is in it is known. If not, what is not listed above is unknown: never taken for absent. */
  readonly isWhole: boolean
}

/** Of what nobody tells us anything. */
export const UNKNOWN_EDIBLE: Edible = { diets: [], allergens: [], nutLike: [], isWhole: false }

/** What is known of several things that are eaten together: it suits whom each of them suits. Of none nothing is known. */
export function edibleTogether(parts: readonly Edible[]): Edible {
  const [first, ...rest] = parts
  if (!first) return UNKNOWN_EDIBLE
  return {
    diets: first.diets.filter(diet => rest.every(({ diets }) => diets.includes(diet))),
    allergens: (Object.keys(ALLERGENS) as Allergen[]).filter(each =>
      parts.some(({ allergens }) => allergens.includes(each)),
    ),
    nutLike: (Object.keys(NUT_LIKE) as NutLike[]).filter(kind => parts.some(({ nutLike }) => nutLike.includes(kind))),
    isWhole: parts.every(({ isWhole }) => isWhole),
  }
}

/** What every card says in words to those it concerns (`ui/eating-marks.css` decides who they are). */
export interface EatingMark {
  /** Anyone who avoids this allergen, lives by this diet, or, for 'any', told us of either. */
  readonly for: Allergen | OwnDiet | 'any'
  readonly words: string
}

const record = <K extends string, V>(keys: readonly K[], of: (key: K) => V) =>
  Object.fromEntries(keys.map(key => [key, of(key)])) as { readonly [key in K]: V }

/** Behind 'Contains' the words of the law would say it twice. */
const CONTAINED_WORDS: { readonly [A in Allergen]?: string } = { gluten: 'cereals with gluten' }
/** Short enough for a card. The law says 'cereals containing gluten'. */
const CARD_WORDS: { readonly [A in Allergen]?: string } = { gluten: 'gluten', sulphites: 'sulphites' }

// One object each, so that a page with many cards carries every sentence once.
const HOLDS = record(
  Object.keys(ALLERGENS) as Allergen[],
  (allergen): EatingMark => ({
    for: allergen,
    words: `Contains ${CARD_WORDS[allergen] ?? ALLERGENS[allergen].toLowerCase()}`,
  }),
)
const HOLDS_NUT_LIKE = record(
  Object.keys(NUT_LIKE) as NutLike[],
  (kind): EatingMark => ({ for: 'nuts', words: `Contains ${NUT_LIKE[kind].toLowerCase()}` }),
)
const SUITS_NOT = record(
  Object.keys(OWN_DIETS) as OwnDiet[],
  (diet): EatingMark => ({ for: diet, words: `Not ${DIETS[diet].toLowerCase()}` }),
)
const GLUTEN_FREE_OATS: EatingMark = { for: 'gluten', words: 'Contains gluten-free oats' }
const UNCHECKED: EatingMark = { for: 'any', words: 'Not checked for allergens or diets' }

/**
 * All that may speak against it, for anybody: allergens first. Where something is not wholly known, that is said too,
 * and no diet is said to be broken that may be kept.
 */
export function eatingMarks({ allergens, nutLike, diets, isWhole }: Edible): EatingMark[] {
  return [
    ...allergens.map(allergen => (isOatsAlone(allergen, diets) ? GLUTEN_FREE_OATS : HOLDS[allergen])),
    ...nutLike.map(kind => HOLDS_NUT_LIKE[kind]),
    ...(isWhole ? Object.values(SUITS_NOT).filter(mark => !diets.includes(mark.for as OwnDiet)) : [UNCHECKED]),
  ]
}

/**
 * A gluten-free dish that holds a cereal containing gluten holds oats that are gluten-free, and nothing else of them.
 */
function isOatsAlone(allergen: Allergen, diets: readonly Diet[]): boolean {
  return allergen === 'gluten' && diets.includes('gluten-free')
}

/** The allergens as they stand behind 'Contains': 'milk', 'cereals with gluten', which the law calls cereals containing it. */
export function allergenWords({ allergens, diets }: Pick<Edible, 'allergens' | 'diets'>): string[] {
  return allergens.map(allergen =>
    isOatsAlone(allergen, diets)
      ? 'oats (gluten-free)'
      : (CONTAINED_WORDS[allergen] ?? ALLERGENS[allergen].toLowerCase()),
  )
}

/** Diets whose words are worth a search and a badge, strictest first, without those that go without saying. */
export function tellingDiets(diets: readonly Diet[]): Diet[] {
  const [strictest, ...implied] = (['vegan', 'vegetarian', 'pescatarian'] as const).filter(diet => diets.includes(diet))
  return ALL_DIETS.filter(diet => diets.includes(diet))
    .filter(diet => diet === strictest || !(implied as readonly Diet[]).includes(diet))
    .filter(diet => !(strictest === 'vegan' && diet === 'dairy-free'))
}
