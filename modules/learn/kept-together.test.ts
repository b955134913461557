import { expect, test } from 'vitest'
import { keptTogether } from './kept-together.ts'

test.each([
  ['Almonds, 30 g', 'Almonds, 30\u00a0g'],
  ['of 8.4 g, and 12 % of 400 IU', 'of 8.4\u00a0g, and 12\u00a0% of 400\u00a0IU'],
  ['400 µg a day', '400\u00a0µg a day'],
  ['3 grams in 2 lessons', '3 grams in 2 lessons'],
  ['a glass', 'a glass'],
])('%s', (text, kept) => expect(keptTogether(text)).toBe(kept))
