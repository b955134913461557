import type { OwnRecipe } from '#modules/recipes/own-recipe.ts'

/** What must be done before the day of the meal. */
export interface AheadHint {
  /** The step that says so, as the recipe words it. */
  readonly words: string
  /** Minutes of work: what a recipe says of its preparation. */
  readonly minutes: number
}

/** Longer than this before breakfast means the evening before; before dinner it is the same day. */
const LONG_WAIT_MINUTES = 240
/** Words that say so themselves. */
const SAYS_SO =
  /\b(overnight|the (?:evening|night|day) before|defrost|thaw(?!ed)|soak(?:ed)? (?:the|them|it)?.*\bhours?\b)/i
/** In which a wait is over within the day. */
const NO_NEED = /\bor overnight\b|\bif (?:there is|you have) time\b/i

/**
 * What the recipe wants done the evening before, from its own steps; null for what is done on the day. A breakfast that
 * waits for four hours is made the evening before, whatever else it says.
 */
export function aheadHint(
  recipe: Pick<OwnRecipe, 'steps' | 'meals' | 'waitMinutes' | 'prepMinutes'>,
): AheadHint | null {
  const { steps, meals, waitMinutes, prepMinutes } = recipe
  const isBreakfast = meals.includes('breakfast')
  const sentences = steps.flatMap(step => step.split(/(?<=[.!])\s+/))
  const said = sentences.find(sentence => SAYS_SO.test(sentence) && (isBreakfast || !NO_NEED.test(sentence)))
  if (said) return { words: said, minutes: prepMinutes }
  if (!isBreakfast || waitMinutes < LONG_WAIT_MINUTES) return null
  return { words: 'Make it and leave it in the fridge.', minutes: prepMinutes }
}
