import type { ReactNode } from 'react'

/** The page's column: 1240 px at most, with the fluid margin on both sides. */
export function PageWidth({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`mx-auto w-full max-w-[calc(var(--page)+2*var(--margin))] px-(--margin) ${className}`}>
      {children}
    </div>
  )
}
