/** One thing that was typed, and its place in what was typed: from `from` up to, not including, `to`. */
export interface TypedText {
  readonly text: string
  readonly from: number
  readonly to: number
  /** What joins it to the one before; null at the start and after a comma or a new line. */
  readonly joined: 'and' | 'with' | 'on' | null
}

/** Longer texts are no meal. */
export const LONGEST_TYPED = 400
const MOST_PARTS = 20

/** What may join two things: never 'one and a half', '1 and 1/2', or the comma of '1,000'. */
const LINK = /[\n;&+]|,(?!\d{3}\b)|\s(?:and(?!\s(?:a half\b|½|\d+\/\d))|with|plus|on|in(?=\s(?:an?|the)\s))(?=\s)/gi

const WORD = /and|with|plus|on|in/i
/** What joins, with nothing to join. */
const NOTHING = /^(?:and|with|plus|on|in)$/i

/**
 * What was typed, one thing after another: '2 slices toast with butter' are two. What `isName` knows under its whole name
 * is never taken apart: fish and chips, bread and butter pudding. Takes time in proportion to the length of the text.
 */
export function typedParts(
  typed: string,
  isName: (text: string) => boolean,
  onlyDescribes: (text: string) => boolean = () => false,
): TypedText[] {
  const text = typed.slice(0, LONGEST_TYPED)
  const pieces = described(text, piecesOf(text), onlyDescribes)
  const parts: TypedText[] = []
  for (let at = 0; at < pieces.length && parts.length < MOST_PARTS; ) {
    const last = wholeName(text, pieces, at, isName)
    const [first, end] = [pieces[at], pieces[last]]
    if (first && end) parts.push({ ...first, text: text.slice(first.from, end.to), to: end.to })
    at = last + 1
  }
  return parts
}

/** 'Tuna, drained' is one thing, and so is 'ham and cheese toastie', whose last word is what both are in. */
function described(text: string, pieces: readonly TypedText[], onlyDescribes: (text: string) => boolean): TypedText[] {
  const parts: TypedText[] = []
  for (const piece of pieces) {
    const before = parts.at(-1)
    const isOne = before && (onlyDescribes(piece.text) || (piece.joined === 'and' && isMadeOfBoth(before, piece)))
    if (isOne) parts[parts.length - 1] = { ...before, text: text.slice(before.from, piece.to), to: piece.to }
    else parts.push(piece)
  }
  return parts
}

const MADE_OF_BOTH =
  /\S \S*(?:sandwich|toastie|wrap|panini|bagel|baguette|pie|quiche|pasty|crumble|smoothie|curry|bake|stew)(?:e?s)?$/i
const isMadeOfBoth = (before: TypedText, piece: TypedText) =>
  MADE_OF_BOTH.test(piece.text) &&
  !/^(?:an?|one|two|some|[\d½¼¾]\S*) /i.test(piece.text) &&
  !MADE_OF_BOTH.test(before.text)

/** The most pieces that a name joins: 'bacon, lettuce and tomato sandwich' has three. */
const MOST_JOINED = 4

/** The last piece of the longest name that begins here; where none does, this piece. */
function wholeName(text: string, pieces: readonly TypedText[], at: number, isName: (text: string) => boolean): number {
  const from = pieces[at]?.from ?? 0
  for (let last = Math.min(pieces.length - 1, at + MOST_JOINED - 1); last > at; last--) {
    if (isName(text.slice(from, pieces[last]?.to))) return last
  }
  return at
}

function piecesOf(text: string): TypedText[] {
  const pieces: TypedText[] = []
  let from = 0
  let joined: TypedText['joined'] = null
  const take = (to: number) => {
    const said = text.slice(from, to)
    const begins = from + said.length - said.trimStart().length
    const trimmed = said.trim()
    if (trimmed !== '' && !NOTHING.test(trimmed))
      pieces.push({ text: trimmed, from: begins, to: begins + trimmed.length, joined })
  }
  for (const link of text.matchAll(LINK)) {
    take(link.index)
    from = link.index + link[0].length
    joined = joinedBy(link[0])
  }
  take(text.length)
  return pieces
}

function joinedBy(link: string): TypedText['joined'] {
  const word = WORD.exec(link)?.[0].toLowerCase()
  if (word === 'with') return 'with'
  if (word === 'on' || word === 'in') return 'on'
  return word !== undefined || /[&+]/.test(link) ? 'and' : null
}
