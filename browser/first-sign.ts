const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'popstate', 'beforeprint']

/** Resolves when the visitor first does anything at all on this page; at once where they come back to its middle. */
export function firstSign(): Promise<void> {
  if (window.scrollY > 0) return Promise.resolve()
  return new Promise(resolve => {
    const seen = ({ type, target }: Event) => {
      // A row that shows its chosen chip moves by itself.
      if (type === 'scroll' && target !== document) return
      for (const sign of SIGNS) window.removeEventListener(sign, seen, true)
      resolve()
    }
    for (const sign of SIGNS) window.addEventListener(sign, seen, { capture: true, passive: true })
  })
}
