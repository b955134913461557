import { useEffect, useState } from 'react'
import { callTogether } from '#browser/call-together.ts'
import { Notice } from '#kit/notice.tsx'
import type { CeilingView } from '../ceiling-words.ts'

/** What the server says of this product beside what somebody takes. Silence means nothing is passed. */
export default function ProductCeilings({ product }: { product: string }) {
  const [view, setView] = useState<CeilingView | null>(null)
  useEffect(() => {
    let isStill = true
    setView(null)
    void callTogether(`/api/ceilings/${product}`).then(
      ({ ok, body }) => isStill && setView(ok ? (body as CeilingView) : null),
    )
    return () => {
      isStill = false
    }
  }, [product])
  return (view?.notices ?? []).map(({ key, kind, title, words, remedy }) => (
    <Notice
      key={key}
      tone={kind === 'over' ? 'caution' : 'info'}
      title={title}
      level={2}
      live
      className="mb-6 print:hidden"
    >
      <p>{words}</p>
      {remedy && remedy.place === 'cabinet' ? <p className="mt-1">{remedy.words}</p> : null}
    </Notice>
  ))
}
