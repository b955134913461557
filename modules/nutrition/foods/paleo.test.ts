import { expect, test } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { isPaleo } from './paleo.ts'

const paleo = (id: string) => {
  const food = FOODS.find(each => each.id === id)
  if (!food) throw new Error(`${id} is no food of ours`)
  return isPaleo(food)
}

test('vegetables, fruit, meat, fish, eggs, nuts and oils are paleo', () => {
  for (const id of ['green-beans', 'carrot', 'olives-black', 'coconut-milk', 'cocoa-powder', 'passata']) {
    expect(paleo(id), id).toBe(true)
  }
})

test('cereals, pulses, dairy and sugar are not, in whatever aisle', () => {
  for (const id of [
    'plain-flour',
    'red-lentils-dried',
    'baked-beans',
    'refried-beans',
    'sweetcorn-canned',
    'edamame-frozen',
    'caster-sugar',
    'jam',
    'lentil-soup',
    'mushy-peas',
    'spaghetti-hoops',
  ]) {
    expect(paleo(id), id).toBe(false)
  }
  expect(FOODS.filter(food => food.origin === 'dairy' && isPaleo(food)).map(({ id }) => id)).toEqual([])
})
