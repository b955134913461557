import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownFoods } from '#modules/recipes/known-foods.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { diaryNames, withOwn } from './diary-names.ts'
import { type ReadPart, readTyped } from './read-typed.ts'
import { TYPED_LINES } from './typed-lines.fixture.ts'

const NAMES = diaryNames(
  knownFoods(),
  ownRecipes().map(({ id, name }) => ({ kind: 'own', id, name, synonyms: [] })),
)
const read = (typed: string) => readTyped(typed, NAMES)

/** The same words as the table has them, where it is fine; else what was read. */
function said(part: ReadPart | undefined, wanted: string): string {
  if (!part) return 'nothing'
  if (part.kind === 'unknown') return 'notfound'
  if (part.kind === 'energy') return `kcal:${part.kcal}`
  const [, name = '', least, most] = /^(.*) (\d+)-(\d+)$/.exec(wanted) ?? []
  const { grams } = part.amount
  const isWithin = grams === null || (grams > Number(least) - 1 && grams < Number(most) + 1)
  return isWithin && name !== '' && new RegExp(name, 'i').test(part.thing.name) ? wanted : `${part.thing.name} ${grams}`
}

describe('a line of a diary', () => {
  it.each(TYPED_LINES)('%j means %s', (typed, means) => {
    const wanted = means.split(' ; ')
    const parts = read(typed)
    expect(wanted.map((each, nth) => said(parts[nth], each))).toEqual(wanted)
    expect(parts).toHaveLength(wanted.length)
  })

  it('says what was assumed, and nothing where an amount was typed', () => {
    const [toast, butter] = read('2 slices toast with butter')
    expect(toast).toMatchObject({ kind: 'thing', said: [] })
    expect(butter).toMatchObject({ said: ['You gave no amount: 2 tsp (10 g) is assumed.'] })
    expect(read('small bowl of pasta')[0]).toMatchObject({ said: ['A small bowl is taken as 119 g.'] })
    expect(read('tuna mayo sandwich')[0]).toMatchObject({
      said: [expect.stringMatching(/^Nearest to ‘tuna mayo/), /./],
    })
  })

  it('means what is on a plate, unless it says raw', () => {
    const nameOf = (typed: string) => read(typed).flatMap(part => (part.kind === 'thing' ? part.thing.name : []))
    expect(nameOf('200g rice')).toEqual(['White rice, boiled'])
    expect(nameOf('75g dry rice')).toEqual(['Long-grain white rice'])
    expect(nameOf('chicken breast')).toEqual(['Chicken breast, grilled'])
    expect(nameOf('raw chicken breast')).toEqual(['Chicken breast'])
  })

  it('takes no dish for the bare food that stands before its noun', () => {
    const nouns = 'tart crumble drizzle toast split pie bites drops twist thins danish crisps bowl fancies'.split(' ')
    const bare = [...knownFoods().byId.values()].filter(
      ({ aisle, name }) => ['fruit', 'fish', 'poultry', 'vegetables'].includes(aisle) && /^[A-Z][a-z]+$/.test(name),
    )
    expect(bare.length).toBeGreaterThan(60)
    const taken = bare.flatMap(({ id, name }) =>
      nouns
        .map(noun => `${name.toLowerCase()} ${noun}`)
        .filter(typed => {
          const [part] = read(typed)
          return part?.kind === 'thing' && part.thing.id === id
        }),
    )
    expect(taken).toEqual([])
    expect(read('cherry pie')[0]?.kind).toBe('unknown')
    expect(read('blackberry crumble')[0]).toMatchObject({
      said: ['Nearest to ‘blackberry crumble’.', expect.any(String)],
    })
    expect(read('celery sticks')[0]).toMatchObject({ thing: { name: 'Celery' } })
    for (const typed of ['cherry slice', 'plum slice', 'potato skins', 'salmon box']) {
      const [part] = read(typed)
      expect(part?.kind === 'thing' ? part.said[0] : part?.kind, typed).toMatch(/^unknown$|^Nearest to/)
    }
    expect(read('apple slices')[0]).toMatchObject({ thing: { name: 'Apple' } })
    expect(read('2 slices of lemon')[0]).toMatchObject({ thing: { name: 'Lemon' } })
    expect(read('lime jelly')[0]).toMatchObject({ thing: { name: 'Jelly, made up' } })
  })

  it('offers the raw one and what else goes by these words', () => {
    const [part] = read('chicken breast')
    expect(part?.kind === 'thing' && part.others.map(({ name }) => name)).toContain('Chicken breast')
  })

  it('takes a name of one’s own first, and never takes a name apart', () => {
    const own = [
      { kind: 'own-food' as const, id: 'a', name: 'Toast', synonyms: [] },
      { kind: 'own-meal' as const, id: 'b', name: 'Eggs with soldiers and tea', synonyms: [] },
    ]
    const parts = readTyped('2 toast, eggs with soldiers and tea', withOwn(NAMES, own))
    expect(parts).toMatchObject([{ thing: { id: 'a' }, amount: { count: 2 } }, { thing: { id: 'b' } }])
  })

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])('takes %s for a name', word => {
    const own = [{ kind: 'own-food' as const, id: 'a', name: word, synonyms: [] }]
    for (const typed of [word, `2 ${word}`, `toast with ${word}`, `200 g ${word}, red ${word}`])
      expect(readTyped(typed, withOwn(NAMES, own)).map(({ kind }) => kind)).toContain('thing')
    expect(read(`2 ${word}`).every(({ kind }) => kind === 'unknown')).toBe(true)
  })

  it.each(['', '   ', ',,,', 'and', ' with with ', '🍝', "'; drop table food; --", 'a'.repeat(5_000)])(
    'of %j breaks nothing',
    typed => expect(read(typed).every(({ kind }) => kind === 'unknown')).toBe(true),
  )

  it('knows its place in what was typed, and no amount is nothing, negative or endless', () => {
    const word = fc.constantFrom(
      '2',
      '½',
      '0',
      '1e9',
      '-3',
      'g',
      'of',
      'and',
      'with',
      ',',
      'toast',
      'butter',
      'slices',
      'kcal',
      'xyz',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 12 }), words => {
        const typed = words.join(' ')
        for (const part of read(typed)) {
          expect(typed.slice(part.from, part.to)).toBe(part.text)
          if (part.kind !== 'thing') continue
          const { count, grams } = part.amount
          expect(count).toBeGreaterThan(0)
          expect(grams === null || (grams > 0 && grams <= 100_000)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})
