import type { OwnIngredient, OwnRecipe } from '#modules/recipes/own-recipe.ts'

/** What must be done before the day of the meal. */
export interface AheadHint {
  /** What is done, as the recipe words it where it does. */
  readonly words: string
  /** Minutes of work: what a recipe says of its preparation; null where it says nothing of this work. */
  readonly minutes: number | null
}

/** Longer than this and it is begun the evening before: few are at home so long before a meal. Our own choice. */
const LONG_WAIT_MINUTES = 240
/** Words that say so themselves. */
const SAYS_SO =
  /\b(overnight|the (?:evening|night|day) before|defrost|thaw(?!ed)|soak(?:ed)? (?:the|them|it)?.*\bhours?\b)/i
/** In which a wait is over within the day, or the cook may choose. */
const NO_NEED = /\bor overnight\b|\bif (?:there is|you have) time\b/i
/** Of what is left over or made in store: it says how something keeps, not how it begins. */
const OF_STORES = /\b(?:freez\w*|keeps?|cooled|(?:can|may) be (?:made|baked|cooked))\b/i

type Asked = Pick<OwnRecipe, 'steps' | 'meals' | 'waitMinutes' | 'prepMinutes'> & {
  readonly ingredients: readonly Pick<OwnIngredient, 'words' | 'food'>[]
}

/**
 * What the recipe wants done the evening before, from its own steps, times and ingredients; null for what is done on
 * the day. A marinade that may stay overnight needs no evening, nor does frozen food that goes into the pot as it is.
 */
export function aheadHint({ steps, meals, waitMinutes, prepMinutes, ingredients }: Asked): AheadHint | null {
  const isBreakfast = meals.includes('breakfast')
  const waitsLong = waitMinutes >= LONG_WAIT_MINUTES
  const said = steps
    .flatMap(beginnings)
    .find(sentence => SAYS_SO.test(sentence) && (isBreakfast || waitsLong || !NO_NEED.test(sentence)))
  if (said) return { words: withoutWhen(said), minutes: prepMinutes }
  if (waitsLong) return { words: `Make it: it waits for ${waitMinutes / 60} hours.`, minutes: prepMinutes }
  const ready = ingredients.map(readyBefore).find(words => words !== null)
  return ready ? { words: ready, minutes: null } : null
}

/** 'Stir the oats …' of 'The night before, stir the oats …': its place says which night. */
function withoutWhen(sentence: string): string {
  const rest = sentence.replace(/^the (?:evening|night|day) before, /i, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** The sentences of a step up to where it goes on about what is kept. */
function beginnings(step: string): readonly string[] {
  const sentences = step.split(/(?<=[.!])\s+/)
  const stores = sentences.findIndex(sentence => OF_STORES.test(sentence))
  return stores < 0 ? sentences : sentences.slice(0, stores)
}

/** What must be frozen, or cooked and cold, before the recipe begins, and is not sold so; null for anything else. */
function readyBefore({ words, food }: Pick<OwnIngredient, 'words' | 'food'>): string | null {
  const [plain = ''] = words.split(/,| \(/)
  const name = plain.replace(/\b(?:cooked and cooled|cold cooked|cold boiled|cooked|large) /g, '')
  if (/, .*\bfrozen\b/.test(words) && !/\bor frozen\b/.test(words)) return `Cut up and freeze the ${name}.`
  const isCold = /\bcold\b|\bcooled\b/.test(words) && /-(?:boiled|cooked)$/.test(food.id)
  return isCold ? `Cook and chill the ${name}.` : null
}
