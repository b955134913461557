import { type MouseEvent, type ReactNode, useContext, useEffect } from 'react'
import { leaveOldVersion } from '#browser/new-version.ts'
import { ErrorDrawing } from './error-drawing.tsx'
import { IncidentContext } from './incident.ts'
import { PageWidth } from './page-width.tsx'

export interface ErrorWords {
  title: string
  message: string
}

/** The words of each error, as the specification writes them; those of 500 stand for all that is wrong on our end. */
const ERROR_WORDS: Record<number, ErrorWords> = {
  404: { title: 'Page Not Found', message: "The page you're looking for doesn't exist or has been moved." },
  410: {
    title: 'Content Removed',
    message: 'This content has been permanently removed and is no longer available.',
  },
  500: { title: 'Server Error', message: 'Something went wrong on our end. Please try again later.' },
}

const OTHER_ERROR: ErrorWords = { title: 'Error', message: 'An unexpected error occurred.' }

export function errorWords(status: number): ErrorWords {
  return ERROR_WORDS[Math.min(status, 500)] ?? OTHER_ERROR
}

export function ErrorPage({ status }: { status: number }) {
  const { title, message } = errorWords(status)
  return (
    <ErrorFrame code={String(status)} title={title} message={message}>
      <GoBack />
      <HomeLink />
      {status === 500 ? <Incident /> : null}
    </ErrorFrame>
  )
}

/** Written by the server only: the browser does not know the id, and leaves the words as they came. */
function Incident() {
  const incident = useContext(IncidentContext)
  return (
    <p className="basis-full pt-4 text-small text-ink-3 empty:hidden" suppressHydrationWarning>
      {incident ? `If you write to us about this, please mention ${incident}.` : ''}
    </p>
  )
}

/** For a page that broke while it was drawn in the browser: loading it again is what helps, and is done where it is old. */
export function BrokenPage({ error }: { error: unknown }) {
  useEffect(() => void leaveOldVersion(error), [error])
  return (
    <ErrorFrame title="Something went wrong. Please try refreshing the page.">
      <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
        Refresh Page
      </button>
      <HomeLink />
    </ErrorFrame>
  )
}

interface ErrorFrameProps {
  code?: string
  title: string
  message?: string
  children: ReactNode
}

export function ErrorFrame({ code, title, message, children }: ErrorFrameProps) {
  return (
    <PageWidth className="grid items-center gap-x-(--gutter) gap-y-10 py-(--section) md:min-h-[60vh] md:grid-cols-[1.2fr_1fr]">
      <div>
        {code ? <p className="mb-3 font-serif text-h3 text-leaf">{code}</p> : null}
        <h1>{title}</h1>
        {message ? <p className="mt-5 max-w-[40ch] text-lead text-ink-2">{message}</p> : null}
        <div className="mt-8 flex flex-wrap items-center gap-3">{children}</div>
      </div>
      <ErrorDrawing />
    </PageWidth>
  )
}

/**
 * Plain links instead of router links on purpose: after an error a fresh page is the safest way on, and Go Back leads
 * home where there is nothing to go back to.
 */
function GoBack() {
  const back = (event: MouseEvent) => {
    if (canGoBack()) {
      event.preventDefault()
      window.history.back()
    }
  }
  return (
    <a href="/" className="button button-primary needs-script" onClick={back}>
      Go Back{' '}
    </a>
  )
}

/** Came from a page of ours, or from a link elsewhere. An empty tab is nothing to go back to. */
function canGoBack(): boolean {
  if (document.referrer) return true
  // Not every browser has it yet, whatever the types say.
  return (window.navigation as Navigation | undefined)?.canGoBack ?? window.history.length > 1
}

function HomeLink() {
  return (
    <a href="/" className="button button-secondary">
      Home
    </a>
  )
}
