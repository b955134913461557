import { type Answer, answerOf } from './answer.ts'
import { inTurns, type Spell } from './load.ts'
import { type Shop, startBare } from './processes.ts'
import type { Row } from './rows.ts'

const PAGES = [
  ['home', '/'],
  ['list', '/shop/supplements'],
  ['detail', '/shop/supplements/magnesium-complex'],
] as const
const CONNECTIONS = 32
/** What browsers send over https. */
const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** Any session makes the page the visitor's own: it is rendered, not taken from memory. */
const OWN = { ...AS_A_BROWSER, cookie: 'thymewell-session=bench' }
const COUNTED = 10

export type Count = (work: () => Promise<void>) => Promise<number>

/** Each page twice: as everybody sees it, kept ready, and rendered for one visitor. */
export async function measurePages(shop: Shop, spell: Spell, count: Count): Promise<Row[]> {
  const rows: Row[] = []
  for (const [kind, headers] of [
    ['cached', AS_A_BROWSER],
    ['rendered', OWN],
  ] as const) {
    for (const [name, path] of PAGES) {
      rows.push({ what: `${name}, ${kind}`, kind, ...(await measurePage(shop, path, headers, spell, count)) })
    }
  }
  return rows
}

async function measurePage(shop: Shop, path: string, headers: Record<string, string>, spell: Spell, count: Count) {
  const url = shop.url + path
  await answerOf(url, { headers })
  const sample = await answerOf(url, { headers })
  if (sample.status !== 200) throw new Error(`${url} answered ${sample.status}`)
  const statements = await count(async () => {
    for (let asked = 0; asked < COUNTED; asked++) await answerOf(url, { headers })
  })
  const bare = await startBare(sample)
  try {
    const measured = await inTurns({ url, headers }, CONNECTIONS, { shop, bare }, spell)
    return { ...measured, ...bytesOf(sample), connections: CONNECTIONS, statements: statements / COUNTED }
  } finally {
    await bare.stop()
  }
}

export function bytesOf({ headers, body }: Answer) {
  return { bytes: body.length, coding: headers['content-encoding'] ?? 'none' }
}
