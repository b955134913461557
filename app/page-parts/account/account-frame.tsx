import type { ReactNode } from 'react'
import { PageWidth } from '#app/shell/page-width.tsx'

interface AccountFrameProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One thing to do, in a narrow column of its own. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <PageWidth className="pt-4 md:pt-8">
      <div className="mx-auto w-full max-w-[28rem]">
        <h1>{unbroken(title)}</h1>
        {lead ? <p className="mt-4 text-ink-2">{lead}</p> : null}
        <div className="mt-7">{children}</div>
      </div>
    </PageWidth>
  )
}

/** A large 'e-mail' must not be taken apart at its hyphen. */
const unbroken = (title: string) =>
  title.split(/(e-mail)/).map(part =>
    part === 'e-mail' ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
