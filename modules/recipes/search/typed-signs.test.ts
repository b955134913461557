import { expect, it } from 'vitest'
import { withoutSigns } from './typed-signs.ts'

it.each([
  ['🍕', 'pizza'],
  ['vegan 🍝 please', 'vegan spaghetti please'],
  ['🌶️ dinner', 'chilli \ufe0f dinner'],
  ['omega3 foods', 'omega 3 foods'],
  ['Omega-6', 'omega 6'],
  ['b-12', 'b12'],
  ['vit d', 'vitamin d'],
  ['Vit. B 12 tablets', 'vitamin B12 tablets'],
  ['vitamin c', 'vitamin c'],
  ['vitello', 'vitello'],
  ['vitd3', 'vitamin d3'],
  ['vita coco', 'vita coco'],
  ['d 100 g', 'd 100 g'],
  ['plan b 3 ways', 'plan b3 ways'],
  ['lentils', 'lentils'],
])('%s is %s', (typed, words) => expect(withoutSigns(typed)).toBe(words))
