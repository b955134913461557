/** Lines that leave the choice: 'butter or oil', 'beef/lamb mince', 'chicken or vegetable stock cube'. */

const BETWEEN = /\s(?:and\/or|or)\s|\/(?=[a-z])/

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
  return [...shared, left, ...right.slice(0, MOST_CHOICES)]
}

const MOST_SHARED = 4
const MOST_CHOICES = 3
