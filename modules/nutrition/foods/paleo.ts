import type { Aisle, Allergen, Food } from './food.ts'

const OUT_AISLES: readonly Aisle[] = [
  'grains-and-pasta',
  'bread-and-bakery',
  'pulses',
  'baking',
  'snacks',
  'dairy',
  'cheese',
  'plant-dairy',
]
const OUT_ALLERGENS: readonly Allergen[] = ['gluten', 'milk', 'soya', 'peanuts', 'lupin']
/** Pulses, cereals and sugar that are in another aisle, such as in tins, by a word of their id. */
const OUT_WORDS = new Set(
  (
    'beans bean chickpeas chickpea lentils lentil houmous hummus falafel mushy sweetcorn corn polenta quinoa rice oat ' +
    'oats granola muesli pasta noodles sugar syrup jam marmalade ketchup wheat barley couscous tofu tempeh edamame miso'
  ).split(' '),
)
/** Eaten as pods, before the bean is one. */
const PODS = /^(?:green|runner|fine)-beans/
/** Of the baking aisle, what is neither flour of a cereal nor sugar. */
const BAKING = new Set(
  (
    'coconut-flour tapioca-flour arrowroot cocoa-powder bicarbonate-of-soda cream-of-tartar vanilla-extract ' +
    'vanilla-paste almond-extract peppermint-extract rose-water gelatine agar psyllium-husk'
  ).split(' '),
)

/**
 * Whether the diet called paleo eats it, as it is usually understood: no cereals, pulses, dairy, or added sugar. There
 * is no law and no agreed list, so this errs on the strict side.
 */
export function isPaleo({ id, aisle, allergens }: Pick<Food, 'id' | 'aisle' | 'allergens'>): boolean {
  if (allergens.some(allergen => OUT_ALLERGENS.includes(allergen))) return false
  if (!PODS.test(id) && id.split('-').some(word => OUT_WORDS.has(word))) return false
  return !OUT_AISLES.includes(aisle) || BAKING.has(id)
}
