import { CLAIM_KEYS, claim } from './claims.ts'
import { productPage } from './label.ts'
import type { ProductWords } from './product.ts'

const AUTHORISED = new Set(CLAIM_KEYS.map(key => claim(key).text))

const SOUNDS_LIKE_CLAIM =
  /\b(contribut\w*|maintenance|supports?|helps?|improves?|increases?|enhances?|promotes?|reduces?)\b/i

/** Words that no text of a product may use, whatever the sentence. */
const NEVER = [
  /boost|super-?food|miracle|detox|cleanse|\bpure\b|\bfast\b|natural(ly)? cure|nootropic|adaptogen|anti-?age?ing|antioxidant|immun/i,
  /hair growth|hair loss|thicker|stronger|wrinkle|elasticity|youth|glow|joints?\b|nails?\b/i,
  /sleep|stress|anxiety|mood|memory|focus|concentration|energy|recovery|muscle|weight loss|slim/i,
  /prevent|\btreat|\bcures?\b|\bheal(s|ing)?\b|disease|cramp|migraine|blood pressure|arter|heart|\bcolds?\b|flu\b/i,
]

const authorised = (text: string) => AUTHORISED.has(text.replace(/\.$/, ''))

const isUnlawful = (text: string): boolean =>
  text.split(/(?<=[.?!:])\s+/).some(sentence => SOUNDS_LIKE_CLAIM.test(sentence) && !authorised(sentence)) ||
  (!authorised(text) && NEVER.some(words => words.test(text)))

/** Every text that the page of a product shows, cautions left out: they alone may name illnesses. */
function shownTexts(words: ProductWords): string[] {
  const unsold = { ...words, pricePence: 100, vatRatePercent: 20, priceId: '', availableUnits: 0, onSale: false }
  const { cautions: _, ...shown } = productPage(unsold)
  const texts: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(visit)
  }
  visit(shown)
  return [...new Set(texts)]
}

/** What the page of a product would say that sounds like a health claim and is none of the authorised ones. */
export const unlawfulTexts = (words: ProductWords): string[] => shownTexts(words).filter(isUnlawful)
