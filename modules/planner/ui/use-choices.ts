import { useEffect, useState } from 'react'
import { call } from '#browser/calls.ts'
import { ANSWERS } from '../picker-query.ts'
import type { PlanDish } from '../plan-dish.ts'

/** A dish that may be chosen; `why` says why it is suggested. */
export type Choice = PlanDish & { readonly why?: string }

interface Choices {
  readonly found: readonly Choice[]
  readonly state: 'waiting' | 'there' | 'away'
}

const QUIET_MS = 250

/** What the server offers for this search; asked once somebody has stopped typing. An empty search asks nothing. */
export function useChoices(search: string): Choices {
  const [choices, setChoices] = useState<Choices>({ found: [], state: 'waiting' })
  useEffect(() => {
    if (search === '') return setChoices({ found: [], state: 'there' })
    const wanted = new AbortController()
    const timer = setTimeout(async () => {
      const asked = new URLSearchParams(search)
      asked.set(ANSWERS, location.search)
      const { ok, body, lost } = await call(`/api/plan-choices?${asked}`, { wanted: wanted.signal })
      if (lost === 'stopped') return
      const { dishes = [] } = (body ?? {}) as { dishes?: readonly Choice[] }
      setChoices(ok ? { found: dishes, state: 'there' } : { found: [], state: 'away' })
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      wanted.abort()
    }
  }, [search])
  return choices
}

export const AWAY = 'That can’t be looked up without a connection. You can still add leftovers, eating out and notes.'
