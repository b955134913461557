import type { Day } from '#modules/calendar/day.ts'
import type { Target } from '../carry.ts'
import './carry.css'

/** A mouse that is moved so far while it is pressed carries; a shorter way is a click. */
const MOUSE_PX = 6
/** A finger that rests so long picks up; one that moves before scrolls the page. */
const HOLD_MS = 350
const HOLD_PX = 8
/** Nearer to the edge than this the page scrolls along. */
const EDGE_PX = 56
const SCROLL_PX = 8

interface Point {
  readonly x: number
  readonly y: number
}

interface Held {
  readonly id: string
  readonly card: HTMLElement
  readonly pointerId: number
  readonly x: number
  readonly y: number
  timer: ReturnType<typeof setTimeout> | undefined
  ghost: HTMLElement | null
  target: Target | null
  /** Where the pointer is now. */
  now: Point
  copies: boolean
}

/** What is carried, and what letting it go does. */
export interface Carrying {
  /** The meal that it is at; '' where it is not known any more. */
  mealOf(id: string): string
  /** Null where letting it go there does nothing. */
  wouldDo(id: string, target: Target, copies: boolean): Outcome | null
}

export interface Outcome {
  /** 'Move to lunch', beside what is carried. */
  readonly will: string
  does(): void
}

/** How far to scroll for a pointer there, in px; 0 away from the edges. */
const pastEdge = (at: number, end: number) => (at < EDGE_PX ? -SCROLL_PX : at > end - EDGE_PX ? SCROLL_PX : 0)

/**
 * Lets cards, each a `[data-entry]`, be carried to a meal of a day (`[data-day]`, `[data-meal]`) by mouse, and by a
 * finger that rests on them.
 */
export function carryCards(root: HTMLElement, carrying: Carrying, signal: AbortSignal): void {
  let held: Held | null = null
  let justDropped = false
  const on = <E extends Event>(type: string, hear: (event: E) => void, options: AddEventListenerOptions = {}) =>
    root.addEventListener(type, hear as EventListener, { ...options, signal })

  on<PointerEvent>('pointerdown', event => {
    const card = (event.target as Element).closest<HTMLElement>('[data-entry]')
    if (!card || event.button !== 0 || (event.target as Element).closest('button')) return
    drop(false)
    const { pointerId, clientX: x, clientY: y } = event
    held = {
      ...{ id: card.dataset.entry ?? '', card, pointerId, x, y, timer: undefined, ghost: null, target: null },
      ...{ now: { x, y }, copies: false },
    }
    if (event.pointerType !== 'mouse') held.timer = setTimeout(pickUp, HOLD_MS)
  })

  on<PointerEvent>('pointermove', event => {
    if (!held || event.pointerId !== held.pointerId) return
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y)
    if (!held.ghost) {
      if (event.pointerType === 'mouse') {
        if (far < MOUSE_PX) return
        pickUp()
      } else {
        if (far > HOLD_PX) drop(false)
        return
      }
    }
    held.now = { x: event.clientX, y: event.clientY }
    held.copies = event.altKey
    over()
  })
  on<PointerEvent>('pointerup', event => event.pointerId === held?.pointerId && drop(true, event.altKey))
  on('pointercancel', () => drop(false))
  // What is carried must not scroll the page away under it, nor be dragged by the browser itself. A finger that stops a
  // page still in motion cannot be kept from scrolling it, so it takes nothing up.
  on<TouchEvent>('touchstart', event => event.cancelable || drop(false), { passive: false })
  on<TouchEvent>('touchmove', event => held?.ghost && event.cancelable && event.preventDefault(), { passive: false })
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
    signal,
  })
  signal.addEventListener('abort', () => drop(false))

  function pickUp() {
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
    over()
    requestAnimationFrame(scrollAlong)
  }

  function over() {
    if (!held?.ghost) return
    const { x, y } = held.now
    held.ghost.style.transform = `translate(${x - held.x}px, ${y - held.y}px)`
    held.target = targetAt(x, y)
    const label = held.ghost.querySelector('.plan-ghost-label')
    if (label) label.textContent = wouldDo(held.copies)?.will ?? ''
    markTarget(held.target)
  }

  /** As long as something is held at an edge, also where the pointer rests there. */
  function scrollAlong() {
    if (!held?.ghost) return
    const { x, y } = held.now
    const down = pastEdge(y, innerHeight)
    const across = pastEdge(x, innerWidth)
    const wide = across === 0 ? null : held.card.closest('.plan-week-view')
    const before = [scrollY, wide?.scrollLeft].join()
    if (down !== 0) scrollBy(0, down)
    wide?.scrollBy(across, 0)
    if (before !== [scrollY, wide?.scrollLeft].join()) over()
    requestAnimationFrame(scrollAlong)
  }

  function targetAt(x: number, y: number): Target | null {
    const under = document.elementsFromPoint(x, y).find(element => !element.closest('.plan-ghost'))
    const place = under?.closest<HTMLElement>('[data-day]')
    if (!place || !root.contains(place) || !held) return null
    const { day = '', meal = carrying.mealOf(held.id) } = place.dataset
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

  const wouldDo = (copies: boolean) => (held?.target ? carrying.wouldDo(held.id, held.target, copies) : null)

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
    outcome?.does()
  }
}
