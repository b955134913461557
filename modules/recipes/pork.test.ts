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

it.each([
  ...[
    'porkchop',
    '4 porkchops',
    'porkbelly',
    'porkloin',
    'groundpork',
    'pulledpork',
    'roastporkjoint',
    '500gpork mince',
  ],
  ...[
    'baconrashers',
    'streakybacon',
    '100gbacon bits',
    'gammonsteak',
    'hamhock',
    'hambones',
    'parmaham',
    'sausagerolls',
  ],
  ...[
    'cumberlandsausages',
    'babybackribs',
    'spareribs',
    'riblets',
    'porkscratchings',
    'chorizosausage',
    'pork\u00adchop',
  ],
])('%s is pork, glued together or not', text => expect(mentionsPork(text)).toBe(true))

it.each([
  ...['spork', 'two sporks', 'a game of backgammon', 'hamachi', 'hambagu', 'Hampshire watercress', 'cribs', 'carob'],
])('%s holds its letters only', text => expect(mentionsPork(text)).toBe(false))

it.each([
  ...['2 ribs celery', '3 large ribs celery, chopped', '4 inner ribs fennel', '6 ribs rhubarb', '2 ribs chard, sliced'],
  ...[
    'celery, 2 ribs',
    'celery (2 ribs)',
    '4 stalks/ribs celery',
    '8 ribs bok choy',
    'romaine ribs',
    'mustard green ribs',
  ],
  ...['chile ribs', 'jalapeño ribs', 'discard the chilli ribs', 'red pepper ribs', 'ribs of 2 poblano chiles'],
  ...[
    'remove the ribs and slice the chard',
    'Remove and discard the ribs; chop the greens',
    'remove ribs, then shred the cabbage',
  ],
  ...[
    'Strip out the ribs and tear the kale',
    'Halve each kale leaf and strip out the ribs',
    'Roll the chard, cut away the ribs',
  ],
  ...['Tear the leaves off the ribs', 'Separate chard leaves from ribs', 'Cut the kale from its thick ribs'],
  ...[
    'Swiss chard, ribs and leaves separated',
    'chard: ribs sliced, leaves torn',
    'Chop the beet greens, ribs and all',
  ],
])('%s is of a vegetable', text => expect(mentionsPork(text)).toBe(false))

it.each([
  ...['1 kg ribs, celery and carrot', 'Chilli ribs', 'Pepper ribs', 'sticky chile ribs', 'honey jalapeño ribs'],
  ...[
    'Tender ribs with cabbage',
    'kale, ribs and beans',
    'Remove the ribs and serve with kale',
    'Grill the ribs, then slice the chard',
  ],
  ...['Cook the cabbage, then remove the ribs from the oven', 'Shred the cabbage. Remove the ribs and rest them'],
  ...['2 ribs celery and a rack of ribs', 'Remove the ribs and slice'],
])('%s names ribs of meat', text => expect(mentionsPork(text)).toBe(true))

it('takes no longer for a text made to be slow', () => {
  const began = performance.now()
  for (const part of ['remove the ribs ', 'celery, 1 ', 'ribs large ', 'a', '1', ' ,', 'celery'])
    mentionsPork(`celery ${part.repeat(5000)}`)
  expect(performance.now() - began).toBeLessThan(1500)
})

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
