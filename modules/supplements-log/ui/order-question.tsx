import type { Day } from '#modules/calendar/day.ts'
import { useConsent } from '#modules/profile/ui/use-consent.tsx'
import type { BoughtQuestion } from '../cabinet-view.ts'
import { BoughtQuestions } from './bought-questions.tsx'
import { type CabinetBase, useCabinet } from './use-cabinet.ts'

interface OrderQuestionProps {
  asked: readonly BoughtQuestion[]
  base: CabinetBase
  today: Day
}

/** What of an order may go into the cabinet of whoever ordered it: asked, never done by itself. */
export default function OrderQuestion({ asked, base, today }: OrderQuestionProps) {
  const consent = useConsent()
  const cabinet = useCabinet(base, consent.ask)
  return (
    <>
      <BoughtQuestions asked={asked} today={today} cabinet={cabinet} away={new Set(cabinet.putAway)} />
      {consent.dialog}
    </>
  )
}
