import { useEffect, useState } from 'react'
import { awaitPart } from '#browser/fetch-part.ts'
import { useOwnRecords } from '#browser/session.ts'
import { NO_STANDINGS, type Standings } from './standings.ts'

/** What the own week and goals of a member or guest say of supplements, asked for after the page is there; a visitor asks nothing. */
export function useStandings(): Standings {
  const [standings, setStandings] = useState(NO_STANDINGS)
  const hasRecords = useOwnRecords()
  useEffect(() => {
    if (!hasRecords) return
    let isStill = true
    awaitPart(() => import('./ask-standings.ts'))
      .then(part => part.askStandings())
      .then(
        told => told && isStill && setStandings(told),
        () => undefined,
      )
    return () => {
      isStill = false
    }
  }, [hasRecords])
  return hasRecords ? standings : NO_STANDINGS
}
