/** The ref of a heading that takes the focus as soon as it is there. */
export function takeFocus(heading: HTMLElement | null): void {
  heading?.focus()
}
