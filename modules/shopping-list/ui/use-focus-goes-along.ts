import { type RefObject, useLayoutEffect } from 'react'

/** What had the focus in a row that is gone from the page: its lines, and the place among the row's controls. */
interface Left {
  readonly handIds: readonly string[]
  readonly nth: number
}

let left: Left | null = null

/**
 * A line that was just typed moves to its aisle, or into the row of its food, when it has joined. Whoever had gone on to
 * it by keyboard goes along.
 */
export function useFocusGoesAlong(row: RefObject<HTMLElement | null>, handIds: readonly string[]) {
  useLayoutEffect(() => {
    const here = row.current
    if (!here) return
    if (left?.handIds.some(id => handIds.includes(id))) {
      // Somebody who has gone elsewhere since stays there.
      if (document.activeElement === document.body) controls(here)[left.nth]?.focus()
      left = null
    }
    return () => {
      const held = document.activeElement
      if (here.contains(held)) left = { handIds, nth: controls(here).indexOf(held as HTMLElement) }
    }
  })
}

const controls = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('input, button')]
