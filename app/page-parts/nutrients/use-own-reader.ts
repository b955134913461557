import { useState } from 'react'
import { call } from '#browser/calls.ts'
import { keep, kept } from '#browser/kept.ts'
import { storedUser } from '#browser/session.ts'
import { type OwnReader, readReader } from '#modules/nutrition/ranking/own-reader.ts'

/** What a guest told, on this device alone. */
const KEY = 'nutrient-reader'

/** `asks`: nobody has told it yet. `untold`: a member's profile does not say. */
export type OwnState = 'off' | 'asking' | 'untold' | 'away' | 'on'

export interface OwnReference {
  readonly state: OwnState
  /** Set while it is on. */
  readonly reader: OwnReader | null
  readonly isPending: boolean
  /** A guest told it, here. */
  readonly canForget: boolean
  press(): void
  tell(reader: OwnReader): void
  forget(): void
}

/** Whose own references a page shows: of a member by their profile, of a guest by what they tell this browser. */
export function useOwnReader(): OwnReference {
  const [state, setState] = useState<OwnState>('off')
  const [reader, setReader] = useState<OwnReader | null>(null)
  const [isPending, setPending] = useState(false)
  const show = (found: OwnReader | null, otherwise: OwnState) => {
    setReader(found)
    setState(found ? 'on' : otherwise)
  }
  const ask = async () => {
    setPending(true)
    const { ok, body } = await call('/api/own-reader')
    setPending(false)
    if (!ok) return setState('away')
    show(readReader((body as { reader: unknown }).reader), 'untold')
  }
  return {
    state,
    reader,
    isPending,
    canForget: reader !== null && storedUser() === null,
    press: () => {
      if (state !== 'off') return show(null, 'off')
      if (storedUser() !== null) void ask()
      else show(keptReader(), 'asking')
    },
    tell: told => {
      keep(KEY, JSON.stringify(told))
      show(told, 'asking')
    },
    forget: () => {
      keep(KEY, null)
      show(null, 'asking')
    },
  }
}

function keptReader(): OwnReader | null {
  try {
    return readReader(JSON.parse(kept(KEY) ?? 'null'))
  } catch {
    return null
  }
}
