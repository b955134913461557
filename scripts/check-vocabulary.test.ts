import { expect, it } from 'vitest'
import { nameProblems, textProblems } from './check-vocabulary.ts'

it.each([
  'modules/cart/index.ts',
  'modules/cart/utils.ts',
  'kit/helpers/button.tsx',
  'platform/common/x.ts',
  'modules/loose.ts',
  'modules/cart/components/row.tsx',
  'modules/cart/row.tsx',
  'modules/cart/data.json',
  'app/routes/types.ts',
  'modules/orders/commands/index.ts',
  'modules/orders/commands/deep/refunds.ts',
  'modules/orders/queries/list.tsx',
])('refuses the name %s', path => expect(nameProblems([path])).not.toEqual([]))

it.each([
  'modules/cart/cart.ts',
  'modules/cart/cart.test.ts',
  'modules/cart/ui/row.tsx',
  'modules/orders/emails.tsx',
  'modules/orders/README.md',
  'modules/orders/commands.ts',
  'modules/orders/commands/refunds.ts',
  'modules/orders/commands/refunds.test.ts',
  'modules/orders/queries/refunds.ts',
  'app/services.ts',
  'app/routes/hooks/stripe.ts',
  'public/index.html',
])('takes the name %s', path => expect(nameProblems([path])).toEqual([]))

it.each(['commands', 'queries'])('refuses %s as a file and as a folder at once', name => {
  const file = `modules/orders/${name}.ts`
  expect(nameProblems([file, `modules/orders/${name}/refunds.ts`])).toHaveLength(1)
  expect(nameProblems([file, `modules/cart/${name}/refunds.ts`])).toEqual([])
})

it.each([
  `// ${'TO' + 'DO'}: later`,
  `see ${'/wo'}rk/thing`,
  `'${'/ho'}me/ann/x'`,
  `https://registry.${'npmjs'}.org/x`,
])('refuses the text %s', text => expect(textProblems('x.ts', text)).toHaveLength(1))

it.each(['mastodon', 'https://example.com/job/x', 'app/home/x', 'to do'])('takes the text %s', text =>
  expect(textProblems('x.ts', text)).toEqual([]),
)

it('keeps the notes of a module short', () => {
  expect(textProblems('modules/cart/README.md', 'line\n'.repeat(31))).toHaveLength(1)
  expect(textProblems('docs/long.md', 'line\n'.repeat(31))).toEqual([])
})

it.each(['.slice(0, 10)', '\n  .slice(0, 10)', "?.split('T')"])('refuses a day that is cut from a moment: %s', cut =>
  expect(textProblems('x.ts', `const day = at.toISOString()${cut}`)).toHaveLength(1),
)

it('takes a moment that stays one', () => {
  expect(textProblems('x.ts', 'at.toISOString(); words.slice(0, 10)')).toEqual([])
  expect(textProblems('x.md', `at.toISOString()${'.slice(0)'}`)).toEqual([])
})

it.each([
  ['modules/cart/delivery.ts', 'what we reckon with'],
  ['modules/recipes/recipe.ts', 'readonly fiberG: number'],
  ['modules/account/jobs.ts', 'confirmLetter(facts)'],
  ['modules/account/README.md', 'the link in a letter'],
  ['app/routes/login.tsx', '<TextField label="Email" />'],
  ['app/routes/login.tsx', 'label="Your password now"'],
  ['app/shell/links.ts', "{ label: 'Basket' }"],
])('in %s it is said otherwise: %s', (path, text) => {
  expect(textProblems(path, text)).toEqual([expect.stringMatching(/^\S+:1: "[^"]+" is called /)])
})

it.each([
  ['modules/recipes/provider/provider-recipe.ts', "figure('fiber')"],
  ['content/recipes/buns.ts', 'Set the steamer basket over it.'],
  ['app/site-search.ts', 'none for a single letter'],
  ['platform/jobs/jobs.ts', 'deadLetter: GIVEN_UP'],
  ['app/routes/login.tsx', 'label="E-mail"'],
])('in %s it may be said: %s', (path, text) => expect(textProblems(path, text)).toEqual([]))
