import { isOfRegister } from '#modules/catalogue/register-words.ts'
import { claimedIn, sentencesOf } from '#modules/learn/claimed.ts'
import type { IssueText } from '#modules/notifications/newsletter.ts'

/**
 * What of a newsletter may not be said: each sentence with a word that we do not use, or that says in words of our own
 * what a nutrient or a product does for somebody, with those words.
 */
export function issueClaims({ subject, blocks }: IssueText): string[] {
  const texts = [subject, ...blocks.flatMap(textsOf)]
  return texts
    .flatMap(text => sentencesOf([{ kind: 'text', text }]))
    .flatMap(sentence => {
      const words = isOfRegister(sentence) ? null : claimedIn(sentence)
      return words === null ? [] : [`“${words}” in “${sentence}”`]
    })
}

const textsOf = (block: IssueText['blocks'][number]): readonly string[] => {
  if ('items' in block) return block.items
  return 'text' in block ? [block.text] : []
}
