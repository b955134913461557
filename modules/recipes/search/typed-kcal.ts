const SAID =
  /(?:\b(?:under|below|up to|at most|max|less than|no more than|fewer than)\s+)?\b(\d{2,4})\s*(?:calories|calorie|cals?|kcals?)\b(?:\s+(?:or (?:less|fewer)|max|meals?))?/i

/** 'Light' says it of a meal alone: light coconut milk and a light soy sauce are foods. */
const LIGHT = /\blight(?=\s+(?:\w+\s+)?(?:meal|lunch|supper|dinner|tea|breakfast|brunch)s?\b)/i
/** A meal of less than a fifth of the 2,000 kcal that labels count a day as, with a little beside it. */
const LIGHT_KCAL = 450

/** 'lunch under 400 calories' is 'lunch' with at most 400 kcal a serving. What is not said is null. */
export function typedKcal(text: string): { words: string; kcal: number | null } {
  const said = SAID.exec(text)
  const found = said ?? LIGHT.exec(text)
  if (!found) return { words: text, kcal: null }
  const words = text.replace(found[0], ' ').replace(/\s+/g, ' ').trim()
  return { words, kcal: said ? Number(said[1]) : LIGHT_KCAL }
}
