/** What is advised on food that is cooked now and eaten later. */
export interface Keeping {
  /** As a page says it. */
  readonly sentence: string
  /** Whose advice it is, and where it is found. */
  readonly source: string
}

/** In the fridge, from the end of cooking to the meal: FSA, How to chill, freeze and defrost food safely; NHS, Storing food. */
export const USUAL_FRIDGE_HOURS = 48
/** The same with rice, whose spores survive the boiling: NHS, Can reheating rice cause food poisoning? */
const RICE_HOURS = 24

export const KEEPING = {
  cooked: {
    sentence: 'Eat cooked leftovers within two days, or freeze them.',
    source: 'FSA, How to chill, freeze and defrost food safely',
  },
  rice: {
    sentence: 'Eat rice within 24 hours and reheat it once only, until steaming hot.',
    source: 'NHS, Can reheating rice cause food poisoning?',
  },
  cool: {
    sentence: 'Cool food and put it in the fridge within one to two hours, rice within one.',
    source: 'NHS, Storing and reheating food',
  },
  reheat: {
    sentence: 'Reheat a portion once; what is left after that goes in the bin.',
    source: 'NHS, Storing and reheating food',
  },
  core: {
    sentence: 'Steaming hot all through: 70 °C for two minutes, or 75 °C for 30 seconds.',
    source: 'FSA, Cooking your food',
  },
  thawed: {
    sentence: 'Thaw in the fridge and eat within 24 hours.',
    source: 'FSA, How to chill, freeze and defrost food safely',
  },
  fridge: {
    sentence: 'Keep the fridge at 5 °C or below.',
    source: 'FSA, How to chill, freeze and defrost food safely; Food Standards Scotland, Storing food',
  },
  table: {
    sentence: 'Do not leave cold food out for more than four hours.',
    source: 'Food Standards Scotland, Storing food; FSA, Listeria',
  },
  date: {
    sentence: 'Freeze or eat food by its use-by date; best-before is about quality.',
    source: 'FSA, How to chill, freeze and defrost food safely',
  },
} as const satisfies Record<string, Keeping>

/** Raw and cooked; not what is made of its flour, puffed, or sour with vinegar. */
export const RICE_FOODS: ReadonlySet<string> = new Set([
  ...['white-rice', 'basmati-rice', 'jasmine-rice', 'brown-rice', 'brown-basmati-rice', 'risotto-rice', 'wild-rice'],
  ...['white-rice-boiled', 'basmati-rice-boiled', 'jasmine-rice-boiled', 'brown-rice-boiled', 'wild-rice-boiled'],
  ...['brown-basmati-rice-boiled', 'risotto-rice-boiled', 'pudding-rice', 'sushi-rice', 'sushi-rice-cooked'],
  ...['red-rice', 'black-rice', 'microwave-rice', 'rice-pudding', 'egg-fried-rice', 'sushi', 'sushi-tuna'],
  'sushi-vegetable',
])

type Part = { readonly foodId: string | null }

/** How many hours after it was cooked a dish of these foods is eaten from the fridge at the latest. */
export const fridgeHoursOf = (parts: readonly Part[]): number =>
  parts.some(({ foodId }) => foodId !== null && RICE_FOODS.has(foodId)) ? RICE_HOURS : USUAL_FRIDGE_HOURS

export type KeepingId = keyof typeof KEEPING

/** What is said of what is left of a dish. What is said of rice says already that it is reheated once. */
export const keepingOf = (parts: readonly Part[], { freezes }: { readonly freezes: boolean }): readonly KeepingId[] =>
  fridgeHoursOf(parts) === RICE_HOURS
    ? ['cool', 'rice', 'core']
    : ['cool', 'cooked', ...(freezes ? (['thawed'] as const) : []), 'reheat', 'core']
