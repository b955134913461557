import type { Day } from '#modules/calendar/day.ts'
import { diaryChanges } from '#modules/food-log/changes.ts'
import { type ActChange, actOf, changesOf, undoOfAct } from '#modules/food-log/day-acts.ts'
import { type DayState, EMPTY_STATE, withAct } from '#modules/food-log/day-state.ts'
import { actFor, type Device, PLAN, type Press, uuid } from './presses.fixture.ts'

/**
 * A member's year on two devices: presses that are made on what the device knows, sent late, twice and out of order, and
 * merged by the rules of the server. Beside it a plain array of what was said of each thing and when.
 */

/** What is said of one thing, as a plain array would hold it. */
export interface Said {
  readonly at: number
  /** 'diary-changed' and an id, for one. */
  readonly subject: string
  /** Null where it was taken away. */
  readonly value: unknown
}

export interface Sent {
  readonly at: number
  readonly id: string
  readonly change: ActChange
}

const kinds = diaryChanges({ now: () => new Date(0) })
const doseKey = ({ day, slot }: { day: Day; slot: number }) => `${day} ${slot}`

/** Each thing that a change says something of. */
export function saidIn({ at, change: { kind, body } }: Sent): Said[] {
  const of = (id: string, value: unknown): Said => ({ at, subject: `${kind} ${id}`, value })
  if (kind === 'diary-changed' || kind === 'water-drunk' || kind === 'plan-changed')
    return [...body.put.map(each => of(each.id, each)), ...body.removed.map(id => of(id, null))]
  if (kind === 'dose-taken')
    return [...body.put.map(each => of(doseKey(each), each)), ...body.removed.map(each => of(doseKey(each), null))]
  if (kind === 'diary-day-set') return body.days.map(word => of(word.day, 'status' in word ? word.status : null))
  throw new Error(`No press of this year sends ${kind}`)
}

/** The server: each change once, and of each thing what was said last, by the product's own rules of merging. */
function newServer(start: DayState) {
  const applied = new Set<string>()
  const latest = new Map<string, number>()
  let state = start
  const isLater = (subject: string, at: number) => {
    if ((latest.get(subject) ?? -1) > at) return false
    latest.set(subject, at)
    return true
  }
  return {
    state: () => state,
    hear({ id, at, change }: Sent) {
      if (applied.has(id)) return
      applied.add(id)
      const left = newest(change, subject => isLater(`${change.kind} ${subject}`, at))
      if (left) state = withAct(state, actOf(left))
    },
  }
}

/** The part of a change that nothing later is known of. */
function newest(change: ActChange, isLater: (subject: string) => boolean): ActChange | null {
  if (change.kind === 'dose-taken') {
    const { put, removed } = change.body
    const body = {
      put: put.filter(each => isLater(doseKey(each))),
      removed: removed.filter(each => isLater(doseKey(each))),
    }
    return { ...change, body }
  }
  if (change.kind === 'plan-changed') {
    const { put, removed } = change.body
    return { ...change, body: { put: put.filter(({ id }) => isLater(id)), removed: removed.filter(isLater) } }
  }
  const { merge } = kinds[change.kind as 'diary-changed']
  if (merge === 'add') return change
  const body = change.body as Parameters<typeof merge.subjects>[0]
  const left = merge.only(body, merge.subjects(body).filter(isLater))
  return left && ({ ...change, body: left } as ActChange)
}

/** Lives a year of presses. After each thing that the server hears, `look` is told what it holds and what was said. */
export function live(
  presses: readonly Press[],
  look: (state: DayState, said: readonly Said[], touched: readonly Day[]) => void,
  plan = PLAN,
): { readonly state: DayState; readonly said: readonly Said[]; readonly heard: readonly Sent[] } {
  const start = { ...EMPTY_STATE, plan }
  const server = newServer(start)
  const devices: Device[] = [0, 1].map(() => ({ state: start, undo: null }))
  const heard: Sent[] = []
  const said: Said[] = []
  const seen = new Set<string>()
  let onTheWay: { readonly due: number; readonly sent: Sent }[] = []
  let ids = 0
  const nextId = (kind: number) => {
    ids += 1
    return uuid(kind, ids)
  }
  const deliver = (now: number) => {
    const due = onTheWay.filter(each => each.due <= now)
    onTheWay = onTheWay.filter(each => each.due > now)
    // What is heard together is heard in the wrong order.
    for (const { sent } of due.reverse()) {
      const before = server.state()
      server.hear(sent)
      heard.push(sent)
      if (!seen.has(sent.id)) said.push(...saidIn(sent))
      // Nothing was said that was not said before, and nothing moved: it has been looked at.
      if (seen.has(sent.id) && server.state() === before) continue
      seen.add(sent.id)
      look(server.state(), said, daysOf(sent.change, server.state()))
    }
  }
  for (const [now, press] of presses.entries()) {
    const device = devices[press.device % 2] as Device
    // A page that is opened anew shows what the server holds.
    if (press.late === 0) device.state = server.state()
    const act = actFor(device, press, () => nextId(2))
    device.undo = undoOfAct(device.state, act)
    device.state = withAct(device.state, act)
    for (const change of changesOf(act, false)) {
      const sent = { at: now, id: nextId(3), change }
      onTheWay.push({ due: now + press.late, sent })
      if (press.isTwice) onTheWay.push({ due: now + press.late + 2, sent })
    }
    deliver(now)
  }
  deliver(Number.POSITIVE_INFINITY)
  return { state: server.state(), said, heard }
}

function daysOf({ kind, body }: ActChange, state: DayState): Day[] {
  if (kind === 'diary-day-set') return body.days.map(({ day }) => day)
  if (kind === 'diary-changed' || kind === 'plan-changed' || kind === 'water-drunk')
    return (body.put as readonly { readonly day: Day }[]).map(({ day }) => day)
  if (kind === 'dose-taken') return [...body.put, ...body.removed].map(({ day }) => day)
  return state.days.map(({ day }) => day)
}
