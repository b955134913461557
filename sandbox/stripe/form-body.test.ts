import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FormValue, isIndexed, MAX_DEPTH, MAX_PAIRS, parseForm, toPlain } from './form-body.ts'
import { sdkBody } from './sdk-encoder.test-support.ts'

/** What the SDK can send: texts, lists and objects, none of them empty (the wire has no word for empty). It drops `__proto__`. */
const names = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .filter(name => !/[[\]]/.test(name) && !/^\d+$/.test(name) && name !== '__proto__')
const { value } = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.string({ unit: 'grapheme' }),
    fc.array(tie('value'), { minLength: 1, maxLength: 4 }),
    fc.dictionary(names, tie('value'), { minKeys: 1, maxKeys: 4 }),
  ),
}))
const bodies = fc.dictionary(names, value, { maxKeys: 6 })

/** The same data as toPlain makes of it: no prototypes. */
function bare(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(bare)
  if (typeof data !== 'object' || data === null) return data
  return Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(data).map(([key, entry]) => [key, bare(entry)])),
  )
}

describe('bracketed forms', () => {
  test('what the SDK writes is read back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async body => {
        expect(toPlain(parseForm(await sdkBody(body)))).toEqual(
          Object.keys(body).length === 0 ? Object.create(null) : bare(body),
        )
      }),
      { numRuns: 300 },
    )
  })

  test('no text whatever pollutes a prototype or is answered by anything but a refusal', () => {
    const hostile = fc.constantFrom(
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'a',
      '0',
      '',
      '[',
      ']',
      '[]',
      '%',
      '%5B',
      '=',
      '&',
      'polluted',
    )
    const before = Object.getOwnPropertyNames(Object.prototype).sort().join()
    fc.assert(
      fc.property(fc.array(fc.oneof(hostile, fc.string()), { maxLength: 30 }), parts => {
        try {
          toPlain(parseForm(parts.join('')))
        } catch (error) {
          expect(error).toHaveProperty('status', 400)
        }
        expect(Object.getOwnPropertyNames(Object.prototype).sort().join()).toBe(before)
      }),
      { numRuns: 500 },
    )
    const tree = parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes&metadata[__proto__]=x')
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
    expect(Object.keys(toPlain(tree) as object)).toEqual(['__proto__', 'constructor', 'metadata'])
  })

  test.each([
    ['a=1&a=2', { a: '2' }],
    ['expand[]=x&expand[]=y', { expand: ['x', 'y'] }],
    ['a%5B0%5D%5Bb%5D=c+d%2B', { a: [{ b: 'c d+' }] }],
    ['a[1]=x&a[0]=y', { a: ['y', 'x'] }],
    ['a[1]=x', { a: { 1: 'x' } }],
    ['a[b=1', { 'a[b': '1' }],
    ['[a]=1', { '[a]': '1' }],
    ['', {}],
    ['a', { a: '' }],
  ])('%s', (text, data) => {
    expect(toPlain(parseForm(text))).toEqual(bare(data))
  })

  test.each([
    ['a=1&a[b]=2', /both a value and an object/],
    ['a[b]=2&a=1', /both a value and an object/],
    [`a${'[b]'.repeat(MAX_DEPTH)}=1`, /at most 8 levels/],
    ['a=1&'.repeat(MAX_PAIRS + 1), /Too many parameters/],
    ['a=%E0%A4%A', /percent-encoding/],
  ])('refuses %s', (text, message) => {
    expect(() => parseForm(text)).toThrow(message)
  })

  test('a list is a list whatever the order of its members', () => {
    const indexed = (text: string) => isIndexed((parseForm(text).get('a') ?? new Map()) as Exclude<FormValue, string>)
    expect([indexed('a[0]=x&a[1]=y'), indexed('a[1]=y&a[0]=x'), indexed('a[0]=x&a[2]=y'), indexed('b=1')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
