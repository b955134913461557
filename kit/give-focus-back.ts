const HEADINGS = 'h1, h2, h3, h4'

/**
 * Notes what has the focus, for whatever takes it away for a while. The browser gives the focus of a closed dialog back
 * to what opened it, unless that is gone by then, or lay under another dialog that is closed in the same moment: then
 * it falls to the page as a whole, and whoever works by keyboard or ear starts again at the top. The nearest part of
 * the page that is still there has a heading; that is where they go on.
 */
export function noteFocus(): () => void {
  const noted = focusNow()
  if (!noted) return () => {}
  return () => {
    leaving = noted
    // After everything that is drawn with the end of the dialog has been drawn, and what else closes is closed.
    setTimeout(() => {
      if (leaving === noted) leaving = null
      giveBack(noted)
    })
  }
}

interface Noted {
  readonly opener: HTMLElement
  /** From the nearest to the furthest. */
  readonly around: readonly Element[]
}

/** Of the dialog that closes in this moment: one that takes its place may find that the opener of both is gone already. */
let leaving: Noted | null = null

function focusNow(): Noted | null {
  const opener = document.activeElement
  if (!(opener instanceof HTMLElement) || opener === document.body) return leaving
  return { opener, around: partsAround(opener) }
}

function giveBack({ opener, around }: Noted) {
  const { activeElement } = document
  if (activeElement !== null && activeElement !== document.body) return
  // The dialog that it was in gives the focus back to its own.
  if (document.querySelector('dialog:modal') || opener.closest('dialog:not([open])')) return
  opener.focus({ preventScroll: true })
  if (document.activeElement === opener) return
  const parts = [...around, document.querySelector('main') ?? document.body]
  for (const part of parts.filter(({ isConnected }) => isConnected)) {
    const heading = [...part.querySelectorAll<HTMLElement>(HEADINGS)].find(isShown)
    if (!heading) continue
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return
  }
}

const isShown = (element: Element) => element.getClientRects().length > 0

function partsAround(element: Element): Element[] {
  const parts: Element[] = []
  for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) parts.push(part)
  return parts
}
