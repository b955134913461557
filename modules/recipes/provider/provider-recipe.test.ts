import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNKNOWN_NUTRITION } from '../recipe.ts'
import { parseProviderRecipe } from './provider-recipe.ts'

const read = (fields: object) => {
  const recipe = parseProviderRecipe({ recipe: { recipe_id: '7', recipe_name: 'Soup', ...fields } })
  if (!recipe) throw new Error('No recipe')
  return recipe
}
const nutrition = (fields: object) => read(fields).nutrition
const serving = (figures: object) => nutrition({ serving_sizes: { serving: figures } })

describe('whole recipes', () => {
  // In the shape of the first version: a list of one stands alone. The figures are those of a recorded answer.
  it('of the first version', () => {
    const answer = {
      recipe: {
        recipe_id: '91',
        recipe_name: 'Fish with lemon',
        recipe_description: 'Fish in a tasty sauce.',
        number_of_servings: '4',
        preparation_time_min: '5',
        cooking_time_min: '15',
        recipe_types: { recipe_type: 'Main Dish' },
        recipe_images: { recipe_image: 'https://pictures.example/91.jpg' },
        ingredients: { ingredient: { food_id: '1', food_name: 'Fish', ingredient_description: '1 1/2 lbs fish' } },
        directions: { direction: { direction_number: '1', direction_description: 'Heat to 390 °F (200 °C).' } },
        serving_sizes: {
          serving: {
            ...{ serving_size: '1 serving', calories: '177', carbohydrate: '2.23', protein: '35.10', fat: '2.32' },
            ...{
              saturated_fat: '0.490',
              cholesterol: '63',
              sodium: '692',
              fiber: '0.6',
              sugar: '0.58',
              trans_fat: '0',
            },
          },
        },
      },
    }
    expect(parseProviderRecipe(answer)).toEqual({
      origin: 'fatsecret',
      id: '91',
      name: 'Fish with lemon',
      description: 'Fish in a tasty sauce.',
      image: 'https://pictures.example/91.jpg',
      prepMinutes: 5,
      cookMinutes: 15,
      totalMinutes: 20,
      servings: 4,
      ingredients: ['1 1/2 lbs fish'],
      directions: ['Heat to 390 °F (200 °C).'],
      tags: ['Main Dish'],
      difficulty: null,
      nutrition: {
        ...{ caloriesKcal: 177, fatG: 2.32, saturatedFatG: 0.49, cholesterolMg: 63, sodiumMg: 692 },
        ...{ carbsG: 2.23, fibreG: 0.6, sugarG: 0.58, proteinG: 35.1 },
      },
    })
  })

  it('of the second version, with neither times nor pictures', () => {
    const recipe = read({
      number_of_servings: '8',
      grams_per_portion: '268.653',
      recipe_types: { recipe_type: ['Side Dish', 'Dessert', 'Dessert'] },
      ingredients: {
        ingredient: [{ ingredient_description: '3 large apples' }, { ingredient_description: '20 oz pie' }],
      },
      directions: { direction: [{ direction_description: 'Mix.', direction_number: '1' }] },
      serving_sizes: { serving: { calories: '150', cholesterol: '1' } },
    })
    expect(recipe).toMatchObject({ image: null, totalMinutes: null, prepMinutes: null, cookMinutes: null, servings: 8 })
    expect(recipe.tags).toEqual(['Side Dish', 'Dessert'])
    expect(recipe.ingredients).toEqual(['3 large apples', '20 oz pie'])
    expect(recipe.nutrition).toEqual({ ...UNKNOWN_NUTRITION, caloriesKcal: 150, cholesterolMg: 1 })
  })

  it('of the specification: fields without a list around them, and the recipe without an envelope', () => {
    const recipe = parseProviderRecipe({
      recipe_id: 12,
      recipe_name: 'Stew',
      recipe_image: 'https://pictures.example/12.jpg',
      cooking_time_min: 45,
      serving_sizes: [{ number_of_units: '6', calories: '310' }],
      ingredients: ['1 cup beans'],
      directions: 'Soak.\nBoil.',
    })
    expect(recipe).toMatchObject({ id: '12', cookMinutes: 45, totalMinutes: null, servings: 6 })
    expect(recipe?.nutrition.caloriesKcal).toBe(310)
    expect(recipe?.directions).toEqual(['Soak.', 'Boil.'])
  })

  it.each([
    [null],
    ['recipe'],
    [[]],
    [{}],
    [{ recipe: {} }],
    [{ recipe: [] }],
    [{ recipe: { recipe_name: 'Without an id' } }],
    [{ recipe: { recipe_id: 'abc' } }],
    [{ recipe: { recipe_id: '-1' } }],
    [{ recipe: { recipe_id: '9'.repeat(40) } }],
    [{ error: { code: 106, message: 'Invalid ID' } }],
  ])('none is in %j', answer => expect(parseProviderRecipe(answer)).toBeNull())
})

describe('ingredients and directions', () => {
  const BOTH = ['flour', 'water']
  it.each([
    ['texts', ['flour', 'water']],
    ['objects', [{ ingredient_description: 'flour' }, { ingredient: 'water' }]],
    ['an object around texts', { ingredient: ['flour', 'water'] }],
    ['an object around objects', { ingredient: [{ ingredient_description: 'flour' }, { food_name: 'water' }] }],
    ['one text of lines', 'flour\r\n\nwater\n'],
    ['an object around one text of lines', { ingredient: 'flour\nwater' }],
    ['lines with marks of a page', 'flour<br/>water'],
    ['blanks between', ['flour', ' ', null, {}, 'water']],
  ])('ingredients as %s', (_, ingredients) => expect(read({ ingredients }).ingredients).toEqual(BOTH))

  it.each([
    ['objects', { direction: [{ direction_description: 'Mix.' }, { direction_description: 'Bake.' }] }],
    ['steps', { step: [{ step_description: 'Mix.' }, 'Bake.'] }],
    ['one text', 'Mix.\nBake.'],
    ['texts', ['Mix.', 'Bake.']],
    [
      'numbered objects out of order',
      {
        direction: [
          { direction_description: 'Bake.', direction_number: '2' },
          { direction_description: 'Mix.', direction_number: 1 },
        ],
      },
    ],
  ])('directions as %s', (_, directions) => expect(read({ directions }).directions).toEqual(['Mix.', 'Bake.']))

  it('are none when there are none, and a hundred at most', () => {
    for (const nothing of [undefined, null, '', [], {}, { ingredient: null }, true]) {
      expect(read({ ingredients: nothing }).ingredients).toEqual([])
    }
    expect(read({ ingredients: Array(5_000).fill('salt') }).ingredients).toHaveLength(100)
  })
})

describe('figures', () => {
  it.each([
    ['117', 117],
    [117.5, 117.5],
    [' 117 ', 117],
    ['0', null],
    ['-120', null],
    [-120, null],
    ['99999', null],
    ['1e3', null],
    ['lots', null],
    ['', null],
    [null, null],
    [true, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('calories %j are %j', (calories, kcal) => expect(serving({ calories }).caloriesKcal).toBe(kcal))

  it('that are really 0 stay 0', () =>
    expect(serving({ cholesterol: '0', fat: '0' })).toMatchObject({ cholesterolMg: 0, fatG: 0 }))

  it('that cannot be are unknown: more of a part than of the whole, more than anybody eats', () => {
    expect(serving({ fat: '2', saturated_fat: '9' })).toMatchObject({ fatG: 2, saturatedFatG: null })
    expect(serving({ carbohydrate: '10', sugar: '10.4', fiber: '30' })).toMatchObject({ sugarG: 10.4, fibreG: null })
    expect(serving({ protein: '99999', sodium: '-1', fat: '501', fiber: -0.5 })).toEqual(UNKNOWN_NUTRITION)
  })

  it('come from the serving first, then from either of the other places', () => {
    const recipe_nutrition = { calories: '200', fat: '5' }
    expect(nutrition({ serving_sizes: { serving: [{ calories: '150' }] }, recipe_nutrition })).toMatchObject({
      caloriesKcal: 150,
      fatG: 5,
    })
    expect(nutrition({ nutrition: { calories: 90, carbohydrate: '1', protein: '2' } })).toMatchObject({
      ...{ caloriesKcal: 90, carbsG: 1, proteinG: 2, fatG: null },
    })
  })

  it.each([
    ['0', null],
    ['30', 30],
    ['12.4', 12],
    ['0.2', 1],
    ['99999', null],
    ['-5', null],
  ])('a cooking time of %j is %j', (cooking_time_min, minutes) =>
    expect(read({ cooking_time_min }).cookMinutes).toBe(minutes),
  )
})

describe('pictures', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'http://pictures.example/1.jpg',
    '//pictures.example/1.jpg',
    '/1.jpg',
    'https://localhost/1.jpg',
    'https://127.0.0.1/1.jpg',
    'https://[::1]/1.jpg',
    'https://2130706433/1.jpg',
    'https://user:secret@pictures.example/1.jpg',
    'https://pictures.example:8443/1.jpg',
    'https://metadata.internal/1.jpg',
    'https://pictures.example/static/recipe/default.jpg',
    'https://pictures.example/placeholder.png',
    '',
    ' ',
    7,
    null,
    `https://pictures.example/${'x'.repeat(2_000)}`,
  ])('%j is refused', recipe_image => expect(read({ recipe_image }).image).toBeNull())

  it('the first that is safe is taken', () => {
    const recipe_images = { recipe_image: ['javascript:alert(1)', 'https://pictures.example/a b".jpg'] }
    expect(read({ recipe_images }).image).toBe('https://pictures.example/a%20b%22.jpg')
  })
})

const NAMES = [
  ...['recipe_id', 'recipe_name', 'recipe_image', 'recipe_images', 'recipe_types', 'serving_sizes', 'serving'],
  ...['calories', 'fat', 'ingredients', 'ingredient', 'directions', 'direction', 'direction_description', 'nutrition'],
]

it('nothing makes it throw, and nothing unsafe comes out', () => {
  const { tree } = fc.letrec<{ tree: unknown }>(tie => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom<unknown>(
        '7',
        '<img src=x onerror=a>',
        'javascript:a',
        -1,
        Number.POSITIVE_INFINITY,
        null,
        '2',
        'https://a.example/',
      ),
      fc.string(),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...NAMES), tie('tree'), { maxKeys: 6 }),
    ),
  }))
  fc.assert(
    fc.property(tree, fields => {
      const recipe = parseProviderRecipe({ recipe: { ...Object(fields), recipe_id: '7' } })
      const texts = [recipe?.name, recipe?.description, ...(recipe?.ingredients ?? []), ...(recipe?.directions ?? [])]
      expect(texts.join(' ')).not.toMatch(/<[a-z/!]/i)
      expect(recipe?.image ?? 'https://').toMatch(/^https:\/\//)
      for (const figure of Object.values(recipe?.nutrition ?? {})) expect(figure ?? 0).toBeGreaterThanOrEqual(0)
      void parseProviderRecipe(fields)
    }),
    { numRuns: 1_000 },
  )
})
