import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkMail } from '#platform/mail/mail.ts'
import { CONTACT_FIELDS, LONGEST, readContact } from './message.ts'

const TYPED = { name: 'Ann Teal', email: 'ann@mail.example', subject: 'Magnesium', message: 'Is it vegan?' }
const problems = (typed: object) => {
  const read = readContact({ ...TYPED, ...typed })
  return read.ok ? {} : read.problems
}

describe('a message', () => {
  test('is read as it was typed, without the space around it', () => {
    expect(readContact(TYPED)).toEqual({ ok: true, message: TYPED })
    const padded = Object.fromEntries(Object.entries(TYPED).map(([name, text]) => [name, `  ${text}\n`]))
    expect(readContact(padded)).toEqual({ ok: true, message: TYPED })
    expect(readContact({ ...TYPED, message: 'One\r\n\r\ntwo\tthree\u0000\u202E' })).toMatchObject({
      message: { message: 'One\n\ntwo\tthree' },
    })
  })

  test.each(CONTACT_FIELDS)('needs its %s, as text', field => {
    for (const nothing of ['', '  \n ', undefined, null, 7, { a: 1 }, ['x']])
      expect(Object.keys(problems({ [field]: nothing }))).toEqual([field])
  })

  test.each(CONTACT_FIELDS)('takes the longest %s and nothing longer', field => {
    const fill = (length: number) =>
      field === 'email' ? `${'a'.repeat(64)}@${'b.'.repeat(120)}`.slice(0, length - 2).concat('uk') : 'x'.repeat(length)
    expect(problems({ [field]: fill(LONGEST[field]) })).toEqual({})
    expect(problems({ [field]: `x${fill(LONGEST[field])}` })[field]).toBeDefined()
  })

  test('names the first thing that is wrong', () => {
    expect(readContact({})).toMatchObject({ ok: false, first: 'Please enter your name' })
    expect(readContact({ ...TYPED, email: 'ann' })).toMatchObject({
      first: 'Please enter your e-mail address, such as ann@example.com.',
    })
  })

  test.each([
    'ann',
    'ann@',
    '@x.example',
    'a@b',
    'a b@x.example',
    'a@x.example,b@x.example',
    '<a@x.example>',
    'g1@a.invalid',
  ])('is not taken from %s', email => expect(problems({ email }).email).toBeDefined())

  test('whatever is typed, what is taken fits the head of an e-mail', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'a@.é\r\n\t\0\u202E\u2028<>,:; "'), maxLength: 40 })
    fc.assert(
      fc.property(typed, typed, fc.oneof(typed, fc.emailAddress()), (name, subject, email) => {
        const read = readContact({ ...TYPED, name, subject, email })
        if (!read.ok) return
        const { message } = read
        checkMail({
          to: { name: '', address: message.email },
          replyTo: { name: message.name, address: message.email },
          subject: message.subject,
          messageId: '<a@b>',
          html: '',
          text: '',
        })
      }),
      { numRuns: 500 },
    )
  })
})
