import { useEffect, useState } from 'react'
import { awaitPart } from '#browser/fetch-part.ts'
import { storedUser } from '#browser/session.ts'
import { NO_STANDINGS, type Standings } from './standings.ts'

/** What their own week says of supplements, asked for after the page is there; a visitor asks nothing. */
export function useStandings(): Standings {
  const [standings, setStandings] = useState(NO_STANDINGS)
  useEffect(() => {
    if (storedUser() === null) return
    awaitPart(() => import('./ask-standings.ts'))
      .then(part => part.askStandings())
      .then(
        told => told && setStandings(told),
        () => undefined,
      )
  }, [])
  return standings
}
