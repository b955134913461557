import { useEffect } from 'react'
import type { TargetsShown } from '#modules/goals/targets-page.ts'
import { TargetsPage } from '#modules/goals/ui/targets-page.tsx'

export interface LiveTargetsProps {
  readonly shown: TargetsShown
  readonly onLive: () => void
}

/** The page of targets once it is alive. */
export default function LiveTargets({ shown, onLive }: LiveTargetsProps) {
  useEffect(onLive, [onLive])
  return <TargetsPage {...shown} />
}
