import { cookOf, leftoversOf } from '../cooked.ts'
import type { PlannedEntry } from '../plan.ts'
import type { PlanHand } from './use-plan.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** How far beside a card the line goes up or down. */
const BESIDE_PX = 5

/**
 * Draws a line between a cook and what is left over from it, where both are in the week that is shown: for the one that
 * the pointer is over, that has the focus, or that is carried. The words of both say the same to whoever sees no line.
 */
export function drawLeftoverLines(root: HTMLElement, plan: () => PlanHand, signal: AbortSignal): void {
  const board = () => root.querySelector<HTMLElement>('[data-board]')
  let drawn: SVGElement | null = null
  let shown = ''

  const show = (event: Event) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-board] [data-entry]')?.dataset.entry ?? ''
    if (id === shown) return
    clear()
    shown = id
    if (id !== '') draw(id)
  }
  const clear = () => {
    drawn?.remove()
    drawn = null
    shown = ''
  }
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, show, { signal })
  // What is let go may be somewhere else now.
  for (const type of ['pointerup', 'pointerleave']) root.addEventListener(type, clear, { signal })
  signal.addEventListener('abort', clear)

  function draw(id: string) {
    const on = board()
    const lines = on ? pairsOf(plan().entries, id).flatMap(pair => lineBetween(on, pair) ?? []) : []
    if (!on || lines.length === 0) return
    drawn = document.createElementNS(SVG, 'svg')
    drawn.setAttribute('class', 'plan-leftover-lines')
    drawn.setAttribute('aria-hidden', 'true')
    for (const line of lines) {
      const path = document.createElementNS(SVG, 'path')
      path.setAttribute('d', line)
      drawn.append(path)
    }
    on.append(drawn)
  }
}

type Pair = readonly [cook: string, left: string]

/** The cook that an entry is left over from, and everything else that is left over from it. */
function pairsOf(entries: readonly PlannedEntry[], id: string): Pair[] {
  const entry = entries.find(each => each.id === id)
  const cook = entry && cookOf(entries, entry)
  return cook ? leftoversOf(entries, cook.id).map(left => [cook.id, left.id] as const) : []
}

/** From the right of the cook to the left of what is left over, where that is on a later day; null where one is not seen. */
function lineBetween(board: HTMLElement, [cook, left]: Pair): string | null {
  const around = board.getBoundingClientRect()
  const boxes = [cook, left].map(id => board.querySelector(`[data-entry="${id}"]`)?.getBoundingClientRect())
  const [from, to] = boxes
  if (!from || !to || from.right > to.left) return null
  const [startX, startY] = [from.right - around.left, from.top + from.height / 2 - around.top]
  const [endX, endY] = [to.left - around.left, to.top + to.height / 2 - around.top]
  return `M${startX} ${startY}H${endX - BESIDE_PX}V${endY}H${endX}`
}
