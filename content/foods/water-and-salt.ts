import type { FoodWords } from './food-words.ts'

export const waterAndSalt: readonly FoodWords[] = [
  { id: 'water', name: 'Water', plural: 'Water', synonyms: ['tap water', 'cold water', 'boiling water', 'hot water', 'warm water', 'ice', 'lukewarm water', 'iced water', 'ice water', 'filtered water', 'ice cube', 'cool water', 'tepid water', 'warm tap water', 'room temperature water', 'crushed ice'], allergens: [], origin: 'mineral', state: 'as sold', gramsPerMl: 1, measures: { cup: 240, glass: 200, tbsp: 15, cube: 20, splash: 15, handful: 60, tray: 280 } },
  { id: 'sparkling-water', name: 'Sparkling water', plural: 'Sparkling water', synonyms: ['soda water', 'mineral water', 'fizzy water'], allergens: [], origin: 'mineral', state: 'as sold', gramsPerMl: 1, measures: { glass: 200 } },
  { id: 'salt', name: 'Salt', plural: 'Salt', synonyms: ['table salt', 'fine salt', 'cooking salt', 'fine sea salt', 'sea salt, fine', 'iodised salt', 'pink salt', 'Himalayan salt', 'Himalayan pink salt', 'coarse salt', 'rock salt'], allergens: [], origin: 'mineral', state: 'as sold', measures: { tsp: 6, tbsp: 18, pinch: 0.4, dash: 0.8, sprinkle: 0.3 } },
  { id: 'sea-salt', name: 'Sea salt flakes', plural: 'Sea salt flakes', synonyms: ['sea salt', 'flaky salt', 'kosher salt', 'Maldon salt', 'flaky sea salt', 'sea salt flake', 'coarse sea salt', 'kosher sea salt', 'flaked sea salt', 'coarse kosher salt', 'salt flake', 'Diamond Crystal kosher salt', 'Morton kosher salt'], allergens: [], origin: 'mineral', state: 'as sold', measures: { tsp: 4, tbsp: 12, pinch: 0.4 } },
]
