import { useEffect, useState } from 'react'
import { callTogether } from '#browser/call-together.ts'
import { Notice } from '#kit/notice.tsx'
import type { Caution } from '#modules/profile/caution.ts'
import type { EatingCautionProps } from './eating-caution.tsx'
import { keptEats } from './preferences.ts'

/** Silence would read as if nothing were wrong. */
const UNCHECKED: Caution = {
  title: 'Not checked against your profile',
  words: 'We could not compare this with what you told us of your eating. Please read what it holds yourself.',
}

interface Said {
  readonly caution: Caution | null
  /** What is said of it beside their medicines. */
  readonly advised: readonly string[]
}
const NOTHING: Said = { caution: null, advised: [] }

/** What the server says of this recipe or supplement, by what somebody told us of their eating. */
export default function MemberCaution({ of }: EatingCautionProps) {
  const [{ caution, advised }, setSaid] = useState(NOTHING)
  useEffect(() => {
    let isStill = true
    setSaid(NOTHING)
    void callTogether(`/api/cautions/${of}`).then(
      ({ ok, body }) =>
        isStill && setSaid(ok ? (body as Said) : { ...NOTHING, caution: keptEats() ? UNCHECKED : null }),
    )
    return () => {
      isStill = false
    }
  }, [of])
  return (
    <>
      {caution ? (
        <Notice tone="caution" title={caution.title} level={2} live className="mb-6 print:hidden">
          <p>{caution.words}</p>
        </Notice>
      ) : null}
      {advised.length > 0 ? (
        <Notice title="Beside your medicines" level={2} live className="mb-6 print:hidden">
          {advised.map(words => (
            <p key={words}>{words}</p>
          ))}
        </Notice>
      ) : null}
    </>
  )
}
