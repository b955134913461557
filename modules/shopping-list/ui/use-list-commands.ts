import { newChange } from '#browser/change.ts'
import { useToast } from '#kit/toast.tsx'
import { dayOf } from '#modules/calendar/day.ts'
import { askChange } from '#modules/changes/ui/ask-change.ts'
import { putChange } from '#modules/changes/ui/own-outbox.ts'
import type { SeenRow } from '../acts.ts'
import type { ShoppingView } from '../list-view.ts'
import type { ShoppingChanges } from '../shopping-changes.ts'
import type { Doing } from './use-shopping.ts'

const ERROR_MS = 6_000
const UNSENT = 'You appear to be offline. This needs a connection.'

interface Options {
  readonly act: (doing: Doing) => void
  readonly look: () => Promise<boolean>
  /** The list and the cupboard are of whoever is here. */
  readonly isOwn: boolean
}

/** What a press on a list does. Each is said where it can be taken back. */
export function useListCommands(view: ShoppingView, { act, look, isOwn }: Options) {
  const { show } = useToast()

  function tick(row: SeenRow) {
    const ticked = row.tick === null
    const value = { ticked, got: ticked ? row.wouldGet : 0, name: row.name, away: false }
    act({ edits: [{ key: row.key, aspect: 'tick', value }] })
  }

  function remove(row: SeenRow) {
    const { key, handIds, planG, some } = row
    const leaves = planG > 0 || some
    const leftOut = (grams: number, of: boolean) => ({ key, aspect: 'left-out', value: { grams, some: of } }) as const
    act({ remove: handIds, edits: leaves ? [leftOut(planG, some)] : [] })
    const onAction = () => act({ restore: handIds, edits: leaves ? [leftOut(0, false)] : [] })
    show({ message: `${row.name} removed`, action: { label: 'Undo', onAction } })
  }

  /** What waits for a connection is seen when it has joined. */
  async function put<K extends keyof ShoppingChanges>(kind: K, body: ShoppingChanges[K]) {
    const answer = await putChange(kind, body)
    if (!answer.ok) show({ message: answer.error ?? UNSENT, tone: 'error', durationMs: ERROR_MS })
    await look()
  }

  function have(row: SeenRow) {
    const since = dayOf(newChange('', {}).day)
    const item = {
      name: row.name,
      level: 'plenty',
      grams: row.hasG,
      since,
      useBy: null,
      usedUntil: null,
      isStaple: false,
    } as const
    act({ remove: row.handIds })
    void put('cupboard-set', { items: [{ key: row.key, item }] })
    const onAction = () => {
      act({ restore: row.handIds })
      void put('cupboard-set', { items: [{ key: row.key, item: null }] })
    }
    show({ message: `${row.name} is in the cupboard`, action: { label: 'Undo', onAction } })
  }

  /** Of no use before it is answered; null where it failed, which is said. */
  async function ask<K extends keyof ShoppingChanges>(kind: K, body: ShoppingChanges[K]): Promise<object | null> {
    const answer = await askChange(kind, body)
    if (answer.ok) {
      await look()
      return answer.told
    }
    show({ message: answer.error ?? UNSENT, tone: 'error', durationMs: ERROR_MS })
    return null
  }

  return {
    tick,
    remove,
    have: isOwn ? have : undefined,
    ask,
    put,
    move: (row: SeenRow, list: string) => void put('shopping-placed', { key: row.key, list, lines: row.handIds }),
    putAway: (keys: readonly string[]) => void put('shopping-put-away', { list: view.list, ...view.days, keys }),
  }
}

export type ListCommands = ReturnType<typeof useListCommands>
