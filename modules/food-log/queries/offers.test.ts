import { expect, test } from 'vitest'
import { adviceFor, adviceNamed } from '#modules/nutrition/advice/table.ts'
import type { Eater } from '#modules/nutrition/needs/goals.ts'
import { advisedOfName } from './offers.ts'

const MAN: Eater = { sex: 'male', ageYears: 40, weightKg: null, goalKcal: 2000, isKeto: false }
const PREGNANT: Eater = { ...MAN, sex: 'female', ageYears: 31, pregnancy: { trimester: 2 } }
const child = (ageYears: number): Eater => ({ ...MAN, ageYears })
const said = (name: string, eater: Eater, medicines: readonly string[] = []) =>
  advisedOfName(name, { advice: adviceFor(eater), medicines })
const sentence = (id: Parameters<typeof adviceNamed>[0]) => adviceNamed(id).sentence

test.each([
  ['brie and cranberry sandwich', 'white-rind-cheese'],
  ['mushroom pâté', 'pate'],
  ['marlin', 'big-fish-never'],
  ['shark steak with chips', 'big-fish-never'],
  ['swordfish kebab', 'big-fish-never'],
  ['enoki salad', 'enoki'],
  ['hijiki salad', 'hijiki'],
  ['white wine spritzer', 'alcohol'],
  ['mussels in cider', 'alcohol-in-a-dish'],
  ['tuna nigiri', 'raw-fish'],
  ['steak, medium rare', 'raw-meat'],
  ['unpasteurised Cheddar', 'unpasteurised'],
  ['runny egg and soldiers', 'soft-egg'],
] as const)('of %s it is said in pregnancy, though nothing is called so: %s', (name, id) => {
  expect(said(name, PREGNANT)).toEqual([sentence(id)])
})

test.each([
  ['lemon tart with pâte sucrée'],
  ['rare breed pork chop'],
  ['beetroot carpaccio'],
  ['fish with tartare sauce'],
  ['alcohol-free cocktail'],
  ['fruit cocktail'],
  ['vegetable sushi roll'],
  ['pigeon pea curry'],
  ['oyster mushroom risotto'],
  ['xyzzy stew'],
  [''],
])('of %s nothing is said in pregnancy', name => expect(said(name, PREGNANT)).toEqual([]))

test('others are told of it what concerns them', () => {
  expect(said('brie and cranberry sandwich', MAN)).toEqual([])
  expect(said('strawberry slushie', child(5))).toEqual([sentence('slush')])
  expect(said('strawberry slushie', child(8))).toEqual([sentence('slush-a-day')])
  expect(said('strawberry slushie', child(11))).toEqual([])
  expect(said('grapefruit salad', MAN, ['Simvastatin'])[0]).toMatch(/^Simvastatin with grapefruit: /)
})
