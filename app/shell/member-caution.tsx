import { useEffect, useState } from 'react'
import { callTogether } from '#browser/call-together.ts'
import { Notice } from '#kit/notice.tsx'
import { ADVICE_MARK } from '#modules/planner/said-words.ts'
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
  /** What they are advised of it, a sentence each. */
  readonly advised: readonly string[]
  /** What is said of it beside their medicines. */
  readonly medicines: readonly string[]
}
const NOTHING: Said = { caution: null, advised: [], medicines: [] }

/** What the server says of this recipe or supplement, by what somebody told us of their eating. */
export default function MemberCaution({ of }: EatingCautionProps) {
  const [{ caution, advised, medicines }, setSaid] = useState(NOTHING)
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
      <Told title={ADVICE_MARK} sentences={advised} />
      <Told title="Beside your medicines" sentences={medicines} />
    </>
  )
}

function Told({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Notice title={title} level={2} live className="mb-6 print:hidden">
      {sentences.map(words => (
        <p key={words}>{words}</p>
      ))}
    </Notice>
  )
}
