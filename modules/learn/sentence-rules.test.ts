import { describe, expect, it } from 'vitest'
import { claimsOf } from './claimed.ts'
import { readingAge, typedAdvice, typedFigures } from './sentence-rules.fixture.ts'
import type { Inline } from './text.ts'

const said = (text: string): Inline => ({ kind: 'text', text })
const SOURCE: Inline = { kind: 'source', id: 'nhs-salt' }
const COMPUTED: Inline = { kind: 'figure', text: '2.3 g' }

describe('what is held of every text', () => {
  it('finds a figure that is typed without a source', () => {
    expect(typedFigures([said('Two slices have 2.3 g of salt. Toast them.')])).toHaveLength(1)
    expect(typedFigures([said('Two slices have '), COMPUTED, said(' of salt.')])).toEqual([])
    expect(typedFigures([said('A survey found 8.4 g a day.'), SOURCE])).toEqual([])
    expect(typedFigures([said('Read the column for 100 g.')])).toEqual([])
  })

  it('finds advice that is typed where our data know it, with a source or without', () => {
    const typed = [said('Adults should have no more than 6 g of salt a day.'), SOURCE]
    expect(typedAdvice(typed, 'Salt')).toHaveLength(1)
    expect(typedAdvice([said('Women are advised 14.8 mg a day.'), SOURCE], 'Iron in a plate')).toHaveLength(1)
    expect(typedAdvice([said('The average came to 8.4 g a day.'), SOURCE], 'Salt')).toEqual([])
    expect(typedAdvice([said('A spoon is 6 g.'), SOURCE], 'Salt')).toEqual([])
    expect(typedAdvice([said('It is '), { ...COMPUTED, text: '6 g' }, said(' a day.')], 'Salt')).toEqual([])
  })

  it('finds a claim in words of our own', () => {
    expect(claimsOf([said('Magnesium helps you sleep.')])).toHaveLength(1)
    expect(claimsOf([said('Magnesium is in nuts and in greens.')])).toEqual([])
  })

  it('says of a hard text that it is hard', () => {
    const paragraph = (text: string) => [{ kind: 'paragraph', of: [said(text)] } as const]
    expect(readingAge(paragraph('The cat sat on the mat. It ate its tea.'))).toBeLessThan(8)
    expect(
      readingAge(
        paragraph(
          'Bioavailability considerations notwithstanding, contemporary epidemiological investigations demonstrate heterogeneous associations between micronutrient supplementation and musculoskeletal outcomes.',
        ),
      ),
    ).toBeGreaterThan(13)
  })
})
