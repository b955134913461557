/** Elements that a reader of the text alone (a search engine, a reading list, whoever copies) puts no break around. */
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|img|input|ins|kbd|mark|meter|output|progress|q|s|samp|small|span|strong|svg|time|u|var|wbr)$/
/** What holds no words of the page, and what is drawn. */
const UNREAD = /<(script|style|svg|template|textarea|title)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
const TAG = /<\/?([a-zA-Z][\w-]*)[^>]*>/g
/** Between two elements neither of which breaks the line: what the eye parts by room alone. */
const JOINT = /([\p{L}\p{N}%)\].,;:!?’]\ue000+[\p{Lu}\p{N}£(‘])|([\p{Ll}\p{N}]\ue000+[\p{Ll}])/gu

const ENTITIES = new Map([
  ...[
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['#x27', "'"],
    ['nbsp', ' '],
  ],
] as [string, string][])

/** The words of a page, a mark where an inline element begins or ends, a new line where another one does. A
 * control is read as one, and a number that is raised is no part of the word before it. */
const marked = (html: string) =>
  html
    .replaceAll(UNREAD, (_, name: string | undefined) => (name && !INLINE.test(name) ? '\n' : name ? '\ue000' : ''))
    .replaceAll(TAG, (_, name: string) => (INLINE.test(name.toLowerCase()) ? '\ue000' : '\n'))
    .replaceAll(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: string) => ENTITIES.get(name) ?? '')

/** The places where words run together once the tags are gone, each with some of what stands around it. */
export function wordsRunTogether(html: string): string[] {
  const text = marked(html)
  return [...text.matchAll(JOINT)].map(({ index, 0: joint }) =>
    `${text
      .slice(Math.max(0, index - 20), index)
      .split('\n')
      .at(
        -1,
      )}${joint.replaceAll(/\ue000+/g, '|')}${text.slice(index + joint.length, index + joint.length + 20).split('\n')[0]}`.replaceAll(
      '\ue000',
      '',
    ),
  )
}
