const LONGEST = 5_000
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', deg: '°', times: '×', ndash: '–', mdash: '—' },
  ...{ frac12: '½', frac14: '¼', frac34: '¾', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', hellip: '…' },
  ...{ eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', acirc: 'â', ccedil: 'ç', ntilde: 'ñ', icirc: 'î' },
  ...{ ocirc: 'ô', ouml: 'ö', uuml: 'ü', ucirc: 'û' },
}
/** Controls, marks that turn the reading direction, and signs without width that hide words. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g
const HIDDEN_ELEMENT = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi
/** Also one that never ends. What is left of '<' cannot begin an element: '< 5 minutes' stays. */
const TAG = /<[a-z/!?][^>]*>?/gi
/** As often as somebody may have written '&amp;lt;' for '<'. */
const MOST_ROUNDS = 4

/**
 * One line of plain text out of anything that came from elsewhere: entities become signs, elements and what cannot be
 * seen are taken out. Harmless wherever it is put, also in a database.
 */
export function plainText(given: unknown): string {
  if (typeof given !== 'string' && typeof given !== 'number') return ''
  let text = oneLine(String(given).slice(0, LONGEST))
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = oneLine(
      text
        .replace(HIDDEN_ELEMENT, ' ')
        .replace(TAG, ' ')
        .replace(/&(#?\w{1,8});/g, entity),
    )
    if (next === text) return text
    text = next
  }
  // Still changing: somebody is playing. Without these two signs there is nothing to play with.
  return oneLine(text.replace(/[<&]/g, ' '))
}

function oneLine(text: string): string {
  return text.toWellFormed().replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
}

function entity(whole: string, name: string): string {
  const known = name.toLowerCase()
  if (Object.hasOwn(ENTITIES, known)) return ENTITIES[known] ?? whole
  const number = /^#x([0-9a-f]{1,6})$/i.exec(name) ?? /^#(\d{1,7})$/.exec(name)
  if (!number?.[1]) return whole
  const code = Number.parseInt(number[1], name[1]?.toLowerCase() === 'x' ? 16 : 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ' '
}
