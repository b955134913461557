import type { ProductWords } from '#modules/catalogue/product.ts'

/** 'vitamin-d3-k2' -> 'vitaminD3K2' */
export const constantOf = (id: string) => id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The file in `content/products` that says a product. */
export const productSource = (words: ProductWords): string =>
  [
    `import type { ProductWords } from '#modules/catalogue/product.ts'`,
    '',
    `export const ${constantOf(words.id)} = ${literal(words)} as const satisfies ProductWords`,
    '',
  ].join('\n')

function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (value === null || typeof value !== 'object') return String(value)
  return `{\n${Object.entries(value)
    .map(([key, held]) => `${key}: ${literal(held)},\n`)
    .join('')}}`
}

const quoted = (text: string) =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** The list of ids with one more at its end. */
export const withId = (ids: string, id: string): string => before(ids, '] as const', `  '${id}',\n`)

/** The ids that the list has, as it is on the disk. */
export const idsIn = (ids: string): string[] => [...ids.matchAll(/^ {2}'([a-z0-9-]+)',$/gm)].map(([, id = '']) => id)

/** The shelf with one more product. */
export function withProduct(shelf: string, { id, pence }: { id: string; pence: number }): string {
  const imported = `import { ${constantOf(id)} } from './${id}.ts'\n`
  const key = id.includes('-') ? `'${id}'` : id
  const rows = before(shelf, '\n}\n', `\n  ${key}: { words: ${constantOf(id)}, openingPence: ${pence} },`)
  const next = rows
    .split('\n')
    .find(
      line =>
        /^import .* from '\.\//.test(line) && line.slice(line.indexOf("'")) > imported.slice(imported.indexOf("'")),
    )
  return next === undefined ? before(rows, '\n/** ', imported) : before(rows, next, imported)
}

function before(text: string, mark: string, added: string): string {
  const at = text.indexOf(mark)
  if (at === -1) throw new Error(`There is no “${mark.trim()}” to write before`)
  return text.slice(0, at) + added + text.slice(at)
}
