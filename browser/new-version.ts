import { isAwake } from './filled-fields.ts'

/**
 * A shop that was upgraded while a page of it was open may lack files which that page asks for later. The page is loaded
 * again then, once, with what was typed, and what was pressed is pressed again; where that would lose something, or did
 * not help, it is said that what was pressed could not be done. All of it is part of every page: what is fetched later is
 * gone too. The note of it is in the entry of the history, which a reload keeps and no other page sees.
 */

/** A file of the script is not there any more. */
export class Gone extends Error {}

/** Something on the page: the same one is found again after it was loaded anew. */
type Place = readonly [tag: string, words: string, nth: number]

interface Again {
  readonly at: number
  /** Of what is still to be done. */
  readonly left?: { readonly href: string; readonly pressed: Place | null; readonly typed: readonly [Place, string][] }
}

/** As it was at that moment: a button may say something else while it works, and empty what was filled in. */
interface Pressed {
  readonly element: Element
  readonly words: string
  readonly typed: readonly (readonly [field: HTMLInputElement, value: string])[]
}

const TYPED = 'input:not([type=file], [type=hidden], [type=checkbox], [type=radio], [type=range]), textarea'
/** A dialog is closed afterwards, and a password is written down nowhere. */
const NOT_CARRIED = 'dialog *, [type=password]'
const ONCE_IN_MS = 60_000
const LOOK_AGAIN_MS = 50
const LOOKS = 100

let pressed: Pressed | null = null
let leaving: Promise<boolean> | null = null
const filled = new WeakSet<EventTarget>()

const allOf = (tag: string, root = document) => [...root.querySelectorAll<HTMLInputElement>(tag)]

const wordsOf = (element: Element) =>
  [
    element.getAttribute('name'),
    element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent,
    element.closest('article, li, section, form')?.querySelector('h1, h2, h3, a')?.textContent,
  ].join()

function placeOf(element: Element, words = wordsOf(element)): Place {
  const all: readonly Element[] = allOf(element.tagName)
  const before = all.slice(0, Math.max(0, all.indexOf(element)))
  return [element.tagName, words, before.filter(each => wordsOf(each) === words).length]
}

const found = ([tag, words, nth]: Place, root?: Document) =>
  allOf(tag, root).filter(each => wordsOf(each) === words)[nth]

/** Notes what is being pressed, for as long as that takes, and where something was typed. */
export function watchPresses(): void {
  addEventListener('input', ({ target }) => target && filled.add(target), true)
  addEventListener(
    'click',
    ({ isTrusted, target }) => {
      const element = isTrusted && (target as Element).closest('button, summary, a, input')
      if (!element) return
      const typed = allOf(TYPED).map(field => [field, field.value] as const)
      pressed = { element, words: wordsOf(element), typed }
      setTimeout(() => {
        pressed = null
      })
    },
    true,
  )
}

/**
 * For what must be fetched before that which is pressed can be done, even where it was on its way already: if a file of
 * it is gone, the page is loaded again, and the press repeated. So it comes before anything that the press does.
 */
export async function forPress<Part>(fetching: Promise<Part>): Promise<Part> {
  const mine = pressed
  try {
    return await fetching
  } catch (failure) {
    if (mine && failure instanceof Gone && (await loadAgain(mine))) return new Promise(() => undefined)
    throw failure
  }
}

/** Loads the page again, unless it was just now, or something would be lost. */
function loadAgain(mine: Pressed | null): Promise<boolean> {
  leaving ??= mayLeave().then(may => {
    if (may) leave(mine)
    else leaving = null
    return may
  })
  return leaving
}

async function mayLeave(): Promise<boolean> {
  const before: Again | undefined = history.state?.again
  if (before && Math.abs(Date.now() - before.at) < ONCE_IN_MS) return false
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => null)
  if (!answer?.ok) return false
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const isLost = (field: HTMLInputElement) => field.matches(NOT_CARRIED) || !found(placeOf(field), next)
  return !allOf(TYPED).some(field => filled.has(field) && field.value && isLost(field))
}

function leave(mine: Pressed | null) {
  const left = {
    href: location.href,
    pressed: mine && placeOf(mine.element, mine.words),
    typed: (mine?.typed ?? [])
      .filter(([field]) => field.isConnected && !field.matches(NOT_CARRIED))
      .map(([field, value]) => [placeOf(field), value]),
  }
  history.replaceState({ ...history.state, again: { at: Date.now(), left } }, '')
  location.reload()
}

/**
 * Puts back what was typed, before the page wakes, as a browser does that restores it. What it gives back is called
 * once the page is awake, and presses again what was pressed; neither happens a second time.
 */
export function comingAgain(): () => unknown {
  const again: Again | undefined = history.state?.again
  if (!again?.left) return () => undefined
  const { at, left } = again
  history.replaceState({ ...history.state, again: { at } }, '')
  if (left.href !== location.href || Math.abs(Date.now() - at) > ONCE_IN_MS) return () => undefined
  const typed = left.typed.flatMap(([place, value]) => {
    const field = found(place)
    if (!field || field.value === value) return []
    field.value = value
    return field
  })
  const goOn = () => {
    // Some take what was typed when it is left.
    for (const field of typed) field.focus()
    if (left.pressed) press(left.pressed, LOOKS)
  }
  return () => setTimeout(goOn)
}

function press(place: Place, looks: number) {
  const element = found(place)
  if (element && isAwake(element)) {
    element.focus()
    // What that has changed is drawn by then.
    setTimeout(() => element.click())
  } else if (looks > 0) setTimeout(press, LOOK_AGAIN_MS, place, looks - 1)
}

/** For a page that broke: where the shop has become another since, it is loaded again. */
export async function leaveOldVersion(failure: unknown): Promise<void> {
  if (failure instanceof Gone || (await isOld())) await loadAgain(null)
}

/** Whether the server is of another version than this page; false where that cannot be told. */
async function isOld(): Promise<boolean> {
  const answer = await fetch('/healthz', { method: 'HEAD' }).catch(() => null)
  const build = answer?.headers.get('x-build')
  // The router keeps there what this page was built with.
  const { __reactRouterManifest: own } = window as { __reactRouterManifest?: { version: string } }
  return !!build && build !== own?.version
}
