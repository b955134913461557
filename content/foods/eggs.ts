import type { FoodWords } from './food-words.ts'

export const eggs: readonly FoodWords[] = [
  { id: 'egg', name: 'Egg', synonyms: ["hen's egg", 'free-range egg', 'medium egg', 'large egg', 'whole egg', 'organic egg', 'free range egg', 'whole large egg', 'beaten egg', 'extra-large egg', 'hen egg', 'egg wash'], allergens: ['eggs'], origin: 'egg', state: 'raw', cookedAs: 'egg-boiled', yieldFactor: 1, ediblePart: 0.87, measures: { small: 42, medium: 50, large: 57, 'very large': 64, cup: 243, tbsp: 15, box: 300 } },
  { id: 'egg-white', name: 'Egg white', synonyms: ['large egg white', 'liquid egg white', 'pasteurised egg white', 'hard-boiled egg white', 'cooked egg white', 'egg substitute', 'liquid egg substitute', 'Egg Beaters'], allergens: ['eggs'], origin: 'egg', state: 'raw', measures: { medium: 32, large: 36, cup: 243, small: 28, tbsp: 15 } },
  { id: 'egg-yolk', name: 'Egg yolk', synonyms: ['yolk', 'large egg yolk', 'yolk from egg', 'hard-boiled egg yolk', 'cooked egg yolk'], allergens: ['eggs'], origin: 'egg', state: 'raw', measures: { medium: 18, large: 20, small: 15, cup: 243 } },
  { id: 'egg-boiled', name: 'Egg, boiled', plural: 'Boiled eggs', synonyms: ['hard-boiled egg', 'boiled egg', 'soft-boiled egg', 'hard-cooked egg'], allergens: ['eggs'], origin: 'egg', state: 'cooked', measures: { small: 42, medium: 50, large: 57, cup: 136 } },
  { id: 'egg-poached', name: 'Egg, poached', plural: 'Poached eggs', synonyms: ['poached egg'], allergens: ['eggs'], origin: 'egg', state: 'cooked', measures: { medium: 50, large: 57 } },
  { id: 'egg-fried', name: 'Egg, fried', plural: 'Fried eggs', synonyms: ['fried egg'], allergens: ['eggs'], origin: 'egg', state: 'cooked', measures: { medium: 55, large: 60 } },
  { id: 'scrambled-egg', name: 'Scrambled egg, with milk', plural: 'Scrambled egg, with milk', synonyms: ['scrambled egg'], allergens: ['eggs', 'milk'], origin: 'egg', state: 'cooked', measures: { portion: 120, medium: 60 } },
  { id: 'omelette', name: 'Omelette, plain', plural: 'Omelette, plain', synonyms: ['omelette', 'omelet'], allergens: ['eggs', 'milk'], origin: 'egg', state: 'cooked', measures: { portion: 120 } },
  { id: 'duck-egg', name: 'Duck egg', synonyms: [], allergens: ['eggs'], origin: 'egg', state: 'raw', ediblePart: 0.88, measures: { medium: 65 } },
  { id: 'quail-egg', name: 'Quail egg', synonyms: ["quails' egg"], allergens: ['eggs'], origin: 'egg', state: 'raw', ediblePart: 0.9, measures: { medium: 9 } },
  { id: 'yorkshire-pudding', name: 'Yorkshire pudding', synonyms: [], allergens: ['gluten', 'eggs', 'milk'], origin: 'egg', state: 'cooked', measures: { small: 20, medium: 30, large: 60 } },
  { id: 'pancake', name: 'Pancake, English', plural: 'Pancake, English', synonyms: ['pancake', 'crêpe', 'crepe'], allergens: ['gluten', 'eggs', 'milk'], origin: 'egg', state: 'cooked', measures: { medium: 60 } },
]
