import type { Day } from '#modules/calendar/day.ts'
import { daysBetween } from '#modules/calendar/day.ts'
import { oneDayText } from '#modules/calendar/words.ts'
import type { OrderRefund } from './goods-life.ts'
import type { StatusTone } from './order-words.ts'
import type { OrderReturn, ReturnReason, SentBack } from './return-life.ts'
import type { ReturnPeriod } from './return-terms.ts'

/** Why something comes back, in the words of its buyer. */
export const REASON_WORDS: Record<ReturnReason, string> = {
  'changed-mind': 'I changed my mind',
  'not-said': 'I would rather not say',
  damaged: 'It came damaged',
  faulty: 'It is faulty or not as described',
  wrong: 'You sent the wrong thing',
}

export interface ReturnWords {
  label: string
  tone: StatusTone
  /** What to do now, or what has become of it. */
  title: string
}

/** What a return is called, by its money where that is settled, else by its goods. */
export function returnWords({ state, settlement }: OrderReturn, refund: OrderRefund | undefined): ReturnWords {
  if (settlement === 'refused') return { label: 'Not refunded', tone: 'caution', title: 'It was not refunded' }
  if (settlement === 'refunded') return refundedWords(refund)
  switch (state) {
    case 'requested':
      return { label: 'Requested', tone: 'leaf', title: 'Now post it' }
    case 'posted':
      return { label: 'Posted', tone: 'leaf', title: 'On its way to us' }
    case 'arrived':
      return { label: 'Back with us', tone: 'leaf', title: 'It is back with us' }
    case 'kept':
      return { label: 'Kept', tone: 'quiet', title: 'You keep it' }
  }
}

function refundedWords(refund: OrderRefund | undefined): ReturnWords {
  if (refund?.state === 'failed') {
    return { label: 'Being checked', tone: 'caution', title: 'Your bank did not take the refund' }
  }
  if (refund?.state === 'wanted') return { label: 'Being refunded', tone: 'leaf', title: 'Your money is on its way' }
  return { label: 'Refunded', tone: 'leaf', title: 'Your money went back' }
}

/** '1 × Vitamin D3 + K2, unopened' for each product and seal. */
export function backText(lines: readonly SentBack[], names: ReadonlyMap<string, string>): string {
  return lines
    .map(({ productId, quantity, seal }) => {
      return `${quantity} × ${names.get(productId) ?? productId}, ${seal === 'opened' ? 'opened' : 'unopened'}`
    })
    .join('; ')
}

/** A sentence with the day in it that matters. */
export interface DayWords {
  before: string
  day: string
  after: string
}

const said = (before: string, day = '', after = ''): DayWords => ({ before, day, after })

/** Until when something can be sent back, and from when that is counted; null once all days are over. */
export function periodWords(period: ReturnPeriod, today: Day): DayWords | null {
  const { came, untilForAnyReason: until, untilWhenWrong: wrong } = period
  if (!came || !until || !wrong) {
    return said('Part of it is still to come. You have 14 days from the day the last of it reaches you.')
  }
  if (today > wrong) return null
  if (today > until) {
    return said(
      `Your 14 days to change your mind ended on ${oneDayText(until)}. What is damaged, faulty or wrong can come back until `,
      oneDayText(wrong),
      '.',
    )
  }
  const left = daysBetween(today, until)
  const more = left === 0 ? ', which is today' : `, ${left} more ${left === 1 ? 'day' : 'days'}`
  return said(`${cameText(period, came, today)} You have until `, oneDayText(until), `${more}.`)
}

function cameText({ isKnown }: ReturnPeriod, came: Day, today: Day): string {
  if (isKnown) return `Delivered on ${oneDayText(came)}.`
  if (came >= today) return `It should reach you by ${oneDayText(came)}.`
  return `We were not told when it arrived, so we count from ${oneDayText(came)}, the last day it should have. If it came later, write to us.`
}
