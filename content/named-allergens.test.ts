import { expect, it } from 'vitest'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import { denies } from '#modules/nutrition/lines/describing-words.ts'
import { nameWords } from '#modules/nutrition/lines/line-words.ts'
import { FOODS } from './foods.ts'

/**
 * Words that name what somebody may not have, and names in which they mean something else. Whoever writes 'prawn stock'
 * has named prawns, whichever food of the list it is read as: every name of a food counts, not its first alone.
 */
const NAMED: { readonly [A in Allergen]?: readonly [words: string, elsewhere: RegExp] } = {
  crustaceans: ['prawn shrimp crab lobster langoustine crayfish scampi', /crab apple/],
  molluscs: [
    'mussel clam clamato oyster squid octopus cockle whelk scallop calamari cuttlefish shellfish',
    /oyster (?:mushroom|blade|cracker)|^king oyster$/,
  ],
  fish: ['fish anchovy salmon tuna cod haddock mackerel trout sardine herring', /fish seasoning/],
  peanuts: ['peanut', /^$/],
  nuts: ['almond hazelnut walnut cashew pistachio pecan macadamia marzipan praline', /^$/],
  sesame: ['sesame tahini', /^$/],
  // Oil of soya that is refined is exempt (assimilated Regulation 1169/2011, Annex II).
  soya: ['soy soya soybean tofu miso edamame', /(?:soya|soybean|soya bean) oil/],
  mustard: ['mustard', /^$/],
  celery: ['celery celeriac', /^$/],
  eggs: ['egg brioche meringue mayonnaise mayo', /(?:fish|salmon|chocolate) egg|vegan|soya|soy/],
  gluten: [
    'wheat barley rye spelt malt bread pastry croissant brioche',
    // Spirits are exempt, and pastry cream is what fills pastry.
    /bread (?:and butter pickle|soda)|whisk|bourbon|pastry cream|rice malt/,
  ],
  milk: [
    'butter cheese cream croissant brioche',
    /(?:nut|almond|seed|sesame|hazelnut|cashew|cocoa|cacao|coconut|apple|cookie|shea|peanut) butter|butter (?:bean|lettuce|extract|flavouring)|and butter pickle|cream of (?:tartar|wheat|citric|coconut)|cream[- ](?:cracker|style|sherry)|(?:coconut|soya|oat|oatly|alpro|cashew|balsamic|marshmallow|salad|dutch) (?:single |whipping |double |soya )?cream|ice cream (?:wafer|cone|cornet)|quince cheese|soya single/,
  ],
}

const names = FOODS.flatMap(({ id, name, synonyms, allergens }) =>
  [name, ...synonyms].map(said => ({ id, said: said.toLowerCase(), allergens })),
).filter(({ said }) => !nameWords(said).some(denies))

it.each(Object.entries(NAMED))('%s: whatever is called by it has it', (allergen, [words, elsewhere]) => {
  const telling = new Set(words.split(' '))
  const called = names.filter(({ said }) => nameWords(said).some(word => telling.has(word)) && !elsewhere.test(said))
  expect(called.length).toBeGreaterThan(1)
  const lacking = called.filter(({ allergens }) => !allergens.includes(allergen as Allergen))
  expect(lacking.map(({ id, said }) => `${said} (${id})`)).toEqual([])
})
