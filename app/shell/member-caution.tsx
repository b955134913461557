import { useEffect, useState } from 'react'
import { callTogether } from '#browser/call-together.ts'
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
    void callTogether(`/api/cautions/${of}`).then(
      ({ ok, body }) => isStill && setCaution(ok ? (body as { caution: Caution | null }).caution : UNCHECKED),
    )
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
