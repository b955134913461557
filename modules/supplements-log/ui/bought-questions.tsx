import { useState } from 'react'
import { call } from '#browser/calls.ts'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { useToast } from '#kit/toast.tsx'
import type { Day } from '#modules/calendar/day.ts'
import type { BoughtQuestion } from '../cabinet-view.ts'
import { type OurFacts, SUPPLEMENT_FACTS } from '../our-facts.ts'
import { newItem } from './new-item.ts'
import type { CabinetHand } from './use-cabinet.ts'

interface BoughtQuestionsProps {
  asked: readonly BoughtQuestion[]
  today: Day
  cabinet: CabinetHand
  /** What was put away. */
  away: ReadonlySet<string>
}

/** What was bought here is offered for the cabinet, and put there by nobody else. */
export function BoughtQuestions({ asked, today, cabinet, away }: BoughtQuestionsProps) {
  const { show } = useToast()
  const [busy, setBusy] = useState<string | null>(null)
  const had = new Set(cabinet.items.map(({ facts }) => facts.product?.id))
  const open = asked.filter(({ key, product }) => !away.has(key) && !had.has(product))

  async function put({ key, product, name }: BoughtQuestion) {
    setBusy(key)
    const { ok, body } = await call(SUPPLEMENT_FACTS)
    setBusy(null)
    const facts = ok ? (body as { facts: OurFacts[] }).facts.find(each => each.product.id === product) : undefined
    if (!facts) return show({ message: 'That could not be done. Please try again.', tone: 'error' })
    const item = newItem(facts, { kind: 'product', id: product }, today)
    const packs = [{ units: facts.product.pack, from: today }]
    cabinet.act({ items: { put: [{ ...item, packs }], removed: [] } }, `${name} is in your cabinet`)
  }

  return open.map(each => (
    <Notice
      key={each.key}
      level={2}
      icon="truck"
      className="mb-4"
      title={each.words}
      actions={
        <>
          <Button variant="secondary" size="small" pending={busy === each.key} onClick={() => void put(each)}>
            Add to my cabinet
          </Button>
          <Button
            variant="text"
            size="small"
            onClick={() => cabinet.act({ away: [each.key] }, `${each.name} stays out`)}
          >
            Not now
          </Button>
        </>
      }
    >
      Its doses then count towards your day and the upper levels.
    </Notice>
  ))
}
