import { expect, it } from 'vitest'
import { type Failed, isGreen, tryAgain } from './test-again.mjs'

const failure = (name: string, words = [name]): Failed => ({ part: 'journeys', words, name, said: '', took: 9_000 })
/** Runs alone as told, a try after the other; says in what order it was asked. */
function machine(outcomes: { [name: string]: boolean[] }) {
  const asked: string[] = []
  return {
    asked,
    runAlone: ({ name }: Failed) => {
      asked.push(name)
      return Promise.resolve({ hasPassed: outcomes[name]?.shift() ?? false, took: 1_000 })
    },
  }
}

it('what passes alone is unsteady with both times, and leaves the run green', async () => {
  const { asked, runAlone } = machine({ first: [true], second: [false, true] })
  const outcome = await tryAgain([failure('first'), failure('second')], runAlone)
  expect(asked).toEqual(['first', 'second', 'second'])
  expect(outcome.failed).toEqual([])
  expect(outcome.unsteady).toEqual([
    { ...failure('first'), alone: 1_000 },
    { ...failure('second'), alone: 1_000 },
  ])
  expect(isGreen(outcome)).toBe(true)
})

it('what fails twice alone fails, and so does the run', async () => {
  const { asked, runAlone } = machine({ broken: [false, false, true] })
  const outcome = await tryAgain([failure('broken')], runAlone)
  expect(asked).toEqual(['broken', 'broken'])
  expect(outcome).toEqual({ failed: [failure('broken')], unsteady: [] })
  expect(isGreen(outcome)).toBe(false)
})

it('three unsteady tests are the machine, four are not', async () => {
  const names = ['one', 'two', 'three', 'four']
  const passing = () => machine(Object.fromEntries(names.map(name => [name, [true]]))).runAlone
  expect(
    isGreen(
      await tryAgain(
        names.slice(1).map(name => failure(name)),
        passing(),
      ),
    ),
  ).toBe(true)
  expect(
    isGreen(
      await tryAgain(
        names.map(name => failure(name)),
        passing(),
      ),
    ),
  ).toBe(false)
})

it('what cannot be run alone, and a run in which much failed, is not tried again', async () => {
  const { asked, runAlone } = machine({})
  const many = Array.from({ length: 13 }, (_, nth) => failure(`test ${nth}`))
  expect(await tryAgain(many, runAlone)).toEqual({ failed: many, unsteady: [] })
  expect(await tryAgain([failure('check', [])], runAlone)).toEqual({ failed: [failure('check', [])], unsteady: [] })
  expect(asked).toEqual([])
})
