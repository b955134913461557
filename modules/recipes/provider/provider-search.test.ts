import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseProviderSearch } from './provider-search.ts'

const ITEM = {
  recipe_id: '53697',
  recipe_name: 'Apple Bake',
  recipe_description: 'Sweet baked apples.',
  recipe_image: 'https://pictures.example/apple.jpg',
  recipe_nutrition: { calories: '263', carbohydrate: '55.08', protein: '4.79', fat: '4.02' },
  recipe_types: { recipe_type: ['Dessert'] },
}
const search = (...items: object[]) => ({ recipes: { total_results: '12', page_number: '0', recipe: items } })
const names = (...items: object[]) => parseProviderSearch(search(...items))?.cards.map(card => card.name)

describe('envelopes', () => {
  it('a page of the third version', () => {
    expect(parseProviderSearch(search(ITEM))).toEqual({
      total: 12,
      cards: [
        {
          origin: 'fatsecret',
          id: '53697',
          name: 'Apple Bake',
          description: 'Sweet baked apples.',
          image: 'https://pictures.example/apple.jpg',
          totalMinutes: null,
          servings: null,
          caloriesKcal: 263,
          tags: ['Dessert'],
        },
      ],
    })
  })

  it('one alone, numbers as numbers, one twice', () => {
    expect(parseProviderSearch({ recipes: { max_results: 38, total_results: 1, recipe: ITEM } })?.cards).toHaveLength(1)
    expect(parseProviderSearch(search(ITEM, ITEM))?.cards).toHaveLength(1)
  })

  it.each([
    [{ recipes: { max_results: '50', page_number: '0', total_results: '0' } }],
    [{ recipes: { total_results: '0', recipe: [] } }],
    [{ recipes: { total_results: '0', recipe: {} } }],
    [{ recipes: { recipe: null } }],
    [{ recipes: [] }],
    [{ recipes: {} }],
  ])('nothing was found in %j', answer => expect(parseProviderSearch(answer)).toEqual({ cards: [], total: 0 }))

  it.each([[null], [{}], [[]], [{ recipes: null }], [{ recipes: 'none' }], ['recipes'], [{ foods: {} }]])(
    'no search is in %j',
    answer => expect(parseProviderSearch(answer)).toBeNull(),
  )

  it('a total that cannot be is at least what there is', () => {
    expect(parseProviderSearch({ recipes: { total_results: '-5', recipe: [ITEM] } })?.total).toBe(1)
  })
})

describe('the filter keeps only what is fit', () => {
  it.each([
    ['no id', { recipe_id: undefined }],
    ['an id of letters', { recipe_id: '12a' }],
    ['no name', { recipe_name: undefined }],
    ['a blank name', { recipe_name: ' \n' }],
    ['a name of two letters', { recipe_name: 'Ox' }],
    ['a name that was only an element', { recipe_name: '<b></b>' }],
    ['no picture', { recipe_image: undefined }],
    ['a blank picture', { recipe_image: ' ' }],
    ['the default picture', { recipe_image: 'https://www.example.com/static/recipe/Default.jpg' }],
    ['a placeholder', { recipe_image: 'https://www.example.com/placeholder.png' }],
    ['a picture that runs', { recipe_image: 'javascript:alert(1)' }],
    ['a description of ten letters', { recipe_description: '  ten letter  ' }],
    ['no description', { recipe_description: undefined }],
    ['no cooking time', { cooking_time_min: '0' }],
    ['a cooking time below 0', { cooking_time_min: '-5' }],
    ['no units', { serving_sizes: [{ number_of_units: '0' }] }],
    ['ham in the name', { recipe_name: 'Apple and Ham' }],
    ['pork in the description', { recipe_description: 'Apples beside a pork roast.' }],
    ['bacon among the ingredients', { recipe_ingredients: { ingredient: ['apples', '2 slices bacon'] } }],
  ])('%s', (_, change) => expect(names(ITEM, { ...ITEM, recipe_id: '2', ...change })).toEqual(['Apple Bake']))

  it('a short name of three letters, a description of eleven, a time and units that are there', () => {
    const short = { recipe_name: 'Pie', recipe_description: 'eleven word' }
    const more = {
      cooking_time_min: '25',
      preparation_time_min: '5',
      serving_sizes: { serving: { number_of_units: 4 } },
    }
    expect(parseProviderSearch(search({ ...ITEM, ...short, ...more }))?.cards).toMatchObject([
      { name: 'Pie', totalMinutes: 30, servings: 4 },
    ])
  })
})

it('nothing makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (recipes, recipe) => {
      void parseProviderSearch(recipes)
      for (const card of parseProviderSearch({ recipes: { recipe: [recipe, { ...ITEM, ...Object(recipe) }] } })
        ?.cards ?? []) {
        expect(card.id).toMatch(/^\d+$/)
        expect(card.image).toMatch(/^https:/)
      }
    }),
    { numRuns: 500 },
  )
})
