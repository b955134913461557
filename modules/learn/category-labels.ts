/** What articles and courses are about, with its name on the screen. */
export const CATEGORY_LABELS = {
  'nutrition-basics': 'Nutrition basics',
  supplements: 'Supplements',
  'meal-planning': 'Meal planning',
  wellness: 'Wellness',
} as const

export type Category = keyof typeof CATEGORY_LABELS
export const CATEGORY_KEYS = Object.keys(CATEGORY_LABELS) as Category[]
