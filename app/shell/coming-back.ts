import { call } from '#browser/calls.ts'
import { type StoredUser, storedUser } from '#browser/session.ts'

const idHere = () => storedUser()?.id ?? null

/**
 * A browser may keep a page whole in its memory, and bring it back when somebody else sits there. Before one shows
 * anything that was open to a member or a guest, it asks who is here; whoever is another gets a page of their own. A
 * visitor's page has nothing of anybody, and comes back at once.
 */
export function watchComingBack(): () => void {
  const { documentElement } = document
  let whose: string | null = null
  let isSomebodys = false
  const left = () => {
    whose = idHere()
    isSomebodys = documentElement.hasAttribute('data-own')
  }
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isSomebodys) return
    documentElement.hidden = true
    void isStill(whose).then(isTheirs => {
      if (isTheirs) documentElement.hidden = false
      else location.reload()
    })
  }
  window.addEventListener('pagehide', left)
  window.addEventListener('pageshow', shown)
  return () => {
    window.removeEventListener('pagehide', left)
    window.removeEventListener('pageshow', shown)
  }
}

/** Without an answer, what this browser remembers has to do: it forgets whoever signs out. */
async function isStill(id: string | null): Promise<boolean> {
  const { ok, body } = await call('/api/session')
  return (ok ? ((body as { user: StoredUser | null }).user?.id ?? null) : idHere()) === id
}
