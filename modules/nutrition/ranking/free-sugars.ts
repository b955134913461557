import type { Food } from '../foods/food.ts'
import { kindOf } from '../foods/kinds.ts'

/** What is known of a food's free sugars: all of its sugars are, none are, or nobody can tell from the sum. */
export type FreeSugars = 'all' | 'none' | 'unknown'

/** Sugars set free: sugar itself, honey and syrup, and fruit and vegetables that are juice. */
const ALL_FREE =
  /juice|smoothie|^(cola|lemonade|ginger-ale|tonic-water|energy-drink|squash-diluted)$|^(boiled-sweets|jelly-sweets|honeycomb|turkish-delight|marshmallow|marshmallow-fluff|meringue)$/
const NO_SUGAR_OF_ITS_OWN = /sugar|syrup|treacle|molasses|honey$|nectar/
/** In milk and in whole fruit, vegetables, nuts, pulses and grain the sugars are part of the food. */
const NONE_FREE: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'herb', 'nut or seed', 'pulse', 'egg', 'seaweed'])
const SWEETENED =
  /sweet|glace|candied|peel|canned|cocktail|chutney|jam|stem-ginger|cranberries-dried|banana-chips|pineapple-dried|butter$|baked-beans/
const PLAIN_MILK = /^(whole|semi-skimmed|skimmed|goats?|buffalo)-?.*milk$|^natural-yogurt$|^greek-yogurt|^kefir$|^skyr$/

/**
 * Whether the sugars of a food are free sugars (SACN 2015: added sugars, honey, syrups, and those of juice; not those of
 * milk, whole fruit and vegetables). Tables state the sum alone, so a fruit yogurt or a biscuit cannot be told.
 */
export function freeSugarsOf(food: Food): FreeSugars {
  if (food.per100g.sugarsG === 0) return 'none'
  const { name } = kindOf(food)
  if (food.aisle === 'fruit' && /juice/.test(food.id)) return 'all'
  if (name === 'sugar' || ALL_FREE.test(food.id) || (food.aisle === 'baking' && NO_SUGAR_OF_ITS_OWN.test(food.id))) {
    return 'all'
  }
  if (PLAIN_MILK.test(food.id)) return 'none'
  return NONE_FREE.has(name) && !SWEETENED.test(food.id) ? 'none' : 'unknown'
}
