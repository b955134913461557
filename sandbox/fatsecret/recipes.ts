/** A recipe as FatSecret stores it, before a version of the API gives it a shape. Absent fields are normal there. */
export interface StoredRecipe {
  id: string
  name: string
  description: string
  images: string[]
  prepMinutes?: number
  cookMinutes?: number
  servings: number
  types: string[]
  ingredients: string[]
  directions: string[]
  /** Of one serving, as they travel: texts. */
  serving: Record<string, string>
}

const picture = (name: string) => `https://pictures.fatsecret.example/${name}.jpg`

function figures(calories: number, carbohydrate: number, protein: number, fat: number) {
  return {
    calories: String(calories),
    carbohydrate: carbohydrate.toFixed(2),
    protein: protein.toFixed(2),
    fat: fat.toFixed(2),
    saturated_fat: (fat / 4).toFixed(3),
    cholesterol: '0',
    sodium: '240',
    fiber: '4.2',
    sugar: '3.10',
  }
}

const LENTIL_SOUP: StoredRecipe = {
  id: '101',
  name: 'Red Lentil Soup',
  description: 'A thick soup of lentils and carrots for a cold evening.',
  images: [picture('red-lentil-soup')],
  prepMinutes: 10,
  cookMinutes: 25,
  servings: 4,
  types: ['Soup', 'Lunch'],
  ingredients: [
    '200 g red lentils',
    '2 carrots, diced',
    '1 tbsp olive oil',
    '1 tsp ground cumin',
    '1 l vegetable stock',
  ],
  directions: [
    'Heat the oil and soften the carrots for 5 minutes.',
    'Stir in the cumin, then add lentils and stock.',
    'Simmer for 20 minutes, blend, and season to taste.',
  ],
  serving: figures(246, 38.5, 14.2, 4.6),
}

const ODD_ONES: StoredRecipe[] = [
  {
    ...LENTIL_SOUP,
    id: '102',
    name: 'Lentil and Graham Cracker Bake',
    description: 'An unusual bake with celery ribs and a crust of graham crackers.',
    ingredients: ['1 cup lentils', '2 celery ribs', '6 graham crackers'],
    directions: ['Layer everything in a dish.', 'Bake for 30 minutes.'],
    images: [picture('lentil-bake')],
  },
  {
    ...LENTIL_SOUP,
    id: '103',
    name: 'Lentils with Ham',
    description: 'Slow lentils with a ham hock in the middle.',
    ingredients: ['1 cup lentils', '1 ham hock'],
    images: [picture('lentils-with-ham')],
  },
  { ...LENTIL_SOUP, id: '104', name: 'Lentil Salad', description: 'A salad without any picture at all.', images: [] },
  {
    ...LENTIL_SOUP,
    id: '105',
    name: '<b>Lentil</b> Patties<script>alert(1)</script>',
    description: 'Patties with <img src=x onerror=alert(1)> a hostile name.',
    images: [picture('lentil-patties')],
    serving: { calories: '-120', fat: '99999', protein: 'lots', carbohydrate: '18.10' },
  },
  {
    ...LENTIL_SOUP,
    id: '106',
    name: 'Lentil Loaf',
    description: 'A loaf whose picture cannot be trusted.',
    images: ['javascript:alert(1)'],
  },
]

/** Found by no words that are usual, only by their ids. */
const BARE_ONES: StoredRecipe[] = [
  {
    id: '201',
    name: 'Quick Snack Plate',
    description: 'No times, no picture, no figures.',
    images: [],
    servings: 0,
    types: ['Snack'],
    ingredients: ['crackers'],
    directions: ['Arrange the crackers.'],
    serving: {},
  },
  {
    id: '202',
    name: '',
    description: '',
    images: [],
    servings: 2,
    types: [],
    ingredients: [],
    directions: [],
    serving: {},
  },
  {
    id: '203',
    name: 'Half a Recipe',
    description: 'Somebody forgot to say what to do.',
    images: [],
    servings: 2,
    types: [],
    ingredients: ['1 cup lentils'],
    directions: [],
    serving: {},
  },
]

const FILLINGS = [
  ...['Beans', 'Cheddar', 'Tuna', 'Coleslaw', 'Chilli', 'Mushrooms', 'Spinach', 'Leeks', 'Cottage Cheese', 'Sweetcorn'],
  ...['Hummus', 'Chickpeas', 'Salmon', 'Crab', 'Ratatouille', 'Feta', 'Broccoli', 'Pesto', 'Kale', 'Red Cabbage'],
  ...['Sour Cream', 'Black Beans', 'Curried Vegetables', 'Roast Peppers', 'Salsa'],
]

/** Enough of one kind for a second page. */
const POTATOES: StoredRecipe[] = FILLINGS.map((filling, index) => ({
  id: String(301 + index),
  name: `Jacket Potato with ${filling}`,
  description: `A baked potato, split and filled with ${filling.toLowerCase()}.`,
  images: [picture(`jacket-potato-${index + 1}`)],
  prepMinutes: 5,
  cookMinutes: 60,
  servings: 2,
  types: ['Main Dish'],
  ingredients: ['2 large potatoes', `1 cup ${filling.toLowerCase()}`],
  directions: ['Bake the potatoes at 200 °C for 60 minutes.', 'Split them and spoon in the filling.'],
  serving: figures(310 + index, 52, 9, 6.4),
}))

export const STORED: readonly StoredRecipe[] = [LENTIL_SOUP, ...ODD_ONES, ...BARE_ONES, ...POTATOES]
