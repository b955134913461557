import type { FocusEvent } from 'react'

/**
 * For a field whose text is replaced or copied as a whole: `onFocus={selectWhole}`. Safari puts the caret where the
 * mouse is let go of, and what is typed then goes beside the old number, unless that release is kept from it.
 */
export function selectWhole({ target }: FocusEvent<HTMLInputElement>): void {
  target.select()
  if (target.matches(':active')) document.addEventListener('mouseup', event => event.preventDefault(), { once: true })
}
