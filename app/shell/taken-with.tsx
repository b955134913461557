import { type ComponentType, useEffect, useState } from 'react'
import { awaitPart } from '#browser/fetch-part.ts'
import { mayHaveCabinet } from '#modules/supplements-log/ui/own-cabinet.ts'

export interface TakenWithProps {
  product: string
}

/** What a product would bring with what the visitor takes. Whoever has no cabinet loads nothing for it. */
export function TakenWith(props: TakenWithProps) {
  const [Own, setOwn] = useState<ComponentType<TakenWithProps> | null>(null)
  useEffect(() => {
    if (!mayHaveCabinet()) return
    awaitPart(() => import('#modules/supplements-log/ui/product-ceilings.tsx')).then(
      part => setOwn(() => part.default),
      () => undefined,
    )
  }, [])
  return Own && <Own {...props} />
}
