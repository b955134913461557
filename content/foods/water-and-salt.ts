import type { FoodWords } from './food-words.ts'

export const waterAndSalt: readonly FoodWords[] = [
  { id: 'water', name: 'Water', plural: 'Water', synonyms: ['tap water', 'cold water', 'boiling water', 'hot water', 'warm water', 'ice'], allergens: [], origin: 'mineral', state: 'as sold', gramsPerMl: 1, measures: { cup: 240, glass: 200, tbsp: 15, cube: 20 } },
  { id: 'sparkling-water', name: 'Sparkling water', plural: 'Sparkling water', synonyms: ['soda water', 'mineral water', 'fizzy water'], allergens: [], origin: 'mineral', state: 'as sold', gramsPerMl: 1, measures: { glass: 200 } },
  { id: 'salt', name: 'Salt', plural: 'Salt', synonyms: ['table salt', 'fine salt', 'cooking salt'], allergens: [], origin: 'mineral', state: 'as sold', measures: { tsp: 6, tbsp: 18, pinch: 0.4 } },
  { id: 'sea-salt', name: 'Sea salt flakes', plural: 'Sea salt flakes', synonyms: ['sea salt', 'flaky salt', 'kosher salt', 'Maldon salt'], allergens: [], origin: 'mineral', state: 'as sold', measures: { tsp: 4, tbsp: 12, pinch: 0.4 } },
]
