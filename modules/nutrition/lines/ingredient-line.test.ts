import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { CLASS_LINES } from './class-lines.fixture.ts'
import { DOUBTFUL_LINES } from './doubtful-lines.fixture.ts'
import { foodIndex } from './food-index.ts'
import { HOUSEHOLD_LINES } from './household-lines.fixture.ts'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { KITCHEN_LINES } from './kitchen-lines.fixture.ts'
import { LATER_LINES } from './later-lines.fixture.ts'
import { LONG_TAIL_LINES } from './long-tail-lines.fixture.ts'
import { MORE_CLASS_LINES } from './more-class-lines.fixture.ts'
import { NOTEBOOK_LINES } from './notebook-lines.fixture.ts'
import { UK_LINES } from './uk-lines.fixture.ts'
import { US_LINES } from './us-lines.fixture.ts'

const index = foodIndex(FOODS)

interface Expected {
  line: string
  parts: string[]
}

const LINES: Expected[] = [UK_LINES, US_LINES, LATER_LINES].flatMap(expectedIn)

function expectedIn(rows: string): Expected[] {
  return rows
    .trim()
    .split('\n')
    .map(row => {
      const bar = row.lastIndexOf(' | ')
      return { line: row.slice(0, bar), parts: row.slice(bar + 3).split(' && ') }
    })
}

/** Whether what was read is what is expected: food, amount, unit, and grams within 1 %. */
function isRight(read: IngredientLine | undefined, expected: string): boolean {
  const [food, amount = '-', unit, grams = '?'] = expected.split(' ')
  if (!read || (read.food?.id ?? '?') !== food || (read.unit ?? '-') !== unit) return false
  if (!isAmount(read.amount, amount)) return false
  if (grams === '?') return read.grams.kind === 'unknown'
  return read.grams.kind === 'known' && near(read.grams.grams, figureOf(grams))
}

function isAmount(read: IngredientLine['amount'], expected: string): boolean {
  if (expected === '-') return read === null
  const [min = '', max = min] = expected.split('-')
  return read !== null && near(read.min, figureOf(min)) && near(read.max, figureOf(max))
}

/** '2*80' (two of 80 g) and '1/3' as well as '0.5'. */
function figureOf(text: string): number {
  const [one = '', times = '1'] = text.split('*')
  const [above = '', below = '1'] = one.split('/')
  return (Number(above) / Number(below)) * Number(times)
}

/** Within 1 %, and what the decimal of the fixture rounds off. */
function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(0.01 * Math.abs(other), 0.051)
}

function wrongLines(lines: readonly Expected[]): string[] {
  return lines.flatMap(({ line, parts }) => {
    const read = readIngredientLine(line, index)
    const right = read.length === parts.length && parts.every((part, nth) => isRight(read[nth], part))
    return right ? [] : [`${line} | ${read.map(shown).join(' && ')} | wanted ${parts.join(' && ')}`]
  })
}

function shown(line: IngredientLine | undefined): string {
  if (!line) return 'nothing'
  const { food, amount, unit, grams } = line
  const many = amount ? `${amount.min}-${amount.max}` : '-'
  return `${food?.id ?? '?'} ${many} ${unit ?? '-'} ${grams.kind === 'known' ? grams.grams : `? ${grams.why}`}`
}

describe('lines of recipes', () => {
  test('there are more than 600 of them, no two alike', () => {
    expect(new Set(LINES.map(({ line }) => line)).size).toBe(LINES.length)
    expect(LINES.length).toBeGreaterThanOrEqual(600)
  })

  test('at least 97 % are read as a cook reads them', () => {
    const wrong = wrongLines(LINES)
    expect(wrong.length / LINES.length, wrong.join('\n')).toBeLessThanOrEqual(0.03)
  })
})

describe('classes of lines', () => {
  test.each(
    Object.entries({
      ...CLASS_LINES,
      ...MORE_CLASS_LINES,
      ...DOUBTFUL_LINES,
      ...LONG_TAIL_LINES,
      ...KITCHEN_LINES,
      ...HOUSEHOLD_LINES,
      ...NOTEBOOK_LINES,
    }),
  )('%s: every one is read as a cook reads it', (_, rows) => {
    expect(wrongLines(expectedIn(rows))).toEqual([])
  })

  test('a line as long as may be is read, however often it says the same', () => {
    expect(read(`100 g ${'egg '.repeat(98)}`)).toHaveLength(1)
    expect(read(`2 ${'or '.repeat(130)}eggs`)).toHaveLength(1)
    expect(read(`1 ${'('.repeat(390)}`)).toHaveLength(1)
    expect(read(`${'1 '.repeat(190)}egg`)).toHaveLength(1)
  })
})

const read = (line: string, options = {}) => readIngredientLine(line, index, options)

describe('what else a line may be', () => {
  const gramsOf = (line: string, options = {}) => {
    const grams = read(line, options)[0]?.grams
    return grams?.kind === 'known' ? grams.grams : null
  }

  test.each(['', '   ', '\n', 'For the sauce:', '•', `1 ${'very '.repeat(100)}large onion`])(
    '%j is no ingredient',
    line => {
      expect(read(line)).toEqual([])
    },
  )

  // Every one of these must be right, where the many above may miss a few.
  test.each([
    ['2 x 400 g tins chopped tomatoes, drained', ['chopped-tomatoes-canned 2 can 800']],
    ['200g/7oz plain flour', ['plain-flour 200 g 200']],
    ['2–3 cloves of garlic, crushed', ['garlic 2-3 clove 10']],
    ['one 2cm piece of ginger', ['ginger 1 piece 10']],
    ['juice of 1 lemon', ['lemon-juice 1 lemon 40']],
    ['1 lemon, juiced', ['lemon-juice 1 lemon 40']],
    ['1 lemon, zested and juiced', ['lemon-zest 1 lemon 6', 'lemon-juice 1 lemon 40']],
    ['salt and freshly ground black pepper', ['salt - - ?', 'black-pepper - - ?']],
    ['1 stick of butter', ['butter 1 stick 113']],
    ['1 onion, 2 carrots, finely chopped', ['onion 1 - 150', 'carrot 2 - 160']],
    ['2 limes, 1 cut into wedges', ['lime 2 - 120']],
    ['1 onion, 2 carrots and 2 celery sticks', ['onion 1 - 150', 'carrot 2 - 160', 'celery 2 stick 80']],
    ['1 tsp each ground cumin and coriander', ['cumin-ground 1 tsp 2.1', 'coriander-ground 1 tsp 1.8']],
    ['1 (14-ounce) can black beans, drained', ['black-beans-canned 1 can 238.1']],
  ])('%s', (line, expected) => {
    const found = read(line)
    expect(found.map(shown)).toHaveLength(expected.length)
    for (const [nth, part] of expected.entries()) expect(isRight(found[nth], part), shown(found[nth])).toBe(true)
  })

  test('an unknown measure says in words what is missing', () => {
    expect(read('1 wedge of butter')[0]?.grams).toEqual({
      kind: 'unknown',
      why: 'We do not know what a wedge of Butter weighs',
    })
    expect(read('2 tbsp shio koji')[0]?.grams).toEqual({ kind: 'unknown', why: 'The food is not on our list' })
    expect(read('olive oil, for frying')[0]?.grams).toEqual({ kind: 'unknown', why: 'The line names no amount' })
  })

  test.each([
    ['a large tin of chickpeas', 240],
    ['2 jars of passata', 690],
    ['3 beers', 574],
    ['1 rye loaf', null],
    ['1 loaf of sourdough', 800],
    ['1 large tin (800 g) chickpeas', null],
    ['1 tin of chickpeas', null],
    ['1 jar of green olives (drained weight 150 g)', null],
    ['1 large onion', null],
    ['330 ml beer', null],
  ])('of %s it is said what one was taken for', (line, grams) => {
    const weight = read(line)[0]?.grams
    const words = grams === null ? undefined : `The line does not say how large one is; we took ${grams} g`
    expect(weight?.kind === 'known' ? weight.assumed : undefined).toBe(words)
  })

  test('the note keeps what is done with it', () => {
    expect(read('1 onion (about 150g), peeled, finely chopped')[0]?.note).toBe('peeled, finely chopped, about 150g')
    expect(read('salt, to taste')[0]?.note).toBe('to taste')
    expect(read('2 tbsp olive oil for frying')[0]?.note).toBe('for frying')
  })

  test('a cup is what the page means by it', () => {
    expect(gramsOf('1 cup plain flour')).toBeCloseTo(125)
    expect(gramsOf('1 cup plain flour', { cup: 'metric' })).toBeCloseTo((125 * 250) / 236.588)
    expect(gramsOf('1 cup plain flour', { cup: 'imperial' })).toBeCloseTo((125 * 284.131) / 236.588)
  })

  test('rice is raw in a recipe and cooked in a diary', () => {
    expect(read('200g white rice')[0]?.food?.id).toBe('white-rice')
    expect(read('200g white rice', { purpose: 'diary' })[0]?.food?.id).toBe('white-rice-boiled')
  })

  test('another food than the one that is named is never taken for it', () => {
    const few = foodIndex(FOODS.filter(({ id }) => ['butter', 'lemon', 'tomato', 'oregano'].includes(id)))
    const names = (line: string) => readIngredientLine(line, few).map(({ food }) => food?.id ?? null)
    expect(['50g butter', '50g vegan butter', '50g dairy-free butter'].flatMap(names)).toEqual(['butter', null, null])
    expect(['1 lemon', '1 preserved lemon'].flatMap(names)).toEqual(['lemon', null])
    expect(['2 tomatoes', '2 tbsp tomato relish', '1 tin tomatoes'].flatMap(names)).toEqual(['tomato', null, null])
    expect(names('1 tsp dried oregano')).toEqual([null])
  })

  test('no text breaks it, and no amount is negative or endless', () => {
    const words = fc.constantFrom(
      '2',
      '½',
      '1/0',
      '-',
      'x',
      '400g',
      '(',
      ')',
      'tin',
      'of',
      'or',
      'and',
      'each',
      'juice',
      'lemon',
      ',',
      '🍋',
      'cup',
      '99999999999',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words, { maxLength: 12 }).map(list => list.join(' ')),
    )
    fc.assert(
      fc.property(texts, text => {
        for (const { amount, grams } of read(text)) {
          if (amount) expect(amount.min >= 0 && amount.max < 1e9 && amount.min <= amount.max).toBe(true)
          if (grams.kind === 'known') expect(grams.grams >= 0 && Number.isFinite(grams.grams)).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
