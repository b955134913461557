import { type Answer, answerOf } from './answer.ts'
import { inTurns, type Spell } from './load.ts'
import { type Shop, startBare } from './processes.ts'
import type { Row } from './rows.ts'

type Page = readonly [name: string, path: string]
const KEPT: readonly Page[] = [
  ['home', '/'],
  ['list', '/shop/supplements'],
  ['detail', '/shop/supplements/magnesium-complex'],
]
/** Where a session leads to a page of one's own, rendered each time. */
const OWN: readonly Page[] = [
  ['overview', '/dashboard'],
  ["member's list", '/dashboard/supplements?view=all'],
  ["member's detail", '/dashboard/supplements/magnesium-complex'],
]
const CONNECTIONS = 32
/** What browsers send over https. */
const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const WITH_SESSION = { ...AS_A_BROWSER, cookie: 'thymewell-session=bench' }
const COUNTED = 10

export type Count = (work: () => Promise<void>) => Promise<number>

/** Pages that are kept for everybody, as a visitor and as a member gets them, and pages of a member's own. */
export async function measurePages(shop: Shop, spell: Spell, count: Count): Promise<Row[]> {
  const rows: Row[] = []
  for (const [kind, who, pages, headers] of [
    ['cached', 'visitor', KEPT, AS_A_BROWSER],
    ['cached', 'member', KEPT, WITH_SESSION],
    ['rendered', 'member', OWN, WITH_SESSION],
  ] as const) {
    for (const [name, path] of pages) {
      rows.push({ what: `${name}, ${kind}, ${who}`, kind, ...(await measurePage(shop, path, headers, spell, count)) })
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
