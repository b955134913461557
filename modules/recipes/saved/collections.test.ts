import { describe, expect, it } from 'vitest'
import { isCollectionRef, LONGEST_NAME, LONGEST_NOTE, movedTo, readCollectionName, readNote } from './collections.ts'

describe('a name', () => {
  it.each([
    ['  Sunday   lunch ', 'Sunday lunch'],
    ['Für Gäste', 'Für Gäste'],
    ['<3 & "quick"', '<3 & "quick"'],
    ['a\u0000\u202eb\nc', 'ab c'],
    ['🍕'.repeat(LONGEST_NAME), '🍕'.repeat(LONGEST_NAME)],
  ])('%j is kept as %j', (typed, name) => expect(readCollectionName(typed)).toEqual({ ok: true, name }))

  it.each([
    ['', 'empty'],
    [' \u200b ', 'empty'],
    [undefined, 'empty'],
    [7, 'empty'],
    ['x'.repeat(LONGEST_NAME + 1), 'too-long'],
    ['x'.repeat(100_000), 'too-long'],
    [' favorites', 'taken'],
    ['DINNER', 'taken'],
  ])('%j is refused: %s', (typed, reason) => expect(readCollectionName(typed)).toEqual({ ok: false, reason }))
})

describe('a note', () => {
  it('keeps its lines', () => expect(readNote(' Less salt.\r\nMore lemon.\t')).toBe('Less salt.\nMore lemon.'))
  it('may be empty', () => expect(readNote('  ')).toBe(''))
  it.each([undefined, 3, 'x'.repeat(LONGEST_NOTE + 1)])('is refused: %j', typed => expect(readNote(typed)).toBeNull())
})

describe('moving', () => {
  it('puts one in its new place', () => {
    expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
    expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
    expect(movedTo(['a', 'b', 'c'], 'a', 99)).toEqual(['b', 'c', 'a'])
    expect(movedTo(['a', 'b'], 'x', 0)).toBeNull()
  })
})

it.each(['favorites', '0190a5f0-1111-4222-8333-444455556666'])('%s names a collection', ref =>
  expect(isCollectionRef(ref)).toBe(true),
)
it.each(['', 'toString', '__proto__', 'all', 'FAVORITES', '0190A5F0-1111-4222-8333-444455556666', "x' or 1=1", null])(
  '%j names none',
  ref => expect(isCollectionRef(ref)).toBe(false),
)
