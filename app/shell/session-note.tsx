import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { storedUser, USER_KEY } from '#browser/session.ts'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'

/**
 * Says that another tab signed out, or signed in as somebody else, while this one was open. What is on the page stays,
 * so that nothing typed is lost.
 */
export function SessionNote({ userId }: { userId: string | null }) {
  const [now, setNow] = useState(userId)
  const { pathname } = useLocation()
  useEffect(() => {
    setNow(userId)
    const hear = ({ key }: StorageEvent) => key === USER_KEY && setNow(storedUser()?.id ?? null)
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [userId])
  if (now === userId) return null
  return (
    <Notice tone="caution" live className="mb-5">
      {now === null ? (
        <p>
          You have been signed out in another tab. What you typed here stays:{' '}
          <a href={`/login?to=${pathname}`} target="_blank" rel="noopener" className="link">
            sign in again in a new tab
          </a>
          , then save.
        </p>
      ) : (
        <>
          <p>Another account is signed in now, in another tab. This page still shows what was here before.</p>
          <Button size="small" variant="secondary" className="mt-3" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </>
      )}
    </Notice>
  )
}
