import type { ReactNode } from 'react'

/** The turning arc alone; say in words beside it what is being waited for. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg className="spinner" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3a9 9 0 1 1-8.5 6" />
    </svg>
  )
}

/** A part of a page that is waiting, announced: spinner and words, in the middle. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className="waiting" role="status">
      <Spinner size={32} />
      <p>{children}</p>
    </div>
  )
}
