import { addDays, type Day, dayOf } from '#modules/calendar/day.ts'
import { diaryChanges } from '#modules/food-log/changes.ts'
import { type ActChange, actOf, changesOf, undoOfAct } from '#modules/food-log/day-acts.ts'
import { type Act, type DayState, EMPTY_STATE, withAct } from '#modules/food-log/day-state.ts'
import { stated } from '#modules/food-log/diary.fixture.ts'
import type { DiaryEntry } from '#modules/food-log/diary.ts'
import { copied, moved, resized } from '#modules/food-log/entry-acts.ts'
import { ate, type Dishes, removal, skip } from '#modules/food-log/from-plan.ts'
import { dishKey } from '#modules/planner/cooked.ts'
import { entry as planned } from '#modules/planner/plan.fixture.ts'
import type { PlanDish } from '#modules/planner/plan-dish.ts'
import { dose, item, label } from '#modules/supplements-log/cabinet.fixture.ts'

/**
 * A member's year on two devices: presses that are made on what the device knows, sent late, twice and out of order, and
 * merged by the rules of the server. Beside it a plain array of what was said of each thing and when.
 */

export const FIRST: Day = dayOf('2026-01-01')
export const YEAR = 365
const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** Figures that binary fractions hold exactly, so that sums can be equal to the last digit. */
const PLANNED_FOOD = { energyKcal: 412, proteinG: 21.5, ironMg: 3.25 }
export const FIGURES = ['energyKcal', 'proteinG', 'ironMg'] as const
export type Figures = { readonly [K in (typeof FIGURES)[number]]: number }
export const MAGNESIUM_MG = 93.75
const TABLET = item(9, label('Magnesium', { magnesiumMg: MAGNESIUM_MG }))

const DISH = {
  ...{ diets: {}, allergens: [], nutLike: [], isWhole: true, picture: null, wash: 'leaf', ahead: null, minutes: null },
  ...{ ref: { kind: 'own', id: '9000000301' }, grams: null, name: 'Red lentil dal', kcal: 412, added: null },
  intake: stated(PLANNED_FOOD),
} as unknown as PlanDish
export const DISHES: Dishes = new Map([[dishKey(DISH), DISH]])

const uuid = (kind: number, number: number) => `0000000${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`
export const dayAt = (nth: number): Day => addDays(FIRST, nth % YEAR)

/** A dinner on every third day of the year. */
export const PLAN = Array.from({ length: 122 }, (_, nth) =>
  planned(0, { id: uuid(1, nth), day: dayAt(nth * 3), place: 0 }),
)
export const START: DayState = { ...EMPTY_STATE, plan: PLAN }

/** One press as somebody chose it: what, on which day, and which of the things that are there. */
export interface Press {
  readonly what: number
  readonly day: number
  readonly which: number
  /** 0 or 1. */
  readonly device: number
  /** How many further presses pass before the server hears of it. */
  readonly late: number
  readonly isTwice: boolean
}

/** What is said of one thing, as a plain array would hold it. */
export interface Said {
  readonly at: number
  /** 'diary-changed' and an id, for one. */
  readonly subject: string
  /** Null where it was taken away. */
  readonly value: unknown
}

interface Sent {
  readonly at: number
  readonly id: string
  readonly change: ActChange
}

interface Device {
  state: DayState
  undo: Act | null
}

const pick = <Each>(all: readonly Each[], which: number): Each | undefined => all[which % Math.max(1, all.length)]
const kinds = diaryChanges({ now: () => new Date(0) })

/** Everything that a press can be. */
function actFor({ state, undo }: Device, { what, day: nth, which }: Press, newId: () => string): Act {
  const day = dayAt(nth)
  const here = state.entries.filter(each => each.day === day)
  const found = pick(here, which) ?? pick(state.entries, which)
  const open = pick(
    state.plan.filter(({ done }) => done === null),
    nth,
  )
  const times = 0.25 * (1 + (which % 8))
  const cell = { day, meal: MEALS[which % MEALS.length] ?? 'snack' }
  switch (what % 12) {
    case 0:
    case 1:
      return { diary: { put: [freshEntry(newId(), cell, which)], removed: [] } }
    case 2:
      return found ? copied(state.entries, [found], { days: [day, dayAt(nth + 1)] }, newId) : {}
    case 3:
      return found ? moved(state.entries, found, cell) : {}
    case 4:
      return found ? { diary: { put: [resized(found, times)], removed: [] } } : {}
    case 5:
      return found ? removal(state, [found.id]) : {}
    case 6:
      return open ? ate(state, open, DISHES, { time: null, quarters: 1 + (which % 8) }) : {}
    case 7:
      return open ? skip(open) : {}
    case 8:
      return undo ?? {}
    case 9:
      return takenOrNot(state, day, which % 2)
    case 10:
      return glass(state, day, which, newId)
    default:
      return { days: [{ day, status: which % 3 === 0 ? null : which % 3 === 1 ? 'complete' : 'partial' }] }
  }
}

function freshEntry(id: string, { day, meal }: { day: Day; meal: string }, which: number): DiaryEntry {
  const figures = { energyKcal: 50 + (which % 700), proteinG: (which % 160) / 4, ironMg: (which % 64) / 16 }
  return {
    ...{ id, day, meal, place: which % 5, time: null, what: { kind: 'quick', name: `Food ${which % 7}` }, added: null },
    amount: { times: 0.25 * (1 + (which % 6)), grams: null, measure: null },
    one: stated(figures),
  }
}

function takenOrNot(state: DayState, day: Day, slot: number): Act {
  const taken = dose(TABLET, day, { slot, units: 1 })
  const isTaken = state.doses.some(each => each.day === day && each.slot === slot)
  return { doses: isTaken ? { put: [], removed: [{ item: TABLET.id, day, slot }] } : { put: [taken], removed: [] } }
}

function glass(state: DayState, day: Day, which: number, newId: () => string): Act {
  const had = pick(
    state.water.filter(each => each.day === day),
    which,
  )
  if (had && which % 3 === 0) return { water: { put: [], removed: [had.id] } }
  return { water: { put: [{ id: newId(), day, ml: 125 * (1 + (which % 4)), time: null }], removed: [] } }
}

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
export function newServer() {
  const applied = new Set<string>()
  const latest = new Map<string, number>()
  let state = START
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
): { readonly state: DayState; readonly said: readonly Said[] } {
  const server = newServer()
  const devices: Device[] = [0, 1].map(() => ({ state: START, undo: null }))
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
      server.hear(sent)
      if (!seen.has(sent.id)) said.push(...saidIn(sent))
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
  return { state: server.state(), said }
}

function daysOf({ kind, body }: ActChange, state: DayState): Day[] {
  if (kind === 'diary-day-set') return body.days.map(({ day }) => day)
  if (kind === 'diary-changed' || kind === 'plan-changed' || kind === 'water-drunk')
    return (body.put as readonly { readonly day: Day }[]).map(({ day }) => day)
  if (kind === 'dose-taken') return [...body.put, ...body.removed].map(({ day }) => day)
  return state.days.map(({ day }) => day)
}
