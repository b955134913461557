import { callTogether } from '#browser/call-together.ts'
import { NO_STANDINGS, type Standings } from './standings.ts'

/** Silence says nothing of anybody's food. */
export async function askStandings(): Promise<Standings> {
  const { ok, body } = await callTogether('/api/supplement-standings')
  return ok ? (body as Standings) : NO_STANDINGS
}
