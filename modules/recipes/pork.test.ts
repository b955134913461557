import { expect, it } from 'vitest'
import { isRejected, mentionsPork } from './pork.ts'
import { type Recipe, UNKNOWN_NUTRITION } from './recipe.ts'

it.each([
  ...['Apple & Sage Pork Chops', 'HAM', 'Parma-ham rolls', 'ham.', '2 slices (turkey) bacon', 'Sausages', 'Spare ribs'],
  ...['BBQ Ribs', 'Pork/beef mince', 'Chorizo', 'jamón ibérico', 'Jamo\u0301n', "pig's trotters", 'Hot-dog rolls'],
  ...['chicken dumplings', 'one dumpling', 'pancetta', 'prosciutto', 'lardons', 'lard', 'Italian sausage', 'hotdogs'],
  ...[
    'morcilla',
    'longaniza',
    'sobrasada',
    'sobrassada',
    'chicharrones',
    'lap cheong',
    'kabanos',
    'Kabanosy',
    'haslet',
  ],
  ...['pulled-pork', 'jambon de Bayonne', 'Ibérico presa', 'cotechino', 'boudin noir', 'Blutwurst', 'currywurst'],
  ...['tacos al pastor', 'tonkotsu ramen', 'lechón', 'pork crackling', 'roast with crackling', 'crispy crackling'],
  ...['scotch eggs', 'faggots and peas', 'potted rillettes', 'bologna sandwich', 'crackling joint', 'Schweinshaxe'],
  ...[
    'remove the ribs from the oven',
    'tender ribs',
    'Salt & pepper ribs',
    'ribs in chilli sauce',
    'ribs and kale slaw',
    'Chourico',
    'botifarra',
    'salchichón',
  ],
  ...['black pudding', 'salami', 'pepperoni pizza', 'wild boar', 'a rack of ribs with celery ribs', 'gammon', 'ham’s'],
])('%s is pork', text => expect(mentionsPork(text)).toBe(true))

it.each([
  ...['Graham crackers', 'Champagne sauce', 'Hamburger bun', 'Birmingham balti', 'Shamrock shake', '2 celery ribs'],
  ...['ribs of celery', 'kale, ribs removed', 'pepper, seeds and ribs discarded', 'Ribbons of courgette', 'porridge'],
  ...['cook until the seeds start crackling', 'when the mustard seeds are crackling, add the onion', 'start crackling'],
  ...['Remove the ribs from the kale', 'strip the kale from its tough ribs', 'cut the ribs out of the cabbage leaves'],
  ...[
    'thick ribs removed',
    'discard the white ribs',
    'a crackling fire',
    'until it starts crackling',
    'ribs from the kale',
  ],
  ...['salmon rillettes', 'a ragù from Bologna', 'queso ibérico', 'ragù bolognese', 'serrano chilli', 'lomo saltado'],
  ...['hear a crackling sound', 'the ribs of each chard leaf', 'Worcester sauce', 'worst', 'bratty', 'butane torch'],
  ...['Porcini', 'pigeon', 'Larder salad', 'collard greens', 'baconless', 'a speck of salt', 'Spamalot', 'hogget', ''],
  ...['Chamomile', 'dump everything in', 'ribeye steak', 'bok choy', 'Pork'.slice(1)],
])('%s is not', text => expect(mentionsPork(text)).toBe(false))

const RECIPE: Recipe = {
  ...{ origin: 'fatsecret', id: '1', name: 'Bean stew', description: 'Beans.', image: null, totalMinutes: null },
  ...{ prepMinutes: null, cookMinutes: null, servings: null, ingredients: ['beans'], directions: ['Boil.'], tags: [] },
  ...{ difficulty: null, nutrition: UNKNOWN_NUTRITION },
}

it.each([
  { name: 'Bean and ham stew' },
  { description: 'With bacon.' },
  { ingredients: ['beans', '1 ham hock'] },
  { directions: ['Boil.', 'Serve with pork.'] },
])('a recipe is rejected for %j', change => {
  expect(isRejected({ ...RECIPE, ...change })).toBe(true)
  expect(isRejected(RECIPE)).toBe(false)
})
