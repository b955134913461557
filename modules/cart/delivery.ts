import { addDays, type Day, weekdayOf } from '#modules/calendar/day.ts'
import { rangeText } from '#modules/calendar/words.ts'
import { clockIn, LONDON } from '#modules/calendar/zone.ts'
import { isBankHoliday } from './bank-holidays.ts'
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
  /** Days in London. */
  dispatch: Day
  from: Day
  to: Day
}

/**
 * When an order placed at `now` leaves and arrives. Parcels leave and arrive on working days only (Monday to
 * Friday without the bank holidays of England); an order before 2 pm in London leaves the same working day.
 */
export function arrivalWindow(now: Date, choice: DeliveryChoiceId): ArrivalWindow {
  const { day, hour } = clockIn(now, LONDON)
  const leavesToday = isWorkingDay(day) && hour < DISPATCH_BEFORE_HOUR
  return arrivalFrom(leavesToday ? day : addWorkingDays(day, 1), choice)
}

/** When what leaves on a day in London arrives. */
export function arrivalFrom(dispatch: Day, choice: DeliveryChoiceId): ArrivalWindow {
  const { minWorkingDays, maxWorkingDays } = deliveryChoice(choice, 0)
  return {
    dispatch,
    from: addWorkingDays(dispatch, minWorkingDays),
    to: addWorkingDays(dispatch, maxWorkingDays),
  }
}

/** 'Mon 23 to Tue 24 November'; one day alone is 'Tue 24 November'; where months differ both are named. */
export const arrivalText = ({ from, to }: Pick<ArrivalWindow, 'from' | 'to'>): string => rangeText(from, to)

/** Monday to Friday, bank holidays of England excepted. */
export function isWorkingDay(day: Day): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 'sunday' && weekday !== 'saturday' && !isBankHoliday(day)
}

/** The nth working day after `day`, whatever `day` itself is. */
export function addWorkingDays(day: Day, workingDays: number): Day {
  let reached = day
  for (let left = workingDays; left > 0; ) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}
