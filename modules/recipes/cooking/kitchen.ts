import type { PictureSource } from '#kit/picture.tsx'
import type { MeasureSystem } from '../measure-words.ts'
import type { DishWash, LineGroup } from '../recipe-view.ts'
import type { KitchenNotes } from './kitchen-notes.ts'

/** A recipe as cook mode needs it: all of it, so that it can be cooked without a connection and beside another one. */
export interface DishToCook {
  /** Where its page is; two dishes of one name are told apart by it. */
  readonly path: string
  readonly name: string
  /** '45 min'; null where the cook does not say. */
  readonly time: string | null
  readonly serves: number
  readonly groups: readonly LineGroup[]
  readonly steps: readonly string[]
  readonly picture: PictureSource | null
  readonly wash: DishWash
  /** Absent of what an earlier version kept, and where nobody knows what is in it. */
  readonly notes?: KitchenNotes
}

export interface CookedDish extends DishToCook {
  readonly servings: number
  readonly system: MeasureSystem
  /** The step that is being read; -1 while things are got ready, one past the last when it is cooked. */
  readonly at: number
  /** What was ticked: lines, counted through all groups. */
  readonly ticked: readonly number[]
  readonly seenAtMs: number
}

/** A clock that somebody set while cooking. */
export interface KitchenClock {
  readonly id: string
  readonly path: string
  readonly dish: string
  /** Counted from 0. */
  readonly step: number
  /** What is being waited for: 'Soften the onions'. */
  readonly name: string
  readonly seconds: number
  readonly endsAtMs: number
  /** What is left while it stands still; null while it runs. */
  readonly heldMs: number | null
  readonly isOver: boolean
}

/** What is being cooked, and the clocks of all of it. */
export interface Kitchen {
  readonly dishes: readonly CookedDish[]
  /** The path of the dish that is looked at. */
  readonly shown: string | null
  readonly clocks: readonly KitchenClock[]
}

export const EMPTY_KITCHEN: Kitchen = { dishes: [], shown: null, clocks: [] }

/** Nobody goes on with a dish that was left alone for so long. */
const FORGOTTEN_MS = 12 * 3600_000
/** Three pans are as many as anybody watches. */
export const MOST_DISHES = 3

/** Begins a dish, or goes on with it: its step and its ticks stay. */
export function withDish(
  kitchen: Kitchen,
  dish: DishToCook,
  chosen: { readonly servings: number | null; readonly system: MeasureSystem },
  nowMs: number,
): Kitchen {
  const begun = kitchen.dishes.find(({ path }) => path === dish.path)
  const cooked: CookedDish = {
    ...dish,
    servings: chosen.servings ?? begun?.servings ?? dish.serves,
    system: chosen.system,
    // A recipe may have been changed since.
    at: begun && begun.steps.length === dish.steps.length ? begun.at : -1,
    ticked: begun?.ticked ?? [],
    seenAtMs: nowMs,
  }
  const others = kitchen.dishes.filter(({ path }) => path !== dish.path)
  return { ...kitchen, dishes: [...others.slice(1 - MOST_DISHES), cooked], shown: dish.path }
}

/** What is seen, ticked or chosen of a dish. */
export function changedDish(kitchen: Kitchen, path: string, change: Partial<CookedDish>, nowMs: number): Kitchen {
  const dishes = kitchen.dishes.map(dish => (dish.path === path ? { ...dish, ...change, seenAtMs: nowMs } : dish))
  return { ...kitchen, dishes, shown: path }
}

/** A dish is done: its clocks go on, because what is on the stove does. */
export function withoutDish(kitchen: Kitchen, path: string): Kitchen {
  const dishes = kitchen.dishes.filter(dish => dish.path !== path)
  return { ...kitchen, dishes, shown: dishes.at(-1)?.path ?? null }
}

type NewClock = Pick<KitchenClock, 'path' | 'dish' | 'step' | 'name' | 'seconds'>

export const clockId = ({ path, step, seconds, name }: Omit<NewClock, 'dish'>) => `${path} ${step} ${seconds} ${name}`

/** Sets a clock; the same one starts again. */
export function withClock(kitchen: Kitchen, clock: NewClock, nowMs: number): Kitchen {
  const id = clockId(clock)
  const set = { ...clock, id, endsAtMs: nowMs + clock.seconds * 1000, heldMs: null, isOver: false }
  return { ...kitchen, clocks: inOrder([...kitchen.clocks.filter(other => other.id !== id), set], nowMs) }
}

export const withoutClock = (kitchen: Kitchen, id: string): Kitchen => ({
  ...kitchen,
  clocks: kitchen.clocks.filter(clock => clock.id !== id),
})

const MINUTE_MS = 60_000

/** One minute more; one that has rung runs for that minute. */
export function withMinute(kitchen: Kitchen, id: string, nowMs: number): Kitchen {
  return changedClock(kitchen, id, nowMs, clock => ({
    ...clock,
    isOver: false,
    seconds: clock.seconds + 60,
    endsAtMs: Math.max(clock.endsAtMs, nowMs) + MINUTE_MS,
    heldMs: clock.heldMs === null ? null : clock.heldMs + MINUTE_MS,
  }))
}

/** A clock that runs stands still, one that stands still goes on. */
export function heldClock(kitchen: Kitchen, id: string, nowMs: number): Kitchen {
  return changedClock(kitchen, id, nowMs, clock =>
    clock.heldMs === null
      ? { ...clock, heldMs: Math.max(0, clock.endsAtMs - nowMs) }
      : { ...clock, heldMs: null, endsAtMs: nowMs + clock.heldMs },
  )
}

function changedClock(kitchen: Kitchen, id: string, nowMs: number, change: (clock: KitchenClock) => KitchenClock) {
  return {
    ...kitchen,
    clocks: inOrder(
      kitchen.clocks.map(clock => (clock.id === id ? change(clock) : clock)),
      nowMs,
    ),
  }
}

export const leftMs = ({ endsAtMs, heldMs }: KitchenClock, nowMs: number) => heldMs ?? Math.max(0, endsAtMs - nowMs)

/** The soonest first. */
const inOrder = (clocks: readonly KitchenClock[], nowMs: number) =>
  clocks.toSorted((one, other) => leftMs(one, nowMs) - leftMs(other, nowMs))

/** The kitchen with every clock marked that has run out, and which of them did so only now. */
export function withEnds(kitchen: Kitchen, nowMs: number): { kitchen: Kitchen; ended: readonly KitchenClock[] } {
  const ended = kitchen.clocks.filter(clock => !clock.isOver && leftMs(clock, nowMs) === 0 && clock.heldMs === null)
  if (ended.length === 0) return { kitchen, ended }
  const clocks = kitchen.clocks.map(clock => (ended.includes(clock) ? { ...clock, isOver: true } : clock))
  return { kitchen: { ...kitchen, clocks: inOrder(clocks, nowMs) }, ended }
}

/** What a browser kept, without what nobody goes on with; anything that is no kitchen is an empty one. */
export function keptKitchen(text: string | null, nowMs: number): Kitchen {
  const read = text === null ? null : parsed(text)
  if (!read || !Array.isArray(read.dishes) || !Array.isArray(read.clocks)) return EMPTY_KITCHEN
  const isFresh = (atMs: unknown) => typeof atMs === 'number' && nowMs - atMs < FORGOTTEN_MS
  const dishes = read.dishes.filter(dish => isFresh(dish?.seenAtMs) && isDish(dish))
  const clocks = read.clocks.filter(clock => typeof clock?.id === 'string' && isFresh(clock.endsAtMs))
  return {
    dishes,
    clocks,
    shown: dishes.some(({ path }) => path === read.shown) ? read.shown : (dishes.at(-1)?.path ?? null),
  }
}

const isDish = ({ path, steps, groups, ticked, at }: CookedDish) =>
  typeof path === 'string' &&
  Array.isArray(steps) &&
  Array.isArray(groups) &&
  Array.isArray(ticked) &&
  at <= steps.length

function parsed(text: string): Kitchen | null {
  try {
    return JSON.parse(text) as Kitchen
  } catch {
    return null
  }
}

/** A dish of which nothing was cooked yet is none: somebody only looked. */
export function leftKitchen(kitchen: Kitchen): Kitchen {
  const dishes = kitchen.dishes.filter(({ at, ticked }) => at >= 0 || ticked.length > 0)
  const isThere = dishes.some(({ path }) => path === kitchen.shown)
  return { ...kitchen, dishes, shown: isThere ? kitchen.shown : (dishes.at(-1)?.path ?? null) }
}

/** Kept only while there is something to go on with. */
export function keptText(kitchen: Kitchen): string | null {
  const left = leftKitchen(kitchen)
  return left.dishes.length + left.clocks.length > 0 ? JSON.stringify(left) : null
}

const HEARD: readonly (readonly [command: 'next' | 'back' | 'stop', words: RegExp])[] = [
  ['stop', /\b(?:stop|quiet|silence)\b/],
  ['back', /\b(?:back|previous|before)\b/],
  ['next', /\b(?:next|continue|go on|forward)\b/],
]

/** What somebody said to the kitchen, 'stop' before all else. */
export function commandIn(said: string): 'next' | 'back' | 'stop' | null {
  const words = said.toLowerCase()
  return HEARD.find(([, meant]) => meant.test(words))?.[0] ?? null
}
