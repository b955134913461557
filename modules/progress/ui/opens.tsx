import type { ReactNode } from 'react'
import { Icon } from '#kit/icon.tsx'

/** What is behind a figure, opened by a press; it works before any script is there. */
export function Opens({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="opens">
      <summary>
        {label} <Icon name="chevron-down" size={16} />
      </summary>
      {children}
    </details>
  )
}
