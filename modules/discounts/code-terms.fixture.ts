import type { CodeTerms } from './code.ts'

/** A tenth off everything, for everybody, as often as anybody likes; without a name. */
export const TEN_PERCENT: Omit<CodeTerms, 'name'> = {
  percentOff: 10,
  penceOff: null,
  products: null,
  leastPence: null,
  beginsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: null,
  mostUses: null,
  mostUsesOfBuyer: null,
  firstOrderOnly: false,
}
