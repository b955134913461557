import { callTogether } from '#browser/call-together.ts'
import type { Standings } from './standings.ts'

/** Null where there is no answer: silence says nothing of anybody's food. */
export async function askStandings(): Promise<Standings | null> {
  const { ok, body } = await callTogether('/api/supplement-standings')
  return ok ? (body as Standings) : null
}
