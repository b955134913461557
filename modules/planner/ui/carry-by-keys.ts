import { randomId } from '#browser/random-id.ts'
import type { Day } from '#modules/calendar/day.ts'
import { carried, nextCell } from '../carry.ts'
import { madeEarly } from '../early-leftovers.ts'
import { entryName, weekdayText } from '../entry-words.ts'
import { type Cell, entriesOf } from '../plan-edits.ts'
import type { PlanHand } from './use-plan.ts'

interface Lifted {
  readonly id: string
  cell: Cell
}

/** Half a second. */
const FRAMES = 30

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** Space on a card's handle lifts it, arrows choose day and meal, Space lets it go there, Escape puts it back. */
export function carryByKeys(root: HTMLElement, plan: () => PlanHand, signal: AbortSignal): void {
  let lifted: Lifted | null = null
  const said = document.createElement('p')
  said.className = 'sr-only'
  said.setAttribute('aria-live', 'assertive')
  root.append(said)
  signal.addEventListener('abort', () => said.remove())

  root.addEventListener(
    'keydown',
    event => {
      const handle = (event.target as Element).closest<HTMLElement>('[data-lift]')
      if (!handle) return
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault()
        if (lifted) letGo(event.altKey)
        else lift(handle.closest<HTMLElement>('[data-entry]')?.dataset.entry ?? '')
      } else if (lifted && ARROWS.includes(event.key)) {
        event.preventDefault()
        step(event.key)
      } else if (lifted && (event.key === 'Escape' || event.key === 'Tab')) {
        if (event.key === 'Escape') event.preventDefault()
        putBack()
      }
    },
    { signal },
  )

  const say = (words: string) => {
    said.textContent = words
  }

  function lift(id: string) {
    const { entries, dishes } = plan()
    const entry = entries.find(each => each.id === id)
    if (!entry) return
    lifted = { id, cell: { day: entry.day, meal: entry.meal } }
    for (const card of root.querySelectorAll(`[data-entry="${id}"]`)) card.classList.add('plan-lifted')
    say(`${entryName(entries, entry, dishes)} lifted. Arrows move it, Space lets it go, Escape puts it back.`)
    mark(lifted.cell)
  }

  function step(key: string) {
    if (!lifted) return
    const places = [...root.querySelectorAll<HTMLElement>('[data-day]')]
    const days = [...new Set(places.map(({ dataset }) => dataset.day as Day))].sort()
    const meals = [...new Set(places.flatMap(({ dataset }) => dataset.meal ?? []))]
    lifted.cell = nextCell(lifted.cell, key, days, meals)
    const there = ontoOf(lifted)
    const { entries, dishes } = plan()
    const held = there === null ? 'empty' : entryName(entries, there, dishes)
    say(`${weekdayText(lifted.cell.day)} ${lifted.cell.meal}: ${held}`)
    mark(lifted.cell)
  }

  const ontoOf = ({ id, cell }: Lifted) => entriesOf(plan().entries, cell).find(each => each.id !== id) ?? null

  function letGo(copies: boolean) {
    if (!lifted) return
    const { id, cell } = lifted
    const { entries, dishes } = plan()
    const onto = copies ? null : (ontoOf(lifted)?.id ?? null)
    const { edit, will, done } = carried(entries, dishes, id, { ...cell, onto }, copies, randomId)
    putDown()
    if (will === '') return say('Put back.')
    plan().edit(edit, done)
    // Where something is asked first, the question speaks for itself.
    if (madeEarly(entries, edit).length === 0) say(done)
    focusOn(id, FRAMES)
  }

  /** The card is drawn anew where it is now, which may take some frames. */
  function focusOn(id: string, frames: number) {
    const handles = [...root.querySelectorAll<HTMLElement>(`[data-entry="${id}"] [data-lift]`)]
    const handle = handles.find(each => isDrawn(each))
    if (handle !== document.activeElement) handle?.focus()
    if (frames > 0) requestAnimationFrame(() => focusOn(id, frames - 1))
  }

  function putBack() {
    putDown()
    say('Put back.')
  }

  function putDown() {
    lifted = null
    mark(null)
    for (const card of root.querySelectorAll('.plan-lifted')) card.classList.remove('plan-lifted')
  }

  function mark(cell: Cell | null) {
    for (const each of root.querySelectorAll('.plan-target')) each.classList.remove('plan-target')
    if (!cell) return
    const place = [...root.querySelectorAll<HTMLElement>(`[data-day="${cell.day}"]`)].find(
      each => isDrawn(each) && (each.dataset.meal === undefined || each.dataset.meal === cell.meal),
    )
    place?.classList.add('plan-target')
    place?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}

/** Of the two widths that a plan is laid out for, one is hidden. */
const isDrawn = (element: Element) => element.getClientRects().length > 0
