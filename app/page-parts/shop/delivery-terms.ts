import { deliveryChoices } from '#modules/cart/delivery.ts'
import type { DeliveryTerms } from '#modules/catalogue/structured-data.ts'

/** Days to cancel after the goods arrive (Consumer Contracts Regulations 2013, reg. 30). */
export const RETURN_DAYS = 14

/** What a search engine is told of sending and sending back, for an order of this much (pence, VAT included). */
export const deliveryTerms = (subtotalPence: number): DeliveryTerms => ({
  choices: deliveryChoices(subtotalPence),
  handlingDays: { min: 0, max: 1 },
  returnDays: RETURN_DAYS,
})
