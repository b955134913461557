/** What a cook is to see to, by the raw foods that a dish is made of. */
export interface Care {
  /** As cook mode says it. */
  readonly sentence: string
  /** Whose advice it is, and where it is found. */
  readonly source: string
  /** Before anything else, or while it is on the heat. */
  readonly when: 'before' | 'cooking'
  /** Ids of foods. */
  readonly foods: ReadonlySet<string>
}

export const CARE = {
  'kidney-beans': {
    sentence:
      'Soak dried kidney beans for at least five hours, throw the water away, boil hard for at least 10 minutes, then simmer until soft; never straight into a slow cooker.',
    source: 'Food Safety Information Council, Slow cookers; US FDA, Bad Bug Book: phytohaemagglutinin',
    when: 'before',
    // White ones hold less of it, and a mix of dried beans has red ones.
    foods: new Set(['kidney-beans-dried', 'cannellini-beans-dried', 'beans-dried-mixed']),
  },
  'cook-through': {
    sentence: 'Cook until steaming hot with no pink left and clear juices.',
    source: 'FSA, Cooking your food; FSA, Burgers at home',
    when: 'cooking',
    // Minced or rolled, and poultry and pork in any shape. A steak is sealed from outside.
    foods: new Set([
      ...['beef-mince', 'lean-beef-mince', 'beef-mince-10-fat', 'beef-mince-20-fat', 'beef-burger', 'beef-sausages'],
      ...['lamb-mince', 'veal-mince', 'pork-mince', 'ground-pork', 'pork-sausages', 'pork-sausages-raw', 'meatballs'],
      ...['pork-chop', 'pork-belly', 'pork-belly-raw', 'pork-fillet', 'pork-shoulder', 'pork-shoulder-trimmed'],
      ...['pork-loin-chop-raw', 'pork-chop-trimmed', 'pork-chop-american', 'pork-diced', 'pork-loin', 'pork-leg-raw'],
      ...['pork-ribs', 'pork-butt-american', 'chicken-breast', 'chicken-breast-skin', 'chicken-thigh'],
      ...['chicken-thigh-skin', 'chicken-thigh-skinned', 'chicken-drumstick', 'chicken-drumstick-skinned'],
      ...['chicken-wings', 'chicken-leg', 'chicken-leg-skinned', 'chicken-pieces', 'chicken-pieces-skinned'],
      ...['chicken-meat', 'chicken-mince', 'ground-chicken', 'chicken-sausages', 'chicken-liver', 'breaded-chicken'],
      ...['chicken-kiev', 'whole-chicken', 'poussin', 'turkey-mince', 'ground-turkey', 'turkey-breast', 'turkey-meat'],
      ...['whole-turkey', 'duck-breast', 'duck-meat', 'duck-leg', 'duck-liver', 'whole-duck', 'goose'],
      ...['wild-duck', 'ground-lamb'],
    ]),
  },
} as const satisfies Record<string, Care>

export type CareId = keyof typeof CARE
