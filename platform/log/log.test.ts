import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hide, hideText, isPrivateField } from './hide.ts'
import { createLog } from './log.ts'

function logged(run: (log: ReturnType<typeof createLog>) => void, readable = false): string {
  let text = ''
  run(createLog({ readable, write: line => (text += line) }))
  return text
}

describe('lines', () => {
  it('are JSON with level, time, event and fields', () => {
    const line = JSON.parse(
      logged(log => log.with({ requestId: 'r1' }).info('order confirmed', { order: 1042, ms: 3 })),
    )
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      event: 'order confirmed',
      requestId: 'r1',
      order: 1042,
      ms: 3,
    })
  })

  it('are short for a person', () => {
    const text = logged(log => log.warn('mail refused', { order: 7, error: new Error('no such box') }), true)
    expect(text).toMatch(/^\d\d:\d\d:\d\d WARN mail refused order=7\n {2}Error: no such box\n/)
  })
})

describe('people and secrets', () => {
  it.each([
    ...[
      'email',
      'customerEmail',
      'e_mail',
      'e-mail',
      'E-Mail',
      'to',
      'address',
      'shippingAddress',
      'name',
      'firstName',
    ],
    ...[
      'card',
      'cardNumber',
      'token',
      'access_token',
      'Authorization',
      'X-Authorization',
      'cookie',
      'apiKey',
      'secret',
    ],
  ])('hides the field %s', name => {
    expect(isPrivateField(name)).toBe(true)
    expect(logged(log => log.info('x', { deep: [{ [name]: 'Ann Miller' }] }))).not.toContain('Ann')
  })

  it.each(['order', 'mailsSent', 'unnamed', 'requestId', 'ms', 'status', 'path', 'job', 'event'])(
    'shows the field %s',
    name => expect(isPrivateField(name)).toBe(false),
  )

  it.each([
    ['550 <ann@example.com> unknown', '550 <[e-mail]> unknown'],
    ["to o'hara+shop@mail.example.co.uk;", 'to [e-mail];'],
    ['postgres://shop:hunter2@db:5432/x', 'postgres://[hidden]@db:5432/x'],
    ['used sk_test_abc123', 'used [key]'],
    ['whsec_abcdef and Bearer abc.def', '[key] and Bearer [hidden]'],
    ['card 4242 4242 4242 4242 declined', 'card [number] declined'],
    ['card 4242-4242-4242-4242 declined', 'card [number] declined'],
    // As many digits in a row as a card has.
    ['order 0a1b2c3d-1234-4567-8901-234567890123 kept', 'order 0a1b2c3d-1234-4567-8901-234567890123 kept'],
    ['order 12345678-1234-4567-8901-234567890123 kept', 'order 12345678-1234-4567-8901-234567890123 kept'],
    ['order 1042 took 12 ms', 'order 1042 took 12 ms'],
  ])('in the text %s', (text, hidden) => expect(hideText(text)).toBe(hidden))

  it('keeps the row out of a database error', () => {
    const error = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (email)=(ann@example.com) already exists.',
      constraint: 'member_email_key',
    })
    const text = logged(log => log.error('failed', { error: new Error('outer for ann@example.com', { cause: error }) }))
    expect(text).not.toContain('ann@')
    expect(JSON.parse(text).error.cause).toMatchObject({ code: '23505', constraint: 'member_email_key' })
  })

  it('never shows an address, wherever it is', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.array(fc.constantFrom('order', 'list', 'note'), { maxLength: 4 }),
        (mail, path) => {
          const value = path.reduce<unknown>((inner, name) => ({ [name]: [inner] }), `said "${mail}" twice`)
          const domain = mail.slice(mail.lastIndexOf('@'))
          expect(JSON.stringify(hide(value))).not.toContain(domain)
        },
      ),
    )
  })

  it('survives anything that can be thrown at it', () => {
    const circle: Record<string, unknown> = { big: 10n, bad: new Date(Number.NaN), call: () => 1, none: undefined }
    circle.self = circle
    expect(() => logged(log => log.info('odd', circle))).not.toThrow()
    fc.assert(fc.property(fc.anything(), value => void JSON.stringify(hide(value))))
  })
})
