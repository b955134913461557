import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptInOrder } from './right-to-left.ts'

describe('a sentence that names what is written from right to left', () => {
  it('sets the name apart, so that figures and words beside it keep their place', () => {
    expect(keptInOrder('שקשוקה 2 portions')).toBe('\u2068שקשוקה\u2069 2 portions')
    expect(keptInOrder('حمص بالطحينة added to Monday')).toBe('\u2068حمص بالطحينة\u2069 added to Monday')
    expect(keptInOrder('Welcome, משה (בן דוד) כהן.')).toBe('Welcome, \u2068משה (בן דוד) כהן\u2069.')
  })

  it('sets each name of a list apart', () => {
    expect(keptInOrder('רות, משה and Ann')).toBe('\u2068רות\u2069, \u2068משה\u2069 and Ann')
  })

  it('leaves everything else as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'Añ é,.1(£ж漢') }), text => {
        expect(keptInOrder(text)).toBe(text)
      }),
    )
  })
})
