import { type RefObject, useLayoutEffect } from 'react'
import { type Box, type Side, type Taken, toastPlace } from './toast-place.ts'

const PRESSED = 'a[href], button, input, select, textarea, summary, label, [data-bottom-bar]'
/** What somebody came for: it stays free before all else. */
const PRIMARY = '.button-primary, [type=submit], [data-keep-clear], [data-bottom-bar]'
/** What is being filled in is looked at. */
const FIELDS = 'input, select, textarea'
const MARGIN = 8
/** From this width on there is room beside each other. */
const WIDE = 768
/** Pages change under a toast: a picture comes, somebody scrolls. */
const LOOK_AGAIN_MS = 250

/** Puts the toasts where they lie over no button and no link, and keeps them so while the page changes. */
export function useToastPlace(section: RefObject<HTMLElement | null>, newest: number | undefined) {
  useLayoutEffect(() => {
    const element = section.current
    if (!element || newest === undefined) return
    const put = () => place(element)
    put()
    const again = setInterval(put, LOOK_AGAIN_MS)
    window.addEventListener('resize', put)
    return () => {
      clearInterval(again)
      window.removeEventListener('resize', put)
    }
  }, [section, newest])
}

function place(element: HTMLElement) {
  const toasts = [...element.querySelectorAll<HTMLElement>('.toast')]
  // What somebody is about to press does not go away from under them; one that has just come is not that yet, though it
  // be where another was pressed.
  const isHeld = element.matches(':hover') || element.contains(document.activeElement)
  if (toasts.length === 0 || (isHeld && toasts.some(toast => placed.has(toast)))) return
  const { clientWidth, clientHeight } = document.documentElement
  const home = homeOf(element)
  const view: Box = { left: home.left, top: MARGIN, right: home.right, bottom: clientHeight - MARGIN }
  const { top, side } = toastPlace(
    {
      width: Math.max(...toasts.map(toast => toast.offsetWidth)),
      height: element.offsetHeight,
      view,
      home: home.top,
      sides: clientWidth >= WIDE ? ALL_SIDES : ['centre'],
    },
    takenIn(element.closest('dialog') ?? document.body, element),
  )
  element.style.setProperty('--toasts-top', `${Math.round(top)}px`)
  element.dataset.side = side
  for (const toast of toasts) placed.add(toast)
}

/** The toasts that somebody can have pointed at: they have been given a place. */
const placed = new WeakSet<Element>()

const ALL_SIDES: readonly Side[] = ['centre', 'end', 'start']

/** Where the style sheet has them. */
function homeOf(element: HTMLElement): DOMRect {
  const { side } = element.dataset
  delete element.dataset.side
  const home = element.getBoundingClientRect()
  if (side) element.dataset.side = side
  return home
}

function takenIn(root: HTMLElement, toasts: HTMLElement): Taken[] {
  const { clientWidth, clientHeight } = document.documentElement
  return [...root.querySelectorAll<HTMLElement>(PRESSED)].flatMap(each => {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    const isInView = right > 0 && bottom > 0 && left < clientWidth && top < clientHeight && right > left && bottom > top
    if (!isInView || toasts.contains(each) || getComputedStyle(each).visibility !== 'visible') return []
    const isPrimary = each.matches(PRIMARY) || each === document.activeElement
    return [{ left, top, right, bottom, weight: isPrimary ? 100 : each.matches(FIELDS) ? 4 : 1 }]
  })
}
