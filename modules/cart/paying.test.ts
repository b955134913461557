import { expect, it } from 'vitest'
import { payingText, type Wallet } from './paying.ts'

it.each([
  [true, [], 'You pay on a practice page, with a test card.'],
  [false, [], 'You pay on Stripe’s page; we never see your card.'],
  [
    false,
    ['apple_pay'],
    'You pay by card or Apple Pay on Stripe’s page; we never see your card. It shows those of them that your device has.',
  ],
  [
    false,
    ['apple_pay', 'google_pay'],
    'You pay by card, Apple Pay or Google Pay on Stripe’s page; we never see your card. It shows those of them that your device has.',
  ],
] as [boolean, Wallet[], string][])('paying for practice: %s, with %j', (isTest, wallets, words) => {
  expect(payingText({ isTest, wallets })).toBe(words)
})
