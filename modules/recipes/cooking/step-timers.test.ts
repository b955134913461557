import { expect, it } from 'vitest'
import { clockText, timersIn } from './step-timers.ts'

it.each([
  ['Cook for 12 to 15 minutes, until deep brown.', ['12 to 15 minutes', 720]],
  ['Simmer for 1½ hours.', ['1½ hours', 5400]],
  ['Bake for 1 hour 20 minutes.', ['1 hour 20 minutes', 4800]],
  ['Bake for 1 hour and 5 minutes.', ['1 hour and 5 minutes', 3900]],
  ['Rest for half a minute, or ½ hour in the fridge.', ['½ hour', 1800]],
  ['Fry 2-3 minutes.', ['2-3 minutes', 120]],
  ['A 10-minute rest helps.', ['10-minute', 600]],
  ['Stir for 45 seconds.', ['45 seconds', 45]],
])('%s', (step, [words, seconds]) => expect(timersIn(step)).toEqual([{ words, seconds }]))

it('finds every time in its order, each once, and none shorter than setting a clock takes', () => {
  const step = 'Boil 10 minutes, drain, wait 5 seconds, steam 5 minutes and turn after another 10 minutes.'
  expect(timersIn(step).map(({ words }) => words)).toEqual(['10 minutes', '5 minutes'])
  expect(timersIn('Add 400 g of lentils at 200°C.')).toEqual([])
})

it.each([
  [245, '4:05'],
  [4800, '1:20:00'],
  [0.2, '0:01'],
  [-3, '0:00'],
])('%d seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text))
