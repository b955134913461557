import { useEffect, useState } from 'react'
import { call } from '#browser/calls.ts'
import { keep, kept } from '#browser/kept.ts'
import { storedUser } from '#browser/session.ts'
import type { OwnThing } from '../../adding/own-thing.ts'
import type { UsualThing } from '../../adding/usual-things.ts'
import type { DiarySetting } from '../../diary.ts'
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

const isOwn = (setting: DiarySetting): setting is DiarySetting<'own-food' | 'own-meal'> =>
  setting.name === 'own-food' || setting.name === 'own-meal'

/** Foods and meals of somebody's own that are on their way to the server: of what it has, settings tell none. */
const onTheirWay = (settings: readonly DiarySetting[]): readonly OwnThing[] =>
  settings.flatMap(setting =>
    isOwn(setting) && setting.value !== null
      ? [{ kind: setting.name, id: setting.key, value: setting.value } as OwnThing]
      : [],
  )

/** Keeps it here, so that it can be added without a connection from now on. */
export function keepOwnThing(thing: OwnThing) {
  const { usual, own } = keptHere()
  keepAll({ usual, own: [...own.filter(({ id }) => id !== thing.id), thing] })
}

const keepAll = (all: KeptForAdding) => keep(USUAL_KEY, JSON.stringify({ by: storedUser()?.id ?? null, ...all }))

/**
 * What somebody ate before and their own foods and meals: what is kept here at once, then what the server says. While
 * something of their own is on its way it is not asked, since its answer would lack that.
 */
export function useUsual(settings: readonly DiarySetting[]): Usual {
  const [now, setNow] = useState(keptHere)
  const coming = onTheirWay(settings)
  const comes = new Set(coming.map(({ id }) => id))
  const isComing = comes.size > 0
  const keepNow = (next: KeptForAdding) => {
    setNow(next)
    keepAll(next)
  }
  useEffect(() => {
    if (isComing) return
    const wanted = new AbortController()
    void call('/api/diary-usual', { wanted: wanted.signal }).then(({ ok, body }) => {
      if (!ok) return
      const { usual = [], own = [] } = (body ?? {}) as Partial<KeptForAdding>
      setNow({ usual, own })
      keepAll({ usual, own })
    })
    return () => wanted.abort()
  }, [isComing])
  const without = (id: string) => now.own.filter(each => each.id !== id)
  return {
    usual: now.usual,
    own: [...now.own.filter(({ id }) => !comes.has(id)), ...coming],
    put: thing => keepNow({ ...now, own: [...without(thing.id), thing] }),
    forget: id => keepNow({ ...now, own: without(id) }),
  }
}
