import { useEffect, useState } from 'react'
import { Notice } from '#kit/notice.tsx'
import type { Caution } from '#modules/profile/caution.ts'
import type { EatingCautionProps } from './eating-caution.tsx'

/** Silence would read as if nothing were wrong. */
const UNCHECKED: Caution = {
  title: 'Not checked against your profile',
  words: 'We could not compare this with what you told us of your eating. Please read what it holds yourself.',
}

/** What the server says of this recipe or supplement, by what somebody told us of their eating. */
export default function MemberCaution({ of }: EatingCautionProps) {
  const [caution, setCaution] = useState<Caution | null>(null)
  useEffect(() => {
    let isStill = true
    setCaution(null)
    fetch(`/api/cautions/${of}`)
      .then(answer => (answer.ok ? answer.json() : { caution: UNCHECKED }))
      .catch(() => ({ caution: UNCHECKED }))
      .then((answer: { caution: Caution | null }) => isStill && setCaution(answer.caution))
    return () => {
      isStill = false
    }
  }, [of])
  return caution ? (
    <Notice tone="caution" title={caution.title} level={2} live className="mb-6 print:hidden">
      <p>{caution.words}</p>
    </Notice>
  ) : null
}
