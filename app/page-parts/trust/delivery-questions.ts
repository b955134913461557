import type { Question } from '#app/shell/questions.tsx'
import { DELIVERY_RULE_TEXT, DISPATCH_BEFORE_HOUR, deliveryChoice } from '#modules/cart/delivery.ts'
import { formatPence } from '#modules/cart/money.ts'

const standard = deliveryChoice('standard', 0)
const express = deliveryChoice('express', 0)

/** '2 pm' for 14. */
export const CUT_OFF = `${DISPATCH_BEFORE_HOUR % 12 || 12} ${DISPATCH_BEFORE_HOUR < 12 ? 'am' : 'pm'}`

/** The questions of the page, in the same words for people and for search engines. Every figure comes from its rule. */
export const DELIVERY_QUESTIONS: readonly Question[] = [
  {
    question: 'What does delivery cost?',
    answer: `${DELIVERY_RULE_TEXT} Express delivery costs ${formatPence(express.pricePence)} whatever you order. Both prices include VAT, and you see the one you chose before you pay.`,
  },
  {
    question: 'When will my order arrive?',
    answer: `Orders placed before ${CUT_OFF} on a working day leave the same day. Standard delivery then takes ${standard.minWorkingDays} to ${standard.maxWorkingDays} working days, express delivery one.`,
  },
  {
    question: 'Where do you deliver?',
    answer: 'To addresses in the United Kingdom. We do not send parcels abroad yet.',
  },
  {
    question: 'Can I send back something I have opened?',
    answer:
      'Not if you have only changed your mind: once the seal of a food supplement is broken, the right to cancel ends, for reasons of health and hygiene. If something is wrong with it, yes, opened or not.',
  },
  {
    question: 'Who pays for sending something back?',
    answer: 'You do if you changed your mind; we do if the goods are faulty, damaged or not what you ordered.',
  },
  {
    question: 'When do I get my money back?',
    answer:
      'Within 14 days of the day we get the goods back or you show us that you posted them, to the card or account you paid with.',
  },
]
