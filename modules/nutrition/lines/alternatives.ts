/** Lines that leave the choice: 'butter or oil', 'beef/lamb mince', 'chicken or vegetable stock cube'. */

import { isDescription } from './describing-words.ts'
import { nameWords } from './line-words.ts'

const BETWEEN = /\s(?:and\/or|or)\s|\s\/\s(?=[a-z\d])|\/(?=[a-z])/

/** The alternatives of a text, as they are written. */
export function choiceIn(text: string): string[] {
  return text.split(BETWEEN).map(part => part.trim())
}

/**
 * What the first of several alternatives may be called in full, the likeliest first: of 'chicken or vegetable stock cube'
 * 'chicken stock cube', of 'soy sauce or tamari' 'soy sauce', and only where neither is known what comes after.
 */
export function alternativesIn(text: string): string[] {
  const [left = '', ...right] = choiceIn(text)
  if (right.length === 0) return [text]
  // What both share is at the end of the second and less than all of it: 'cider vinegar' shares 'vinegar'.
  const named = right.slice(0, MOST_CHOICES).filter(other => !/^\d/.test(other))
  const shared = named.toReversed().flatMap(other => {
    const words = other.split(' ')
    return words.slice(1, 1 + MOST_SHARED).map((_, nth) => `${left} ${words.slice(nth + 1).join(' ')}`)
  })
  // What has an amount of its own is not weighed by that of the first: '500 g ceps or a handful of dried ones'.
  // Of '15- or 16-ounce tin' and '1 large or 2 small eggs' both halves are one thing.
  const isHalf = nameWords(left).every(isDescription)
  const others = right.slice(0, MOST_CHOICES).filter(other => isHalf || !OWN_AMOUNT.test(other))
  return [...shared, left, ...others]
}

const OWN_AMOUNT =
  /^(?:about )?(?:\d(?!\d? ?%)|(?:an?|one|two|three|four|six|half) (?:\w+ )?(?:pinch|dash|splash|drizzle|knob|few|little|sprig|handful|tin|can|jar|pack|packet|bunch|cup|pound|small|large|medium|tsp|tbsp|teaspoon|tablespoon)s?\b)/i

const MOST_SHARED = 4
const MOST_CHOICES = 3
