import { useEffect, useState } from 'react'
import { call } from '#browser/calls.ts'
import { keep, kept } from '#browser/kept.ts'
import { storedUser } from '#browser/session.ts'
import type { OwnThing } from '../../adding/own-thing.ts'
import type { UsualThing } from '../../adding/usual-things.ts'
import { USUAL_KEY } from './usual-key.ts'

/** What is a member's own when they add something. */
export interface KeptForAdding {
  readonly usual: readonly UsualThing[]
  readonly own: readonly OwnThing[]
}

const NOTHING: KeptForAdding = { usual: [], own: [] }

/** What this browser kept of the person who is signed in here; of anybody else nothing. */
function keptHere(): KeptForAdding {
  try {
    const { by, ...rest } = JSON.parse(kept(USUAL_KEY) ?? '') as KeptForAdding & { by: string | null }
    return by === (storedUser()?.id ?? null) ? rest : NOTHING
  } catch {
    return NOTHING
  }
}

export interface Usual extends KeptForAdding {
  /** Something of one's own came or changed. */
  put(thing: OwnThing): void
  /** Something of one's own went. */
  forget(id: string): void
}

/** What somebody ate before and their own foods and meals: what is kept here at once, then what the server says. */
export function useUsual(): Usual {
  const [now, setNow] = useState(keptHere)
  const keepNow = (next: KeptForAdding) => {
    setNow(next)
    keep(USUAL_KEY, JSON.stringify({ by: storedUser()?.id ?? null, ...next }))
  }
  useEffect(() => {
    const wanted = new AbortController()
    void call('/api/diary-usual', { wanted: wanted.signal }).then(({ ok, body }) => {
      if (!ok) return
      const { usual = [], own = [] } = (body ?? {}) as Partial<KeptForAdding>
      setNow({ usual, own })
      keep(USUAL_KEY, JSON.stringify({ by: storedUser()?.id ?? null, usual, own }))
    })
    return () => wanted.abort()
  }, [])
  const without = (id: string) => now.own.filter(each => each.id !== id)
  return {
    ...now,
    put: thing => keepNow({ ...now, own: [...without(thing.id), thing] }),
    forget: id => keepNow({ ...now, own: without(id) }),
  }
}
