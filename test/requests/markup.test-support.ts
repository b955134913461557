/**
 * The rules of HTML that a browser mends in silence, each in its own way: what may be in what, ids that are there
 * once and can be pointed at, elements that are closed. Of a page as React writes it, with every element closed.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const VOID = words('area base br col embed hr img input link meta source track wbr')
/** They go where a block may, never in a line of text. */
const BLOCKS = words(
  'address article aside blockquote details dialog div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre search section table ul',
)
/** They hold text and what may be in a line of it. */
const LINES = words(
  'abbr b bdi bdo button cite code data dfn em h1 h2 h3 h4 h5 h6 i kbd label legend mark meter output p pre progress q s samp small span strong sub summary sup time u var',
)
/** They hold whatever may be where they are. */
const TRANSPARENT = words('a ins del map')
const PRESSED = words('a button')
const PRESSABLE = words('a button details embed iframe input label select textarea')
const BESIDE = ['script', 'template']
/** What may be in these alone. */
const CHILDREN = new Map([
  ['ul', words('li')],
  ['ol', words('li')],
  ['menu', words('li')],
  ['dl', words('dt dd div')],
  ['table', words('caption colgroup thead tbody tfoot tr')],
  ['thead', words('tr')],
  ['tbody', words('tr')],
  ['tfoot', words('tr')],
  ['tr', words('td th')],
  ['select', words('option optgroup hr button')],
])
/** What these may be in alone. */
const PARENTS = new Map([
  ['li', words('ul ol menu')],
  ['dt', words('dl div')],
  ['dd', words('dl div')],
  ['legend', words('fieldset')],
  ['figcaption', words('figure')],
  ['summary', words('details')],
  ['caption', words('table')],
  ['option', words('select optgroup datalist')],
])
const NAMING = /\s(for|aria-labelledby|aria-describedby|aria-controls|list|popovertarget)="([^"]+)"/g
const HEADING = /^h[1-6]$/

export function markupFaults(html: string): string[] {
  const text = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/(<(script|style|template|textarea|title)\b[^>]*>).*?(<\/\2>)/gs, '$1$3')
  const faults = new Set<string>()
  const open: string[] = []
  for (const [, slash, name = '', attributes = '', end] of text.matchAll(
    /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*?)(\/?)>/gi,
  )) {
    const tag = name.toLowerCase()
    if (slash) {
      const at = open.lastIndexOf(tag)
      for (const left of open.splice(Math.max(at, 0)).slice(1)) faults.add(`left open: ${left}`)
      continue
    }
    if (!open.includes('svg')) for (const fault of placeFaults(tag, attributes, open)) faults.add(fault)
    if (!VOID.has(tag) && !end) open.push(tag)
  }
  for (const fault of idFaults(text)) faults.add(fault)
  return [...faults]
}

function placeFaults(tag: string, attributes: string, open: readonly string[]): string[] {
  const parent = open.findLast(each => !TRANSPARENT.has(each)) ?? 'html'
  const isHeadingOfOne = HEADING.test(tag) && (parent === 'summary' || parent === 'legend')
  const isWrong =
    (BLOCKS.has(tag) && LINES.has(parent) && !isHeadingOfOne) ||
    (CHILDREN.get(parent)?.has(tag) === false && !BESIDE.includes(tag)) ||
    PARENTS.get(tag)?.has(parent) === false
  const pressed = PRESSABLE.has(tag) && !attributes.includes('type="hidden"') && open.find(each => PRESSED.has(each))
  return [
    ...(isWrong ? [`${tag} inside ${parent}`] : []),
    ...(pressed ? [`${tag} inside ${pressed}`] : []),
    ...(tag === 'form' && open.includes('form') ? ['form inside form'] : []),
  ]
}

function idFaults(text: string): string[] {
  const ids = [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
  const known = new Set(ids)
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map(id => `id given twice: ${id}`),
    ...ids.filter(id => id === '' || /\s/.test(id)).map(id => `id with a space: ${id}`),
    ...[...text.matchAll(NAMING)].flatMap(([, attribute, named = '']) =>
      named
        .split(' ')
        .filter(id => !known.has(id))
        .map(id => `${attribute} names nothing: ${id}`),
    ),
  ]
}
