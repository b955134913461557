import type { ReactNode } from 'react'

/** One named group of samples on the kit sheet. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="sheet-sample">
      <h2>{name}</h2>
      {children}
    </section>
  )
}
