import { NUTRIENT_KEYS } from '#modules/nutrition/nutrients.ts'
import { CLAIM_KEYS, claim } from './claims.ts'
import { claimSentences, nutrientClaims } from './nutrient-claims.ts'

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '')

/** Sentences that may be said, word for word. */
const REGISTER = new Set(
  [
    ...CLAIM_KEYS.map(key => claim(key).text),
    ...NUTRIENT_KEYS.flatMap(key => {
      const claims = nutrientClaims(key)
      return claims ? claimSentences(claims) : []
    }),
  ].map(withoutStop),
)

/** Whether a sentence is one of the register's own, with a stop at its end or without. */
export const isOfRegister = (sentence: string): boolean => REGISTER.has(withoutStop(sentence))
