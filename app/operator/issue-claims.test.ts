import { expect, test } from 'vitest'
import { claimSentences, nutrientClaims } from '#modules/catalogue/nutrient-claims.ts'
import { issueClaims } from './issue-claims.ts'

const issue = (text: string, subject = 'Four soups for cold evenings') => ({
  subject,
  blocks: [{ kind: 'text' as const, text }],
})

test.each([
  ['Magnesium helps you sleep.', 'Magnesium helps'],
  ['Soups to boost your week.', 'boost'],
  ['It is known that iron prevents anaemia in winter.', 'iron prevents'],
])('%s is refused with the words that claim', (text, words) =>
  expect(issueClaims(issue(`A soup for today. ${text}`))).toEqual([`“${words}” in “${text}”`]),
)

test('a subject and the items of a list are read too', () => {
  expect(issueClaims(issue('A soup.', 'Superfood soups for you'))).toHaveLength(1)
  const list = { kind: 'list' as const, items: ['One with beans', 'Zinc supports you'] }
  expect(issueClaims({ subject: 'Four soups', blocks: [list] })).toEqual(['“Zinc supports” in “Zinc supports you”'])
})

test('what the register says word for word may be said, and dishes may be told of', () => {
  const claims = nutrientClaims('ironMg')
  const [sentence = ''] = claims ? claimSentences(claims) : []
  expect(sentence).not.toBe('')
  expect(issueClaims(issue(sentence))).toEqual([])
  expect(issueClaims(issue('One serving of dal has 5 mg of iron. It is on the table in half an hour.'))).toEqual([])
})
