/** What a page that is kept needs beside itself. All of it carries a hash in its name, so that it is the same for ever. */

const FILE = /(?<=["'(\s,])\/(?:assets|fonts)\/[\w./-]+\.(?:js|css|woff2|svg)/g
const PICTURE = /(?<=["'(\s,])\/pictures\/([\w.-]+)-(\d+)\.avif/g
/** Wide enough for a card on a phone of two dots a pixel. */
const PICTURE_WIDTH = 480

const PARTS = /["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g
const SHEETS = /["'`](assets\/[\w.-]+\.css)["'`]/g
const IN_STYLES = /url\(["']?(\/(?:assets|fonts)\/[^"')]+)["']?\)/g

/** Scripts, styles, fonts, and of each picture one width. */
export function filesOfPage(html: string): string[] {
  const files = [...html.matchAll(FILE)].map(([file]) => file)
  return [...new Set([...files, ...picturesIn(html)])]
}

/** The narrowest that is wide enough, or the widest there is. */
function picturesIn(html: string): string[] {
  const found = [...html.matchAll(PICTURE)].map(([file, name = '', width]) => ({ file, name, width: Number(width) }))
  return [...new Set(found.map(({ name }) => name))].flatMap(each => {
    const byWidth = found.filter(({ name }) => name === each).sort((one, other) => one.width - other.width)
    return (byWidth.find(({ width }) => width >= PICTURE_WIDTH) ?? byWidth.at(-1))?.file ?? []
  })
}

/** What a script or a style asks for by itself: parts that are fetched later too, which no connection could bring. */
export function filesOfPart(file: string, text: string): string[] {
  if (file.endsWith('.css')) return [...text.matchAll(IN_STYLES)].map(([, found = '']) => found)
  if (!file.endsWith('.js')) return []
  const beside = file.slice(0, file.lastIndexOf('/') + 1)
  return [
    ...[...text.matchAll(PARTS)].map(([, found = '']) => beside + found),
    ...[...text.matchAll(SHEETS)].map(([, found = '']) => `/${found}`),
  ]
}

/** The page says of itself that it is a copy, and of which day. */
export const stampedPage = (html: string, day: string) => html.replace('<html', `<html data-kept="${day}"`)
