const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'popstate', 'beforeprint']

/** Resolves when the visitor first does anything at all on this page; at once where they come back to its middle. */
export function firstSign(): Promise<void> {
  // Somebody may press before this is there to hear it, and nothing else for a long while: what they pressed has the focus.
  if (window.scrollY > 0 || document.activeElement !== document.body) return Promise.resolve()
  const until = new AbortController()
  return new Promise(resolve => {
    const seen = ({ type, target }: Event) => {
      // A row that shows its chosen chip moves by itself.
      if (type === 'scroll' && target !== document) return
      until.abort()
      resolve()
    }
    for (const sign of SIGNS) addEventListener(sign, seen, { capture: true, passive: true, signal: until.signal })
  })
}
