import { expect, test } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { choiceWords, readRecordChoice } from './record-link.ts'

const TODAY = dayOf('2026-11-22')
const formOf = (entries: Record<string, string | string[]>) => {
  const form = new FormData()
  for (const [name, values] of Object.entries({ weeks: '4', shows: 'nutrients', ends: '30', ...entries }))
    for (const value of [values].flat()) form.append(name, value)
  return form
}
const read = (entries: Record<string, string | string[]> = {}) => readRecordChoice(formOf(entries), TODAY)
const lastDay = (entries: Record<string, string>) => {
  const answer = read(entries)
  return answer.ok ? answer.choice.lastDay : answer.problem
}

test('what was ticked is shown, in the order of the page, and nothing that was never offered', () => {
  const answer = read({ shows: ['notes', 'nutrients', 'password'], noteFor: '  Dr  Patel ', isNamed: 'on' })
  expect(answer).toEqual({
    ok: true,
    choice: { weeks: 4, shows: ['nutrients', 'notes'], noteFor: 'Dr Patel', isNamed: true, lastDay: '2026-12-22' },
  })
  expect(choiceWords({ weeks: 1, shows: ['nutrients', 'notes'] })).toBe('The last week: nutrients and notes')
})

test('it ends after 7, 30 or 90 days, or a day from today on and at most a year ahead', () => {
  expect(lastDay({ ends: '7' })).toBe('2026-11-29')
  expect(lastDay({ ends: '90' })).toBe('2027-02-20')
  expect(lastDay({ ends: 'day', lastDay: '2026-11-22' })).toBe('2026-11-22')
  expect(lastDay({ ends: 'day', lastDay: '2027-11-23' })).toBe('2027-11-23')
  for (const day of ['2026-11-21', '2027-11-24', '2026-02-30', ''])
    expect(lastDay({ ends: 'day', lastDay: day })).toContain('Please choose a last day')
  expect(lastDay({ ends: '8' })).toContain('Please choose a last day')
})

test('a link shows something, for weeks that are offered', () => {
  expect(read({ shows: [] })).toMatchObject({ ok: false })
  expect(read({ weeks: '5' })).toMatchObject({ ok: false })
  expect(read({ noteFor: 'x'.repeat(61) })).toMatchObject({ ok: false })
})
