import { randomId } from '#browser/random-id.ts'
import type { Day } from '#modules/calendar/day.ts'
import { type Carried, carried, type Target } from '../carry.ts'
import { carryByKeys } from './carry-by-keys.ts'
import type { PlanHand } from './use-plan.ts'

/** A mouse that is moved so far while it is pressed carries; a shorter way is a click. */
const MOUSE_PX = 6
/** A finger that rests so long picks up; one that moves before scrolls the page. */
const HOLD_MS = 350
const HOLD_PX = 8
/** Nearer to the edge than this the page scrolls along. */
const EDGE_PX = 56
const SCROLL_PX = 12

interface Held {
  readonly id: string
  readonly card: HTMLElement
  readonly pointerId: number
  readonly x: number
  readonly y: number
  timer: ReturnType<typeof setTimeout> | undefined
  ghost: HTMLElement | null
  target: Target | null
}

/**
 * Lets entries be carried from meal to meal, by mouse, by a finger that rests on them, and from the keyboard.
 *
 * @param plan as it is in the moment it is asked for
 * @returns what ends it
 */
export function carryEntries(root: HTMLElement, plan: () => PlanHand): () => void {
  let held: Held | null = null
  let justDropped = false
  const ended = new AbortController()
  const on = <E extends Event>(type: string, hear: (event: E) => void, options: AddEventListenerOptions = {}) =>
    root.addEventListener(type, hear as EventListener, { ...options, signal: ended.signal })

  on<PointerEvent>('pointerdown', event => {
    const card = (event.target as Element).closest<HTMLElement>('[data-entry]')
    if (!card || event.button !== 0 || (event.target as Element).closest('button')) return
    drop(false)
    const { pointerId, clientX: x, clientY: y } = event
    held = { ...{ id: card.dataset.entry ?? '', card, pointerId, x, y }, timer: undefined, ghost: null, target: null }
    if (event.pointerType !== 'mouse') held.timer = setTimeout(() => pickUp(x, y), HOLD_MS)
  })

  on<PointerEvent>('pointermove', event => {
    if (!held || event.pointerId !== held.pointerId) return
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y)
    if (!held.ghost) {
      if (event.pointerType === 'mouse') {
        if (far < MOUSE_PX) return
        pickUp(held.x, held.y)
      } else {
        if (far > HOLD_PX) drop(false)
        return
      }
    }
    over(event.clientX, event.clientY, event.altKey)
  })
  on<PointerEvent>('pointerup', event => drop(true, event.altKey))
  on('pointercancel', () => drop(false))
  // What is carried must not scroll the page away under it, nor be dragged by the browser itself.
  on<TouchEvent>('touchmove', event => held?.ghost && event.preventDefault(), { passive: false })
  on('contextmenu', event => held?.ghost && event.preventDefault())
  on('dragstart', event => (event.target as Element).closest('[data-entry]') && event.preventDefault())
  on(
    'click',
    event => {
      if (!justDropped) return
      justDropped = false
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
  document.addEventListener('keydown', event => event.key === 'Escape' && held?.ghost && drop(false), {
    signal: ended.signal,
  })
  carryByKeys(root, plan, ended.signal)

  function pickUp(x: number, y: number) {
    if (!held) return
    const { card, pointerId } = held
    const box = card.getBoundingClientRect()
    const ghost = card.cloneNode(true) as HTMLElement
    ghost.removeAttribute('data-entry')
    ghost.setAttribute('aria-hidden', 'true')
    ghost.inert = true
    ghost.classList.add('plan-ghost')
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` })
    const label = document.createElement('span')
    label.className = 'plan-ghost-label'
    ghost.append(label)
    root.append(ghost)
    held.ghost = ghost
    card.classList.add('plan-lifted')
    root.setPointerCapture?.(pointerId)
    over(x, y, false)
  }

  function over(x: number, y: number, copies: boolean) {
    if (!held?.ghost) return
    held.ghost.style.transform = `translate(${x - held.x}px, ${y - held.y}px)`
    if (y < EDGE_PX) scrollBy(0, -SCROLL_PX)
    if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX)
    held.target = targetAt(x, y)
    const label = held.ghost.querySelector('.plan-ghost-label')
    if (label) label.textContent = wouldDo(copies)?.will ?? ''
    markTarget(held.target)
  }

  function targetAt(x: number, y: number): Target | null {
    const under = document.elementsFromPoint(x, y).find(element => !element.closest('.plan-ghost'))
    const place = under?.closest<HTMLElement>('[data-day]')
    if (!place || !root.contains(place) || !held) return null
    const own = plan().entries.find(({ id }) => id === held?.id)
    const { day = '', meal = own?.meal ?? '' } = place.dataset
    const onto = under?.closest<HTMLElement>('[data-entry]')?.dataset.entry ?? null
    return { day: day as Day, meal, onto }
  }

  function markTarget(target: Target | null) {
    for (const each of root.querySelectorAll('.plan-target')) each.classList.remove('plan-target')
    if (!target) return
    const day = `[data-day="${target.day}"]`
    const place = root.querySelector(`${day}[data-meal="${target.meal}"]`) ?? root.querySelector(day)
    place?.classList.add('plan-target')
  }

  function wouldDo(copies: boolean): Carried | null {
    if (!held?.target) return null
    const { entries, dishes } = plan()
    return carried(entries, dishes, held.id, held.target, copies, randomId)
  }

  function drop(counts: boolean, copies = false) {
    if (!held) return
    clearTimeout(held.timer)
    const { ghost, card } = held
    const outcome = counts && ghost ? wouldDo(copies) : null
    ghost?.remove()
    card.classList.remove('plan-lifted')
    markTarget(null)
    if (ghost) {
      // The click that follows is none; where none follows, the next one counts.
      justDropped = true
      setTimeout(() => (justDropped = false))
    }
    held = null
    if (outcome && outcome.will !== '') plan().edit(outcome.edit, outcome.done)
  }

  return () => {
    drop(false)
    ended.abort()
  }
}
