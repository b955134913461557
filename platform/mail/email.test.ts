import { expect, test } from 'vitest'
import { email } from './email.tsx'

const greeting = email<{ to: { name: string }; on: Date }>(
  'greeting',
  ({ to, on }) => ({
    subject: `Thank you, ${to.name}: 2 packs`,
    preview: String(on.getFullYear()),
    blocks: [{ kind: 'text', text: `Dear ${to.name}` }],
  }),
  { to: { name: 'Ann' }, on: new Date(0) },
)

test('a name that is written from right to left is set apart from what stands beside it', () => {
  const said = greeting.write({ to: { name: 'משה' }, on: new Date('1970-06-15T12:00:00Z') })
  expect(said.subject).toBe('Thank you, \u2068משה\u2069: 2 packs')
  expect(said.preview).toBe('1970')
})

test('every other fact is told as it is', () => {
  expect(greeting.write({ to: { name: 'Zoë' }, on: new Date('1970-06-15T12:00:00Z') }).subject).toBe(
    'Thank you, Zoë: 2 packs',
  )
})
