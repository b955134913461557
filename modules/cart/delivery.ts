import { ENGLAND_BANK_HOLIDAYS } from './bank-holidays.ts'
import { formatPence, formatPenceBriefly } from './money.ts'

export const STANDARD_DELIVERY_PENCE = 295
export const EXPRESS_DELIVERY_PENCE = 495
/** Standard delivery costs nothing from this subtotal on (VAT included). */
export const FREE_DELIVERY_FROM_PENCE = 2500
/** Orders placed before this hour in London leave the same working day. */
export const DISPATCH_BEFORE_HOUR = 14

export type DeliveryChoiceId = 'standard' | 'express'

export interface DeliveryChoice {
  id: DeliveryChoiceId
  name: string
  /** What the buyer pays, VAT included. */
  pricePence: number
  /** Working days from dispatch to door, first and last. */
  minWorkingDays: number
  maxWorkingDays: number
}

/** Both choices for a cart of this subtotal (pence, VAT included), the usual one first. */
export function deliveryChoices(subtotalPence: number): readonly [DeliveryChoice, DeliveryChoice] {
  const free = subtotalPence >= FREE_DELIVERY_FROM_PENCE
  return [
    {
      id: 'standard',
      name: 'Standard delivery',
      pricePence: free ? 0 : STANDARD_DELIVERY_PENCE,
      minWorkingDays: 2,
      maxWorkingDays: 3,
    },
    {
      id: 'express',
      name: 'Express delivery, next working day',
      pricePence: EXPRESS_DELIVERY_PENCE,
      minWorkingDays: 1,
      maxWorkingDays: 1,
    },
  ]
}

/** The one choice with this id, priced for this subtotal. */
export function deliveryChoice(id: DeliveryChoiceId, subtotalPence: number): DeliveryChoice {
  const [standard, express] = deliveryChoices(subtotalPence)
  return id === 'express' ? express : standard
}

/** How many pence are missing to free standard delivery; 0 once it is free. */
export function penceToFreeDelivery(subtotalPence: number): number {
  return Math.max(0, FREE_DELIVERY_FROM_PENCE - subtotalPence)
}

/** The rule in words, for every place that must state it before payment. */
export const DELIVERY_RULE_TEXT = `Delivery is ${formatPence(STANDARD_DELIVERY_PENCE)}, free from ${formatPenceBriefly(FREE_DELIVERY_FROM_PENCE)}.`

/** VAT inside a gross amount, both in pence, half a penny up: 975 at 20 % -> 163. The net amount is the rest. */
export function vatIncludedPence(grossPence: number, ratePercent: number): number {
  return Math.round((grossPence * ratePercent) / (100 + ratePercent))
}

export interface ArrivalWindow {
  /** Days in London, `yyyy-MM-dd`. */
  dispatch: string
  from: string
  to: string
}

/**
 * When an order placed at `now` leaves and arrives. Parcels leave and arrive on working days only (Monday to
 * Friday without the bank holidays of England); an order before 2 pm in London leaves the same working day.
 */
export function arrivalWindow(now: Date, choice: DeliveryChoiceId): ArrivalWindow {
  const { day, hour } = londonClock(now)
  const leavesToday = isWorkingDay(day) && hour < DISPATCH_BEFORE_HOUR
  const dispatch = leavesToday ? day : addWorkingDays(day, 1)
  const { minWorkingDays, maxWorkingDays } = deliveryChoice(choice, 0)
  return {
    dispatch,
    from: addWorkingDays(dispatch, minWorkingDays),
    to: addWorkingDays(dispatch, maxWorkingDays),
  }
}

/** `'Mon 23 to Tue 24 November'`; one day alone is `'Tue 24 November'`; months differ: both are named. */
export function arrivalText(window: Pick<ArrivalWindow, 'from' | 'to'>): string {
  const from = dayWords(window.from)
  const to = dayWords(window.to)
  if (window.from === window.to) return `${to.day} ${to.month}`
  return from.month === to.month
    ? `${from.day} to ${to.day} ${to.month}`
    : `${from.day} ${from.month} to ${to.day} ${to.month}`
}

/** Monday to Friday, bank holidays of England excepted. `day` is `yyyy-MM-dd`. */
export function isWorkingDay(day: string): boolean {
  const weekday = asUtc(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !Object.hasOwn(ENGLAND_BANK_HOLIDAYS, day)
}

/** The nth working day after `day`, whatever `day` itself is. */
export function addWorkingDays(day: string, workingDays: number): string {
  const date = asUtc(day)
  for (let left = workingDays; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (isWorkingDay(isoDay(date))) left -= 1
  }
  return isoDay(date)
}

// Days are computed at noon UTC: no clock change anywhere can push noon into the neighbouring day.
function asUtc(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

const LONDON = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
})

function londonClock(now: Date): { day: string; hour: number } {
  const parts = new Map(LONDON.formatToParts(now).map(part => [part.type, part.value]))
  return { day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`, hour: Number(parts.get('hour')) }
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

function dayWords(day: string): { day: string; month: string } {
  const date = asUtc(day)
  return { day: `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()}`, month: MONTHS[date.getUTCMonth()] ?? '' }
}
