import { describe, expect, it } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { foodNames } from './named-foods.ts'
import { typedWithout } from './typed-without.ts'

const NAMES = foodNames(FOODS)
const BY_ID = new Map(FOODS.map(food => [food.id, food.name]))

describe('what somebody does not want, among the words', () => {
  it.each([
    ['no nuts', '', ['nuts', 'peanuts']],
    ['chicken without dairy', 'chicken', ['milk']],
    ['cake without eggs or milk', 'cake', ['eggs', 'milk']],
    ['curry, no gluten, nuts and soya', 'curry', ['gluten', 'nuts', 'peanuts', 'soya']],
    ['nut-free biscuits', 'biscuits', ['nuts', 'peanuts']],
    ['Gluten free pasta', 'pasta', ['gluten']],
    ['shellfish free paella', 'paella', ['crustaceans', 'molluscs']],
    ['stew free from celery', 'stew', ['celery']],
    ['lentils', 'lentils', []],
    ['no knead bread', 'no knead bread', []],
    ['free range eggs', 'free range eggs', []],
    ['egg free range', 'egg free range', []],
    ['no', 'no', []],
    ['constructor-free soup', 'constructor-free soup', []],
    ['no constructor', 'no constructor', []],
    ['without', 'without', []],
    ['no nuts, quick dinner', 'quick dinner', ['nuts', 'peanuts']],
    ['no any nuts salad', 'salad', ['nuts', 'peanuts']],
    ['eggless cake', 'cake', ['eggs']],
    ['dairyfree pudding', 'pudding', ['milk']],
    ['non-dairy pudding', 'pudding', ['milk']],
    ['egg and dairy free pancakes', 'pancakes', ['eggs', 'milk']],
    ['egg, nut & milk-free cake', 'cake', ['eggs', 'nuts', 'peanuts', 'milk']],
    ['allergic to nuts dessert', 'dessert', ['nuts', 'peanuts']],
    ['nut allergy cake', 'cake', ['nuts', 'peanuts']],
    ['pudding for a lactose intolerance', 'pudding', ['milk']],
    ['lactose intolerant breakfast', 'breakfast', ['milk']],
    ['I can’t eat eggs breakfast', 'breakfast', ['eggs']],
    ['coeliac lunch', 'lunch', ['gluten']],
    ['dinner except fish', 'dinner', ['fish']],
    ['pie, not fish', 'pie', ['fish']],
    ['no-egg pasta', 'pasta', ['eggs']],
    ['boneless chicken', 'boneless chicken', []],
    ['carefree supper', 'carefree supper', []],
    ['allergic to Mondays', 'allergic to Mondays', []],
    ['not too spicy', '', []],
    ['no soup bowl', 'bowl', []],
  ])('%s', (text, words, allergens) => expect(typedWithout(NAMES, text)).toMatchObject({ words, allergens }))

  it.each([
    ['salad without spring onions', 'salad', ['Spring onion']],
    ['salad without olive oil', 'salad', ['Olive oil']],
    ['pie with no mushrooms or celeriac', 'pie with', ['Celeriac']],
  ])('%s: a name of several words is one', (text, words, names) => {
    const found = typedWithout(NAMES, text)
    expect([found.words, found.allergens]).toEqual([words, []])
    expect(found.foods.map(id => BY_ID.get(id))).toEqual(expect.arrayContaining(names))
  })

  it('what is only flavoured with it is another food: onion salt is salt', () => {
    const { foods } = typedWithout(NAMES, 'salad without onion')
    expect(foods).toEqual(expect.arrayContaining(['onion', 'red-onion', 'spring-onion', 'onion-powder']))
    for (const other of ['salt', 'winter-squash', 'nigella-seeds']) expect(foods).not.toContain(other)
  })

  it('meat is whatever is cut from an animal', () => {
    for (const text of ['meat-free pie', 'meatless pie', 'pie without meat', 'pie, no meat']) {
      const { words, foods } = typedWithout(NAMES, text)
      expect(words).toBe('pie')
      expect(foods).toEqual(expect.arrayContaining(['beef-mince', 'chicken-breast']))
      expect(foods.length).toBeGreaterThan(20)
      for (const other of ['cod', 'egg', 'cheddar']) expect(foods).not.toContain(other)
    }
  })

  it('foods too, every kind of them', () => {
    const { words, allergens, foods } = typedWithout(NAMES, 'salad without onion')
    expect([words, allergens]).toEqual(['salad', []])
    expect(foods.map(id => BY_ID.get(id))).toEqual(expect.arrayContaining(['Onion', 'Red onion']))
  })
})
