import type { ReactNode } from 'react'
import { Button } from '#kit/button.tsx'

/** Just a form: it works before the page's script has arrived. The login page it leads to tidies up. */
export function LogoutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <form method="post" action="/logout" className={className}>
      {children}
    </form>
  )
}

export function LogoutButton({ className, wide = false }: { className?: string; wide?: boolean }) {
  return (
    <LogoutForm {...(className !== undefined && { className })}>
      <Button type="submit" variant="secondary" size={wide ? 'regular' : 'small'} wide={wide}>
        Logout
      </Button>
    </LogoutForm>
  )
}
