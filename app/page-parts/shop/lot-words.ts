import { type Day, isDay } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { type LotFacts, lotPath } from '#modules/catalogue/lot.ts'
import type { Block } from '#platform/mail/email.tsx'

export type RecallPart = { kind: 'heading' | 'text'; text: string } | { kind: 'list'; items: string[] }

/** What a notice says beside its links, which are for e-mails. */
function partOf(block: Block): RecallPart[] {
  return block.kind === 'heading' || block.kind === 'text' || block.kind === 'list' ? [block] : []
}

/** A lot as its page and the list show it, in words. */
export interface ShownLot {
  lot: string
  page: string
  /** '30 April 2028' */
  bestBefore: string
  /** Null where there is none yet. */
  certificate: string | null
  recall: { subject: string; parts: RecallPart[]; on: string } | null
}

export function shownLot(facts: LotFacts): ShownLot {
  const page = lotPath(facts)
  return {
    lot: facts.lot,
    page,
    bestBefore: facts.bestBefore && isDay(facts.bestBefore) ? dateText(facts.bestBefore as Day) : 'Printed on the pack',
    certificate: facts.hasCertificate ? `${page}/certificate.pdf` : null,
    recall: facts.recall && {
      subject: facts.recall.subject,
      parts: facts.recall.blocks.flatMap(partOf),
      on: dateText(dayIn(facts.recall.on, LONDON)),
    },
  }
}
