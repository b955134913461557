import { expect, test } from 'vitest'
import { RECIPES } from './recipes.ts'

/** Dishes that no cook would place, by the reason why: for search engines nothing is better than something made up. */
const FROM_NOWHERE = {
  'a drink': [
    'Banana and date shake',
    'Date, banana and almond shake',
    'Kale, kiwi and banana smoothie',
    'Oat drink cocoa',
    'Spinach, mango and ginger smoothie',
    'Strawberry soya smoothie',
  ],
  'put together from packet, tin and fruit bowl, as anywhere': [
    'Apple, carrot and fig breakfast bowl',
    'Berry smoothie bowl with coconut and seeds',
    'Bran flakes with yogurt and pear',
    'Celery with almond butter and seeds',
    'Clementines with chestnuts and dates',
    'Cottage cheese bowls with avocado and egg',
    'Cucumber bites with smoked salmon',
    'Date, cocoa and almond balls',
    'Dates with almond butter and orange',
    'Frozen berry and banana yogurt',
    'Fruit, chestnut and almond bowl',
    'Mango and lime sorbet',
    'Melon, kiwi and mint bowls',
    'Peaches with yogurt and toasted oats',
    'Rice cakes with cottage cheese and peach',
    'Rice cakes with edamame and nori',
    'Rosemary almonds with olives',
    'Sardine, avocado and spinach bowl',
    'Skyr cheesecake pots with raspberries',
  ],
  'a new way with oats, eggs, seeds or pulses that belongs to no place': [
    'Almond and ricotta pancakes with raspberries',
    'Baked oats with banana and walnuts',
    'Baked sweet potato with blueberries',
    'Banana and egg pancakes with berries',
    'Buckwheat pancakes with spiced apple',
    'Chocolate and peanut protein porridge',
    'Coconut chia pudding with mango',
    'Dark chocolate and orange pots',
    'Kale crisps with sesame',
    'Linseed and almond porridge with blackberries',
    'Millet porridge with apricots',
    'Nut and seed porridge with raspberries',
    'Oats with prunes and orange',
    'Peanut butter overnight oats with raspberries',
    'Seeded crackers with rosemary',
    'Smoky roasted chickpeas',
    'Sweet potato and spinach egg muffins',
    'Sweet potato toasts with sardines',
    'Sweet potato wedges with tomato salsa',
    'Sweet potato with spinach and egg',
    'Warm chocolate pots',
    'White bean dip with radishes',
  ],
  'of several kitchens at once': [
    'Beetroot and yogurt dip',
    'Beetroot, lentil and orange salad',
    'Carrot and butter bean soup',
    'Chicken tray bake with potatoes and tomatoes',
    'Chicken, orange and fennel salad',
    'Chicken, quinoa and edamame bowls',
    'Chickpea and cucumber pitta pockets',
    'Chickpea and tomato grain bowl',
    'Cod with crushed potatoes and tomato dressing',
    'Crisp tofu and rainbow slaw with peanut dressing',
    'Edamame, rice noodle and nori salad',
    'Hake with salsa verde and celeriac mash',
    'Halloumi and avocado salad with toasted seeds',
    'Hot pineapple with lime and yogurt',
    'Mackerel with kale and walnut salad',
    'Peanut noodles with edamame',
    'Potato, mushroom and egg pan',
    'Prawn, mango and potato salad',
    'Roast squash and kale quinoa bowls',
    'Roasted tomato and red pepper soup',
    'Salmon with avocado and cabbage slaw',
    'Salmon with lemony creamed spinach',
    'Salmon-stuffed sweet potatoes',
    'Sardine and new potato salad with orange',
    'Sardine-stuffed tomatoes',
    'Smoked tofu and walnut salad with tahini dressing',
    'Spiced chickpeas on sweet potato',
    'Tempeh and kale noodles with orange',
    'Tuna, potato and beetroot plate',
    'Turkey and sweet potato stir-fry',
  ],
} as const

test('every recipe says whose kitchen it is from, but for those of which nobody could say', () => {
  const silent = RECIPES.filter(({ cuisine }) => cuisine === undefined).map(({ name }) => name)
  expect(silent.toSorted()).toEqual(Object.values(FROM_NOWHERE).flat().toSorted())
})

test('a description that names a place says the same', () => {
  const adjectives = { thai: /\bThai\b/, italian: /\bItalian\b/, lao: /\bLao\b/, nordic: /\bScandinavian\b/ } as const
  const other = RECIPES.filter(({ description, cuisine }) =>
    Object.entries(adjectives).some(([place, named]) => named.test(description) && cuisine !== place),
  )
  expect(other.map(({ name, cuisine }) => `${name}: ${cuisine}`)).toEqual([])
})
