import type { ReactNode } from 'react'
import { PageWidth } from '#app/shell/page-width.tsx'
import { DoorPicture } from './door-picture.tsx'

interface AccountFrameProps {
  title: string
  lead?: ReactNode
  /** Beside the column where there is room: whoever signs in on a phone came for the form. */
  isPictured?: boolean
  children: ReactNode
}

/** One thing to do, in a narrow column of its own. */
export function AccountFrame({ title, lead, isPictured, children }: AccountFrameProps) {
  return (
    <PageWidth className={isPictured ? 'grid items-center pt-4 lg:grid-cols-[1.6fr_1fr] lg:gap-x-18' : 'pt-4 md:pt-8'}>
      {isPictured ? <DoorPicture /> : null}
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
