import type { ReactNode } from 'react'
import { PageWidth } from './page-width.tsx'

interface TextPageProps {
  title: string
  lead: string
  /** What is beside the text on wide screens. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A page to be read: one column of text at a comfortable measure. On small screens what is beside it comes between
 * the opening and the text.
 */
export function TextPage({ title, lead, aside, children }: TextPageProps) {
  return (
    <PageWidth className="grid grid-cols-1 gap-x-18 pt-8 md:pt-14 lg:grid-cols-[minmax(0,1fr)_300px] lg:grid-rows-[auto_1fr]">
      <div className="max-w-measure">
        <h1>{title}</h1>
        <p className="mt-5 text-lead text-ink-2">{lead}</p>
      </div>
      {aside ? (
        <div className="max-w-measure max-lg:mt-8 lg:sticky lg:top-8 lg:row-span-2 lg:self-start">{aside}</div>
      ) : null}
      <div className="max-w-measure lg:col-start-1">{children}</div>
    </PageWidth>
  )
}

/** One part of such a page, with a heading that can be linked to. */
export function TextSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="scroll-mt-6 text-h3">
        {title}
      </h2>
      <div className="mt-3 grid grid-cols-1 gap-4 text-ink-2">{children}</div>
    </section>
  )
}

export function TextList({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-2 pl-5 marker:text-ink-3">{children}</ul>
}

export function Contents({ parts }: { parts: { id: string; title: string }[] }) {
  return (
    <nav aria-label="On this page" className="rounded-l bg-sunken p-5">
      <p className="mb-1 text-small font-semibold">On this page</p>
      <ul>
        {parts.map(part => (
          <li key={part.id}>
            <a
              href={`#${part.id}`}
              className="flex min-h-11 items-center text-small text-ink-2 hover:text-ink hover:underline hover:underline-offset-4"
            >
              {part.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
