/**
 * Every diet that a dish can suit, in the order in which they are offered, with its words. A new one asks for its rule
 * in `diet-rules.ts`, and where a serving decides, for its rule in the recipes; who can live by it needs a migration as well, which
 * `modules/profile/commands.test.ts` asks for.
 */
export const DIETS = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  pescatarian: 'Pescatarian',
  'gluten-free': 'Gluten-Free',
  'dairy-free': 'Dairy-Free',
  keto: 'Keto',
  paleo: 'Paleo',
  'high-protein': 'High protein',
  'high-fibre': 'High fibre',
} as const
export type Diet = keyof typeof DIETS

/** The diets that somebody lives by; the others are said of one dish and leave no other out. */
const LIVED_BY = {
  vegetarian: true,
  vegan: true,
  pescatarian: true,
  'gluten-free': true,
  'dairy-free': true,
  keto: true,
  paleo: true,
  'high-protein': false,
  'high-fibre': false,
} as const satisfies { readonly [D in Diet]: boolean }
export type OwnDiet = { [D in Diet]: (typeof LIVED_BY)[D] extends true ? D : never }[Diet]

/** All diets, in their order. */
export const ALL_DIETS = Object.keys(DIETS) as readonly Diet[]
/** Those that somebody can live by, in their order, with their words. */
export const OWN_DIETS = Object.fromEntries(Object.entries(DIETS).filter(([diet]) => LIVED_BY[diet as Diet])) as {
  readonly [D in OwnDiet]: (typeof DIETS)[D]
}
