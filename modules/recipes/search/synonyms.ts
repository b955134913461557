/** Words that mean the same to a cook. Foods bring their own other names; these are the words around them. */
const SAME: readonly (readonly string[])[] = [
  ['aubergine', 'eggplant', 'brinjal'],
  ['courgette', 'zucchini'],
  ['coriander', 'cilantro'],
  ['prawn', 'prawns', 'shrimp'],
  ['rocket', 'arugula'],
  ['swede', 'rutabaga'],
  ['beetroot', 'beet', 'beets'],
  ['chickpea', 'chickpeas', 'garbanzo'],
  ['houmous', 'hummus', 'humous'],
  ['yoghurt', 'yogurt'],
  ['chilli', 'chili', 'chile'],
  ['porridge', 'oatmeal'],
  ['veggie', 'vegetarian', 'meatless'],
  ['plantbased', 'vegan'],
  ['pescetarian', 'pescatarian'],
  ['bbq', 'barbecue', 'grill', 'grilled'],
  ['quick', 'fast', 'easy', 'speedy'],
  ['fibre', 'fiber'],
  ['traybake', 'tray'],
  ['casserole', 'stew', 'hotpot'],
  ['dal', 'dhal', 'daal', 'dahl'],
  ['pancake', 'pancakes', 'crepe', 'crepes'],
  ['kebab', 'kebabs', 'skewer', 'skewers', 'kofta', 'shawarma'],
  ['cake', 'gateau'],
  ['biscuit', 'biscuits', 'cookie', 'cookies'],
  ['keto', 'lowcarb'],
  ['mince', 'minced'],
  ['cooker', 'cook'],
  ['kids', 'kid', 'children', 'child', 'toddler', 'toddlers', 'family'],
  ['roll', 'bap', 'barm', 'cob', 'bun'],
  ['toastie', 'sandwich', 'sandwiches', 'sarnie', 'butty'],
  ['veg', 'vegetable', 'vegetables'],
  ['spag', 'spaghetti'],
  ['bol', 'bolognese'],
  ['cuppa', 'drink'],
  ['takeaway', 'fakeaway'],
  ['party', 'picnic'],
  ['mac', 'macaroni'],
]

/** What is eaten where others have a biscuit. */
const TRAY_BAKES = ['flapjack', 'brownie', 'shortbread']

/** What also finds other words, which do not find it: every pudding is a dessert, but not every baked thing a jacket. */
const WIDER: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    ...{ pudding: ['dessert'], puddings: ['dessert'], puds: ['dessert'], pud: ['dessert'], afters: ['dessert'] },
    ...{ supper: ['dinner'], tea: ['dinner'], mains: ['dinner'], brunch: ['breakfast'], jacket: ['baked'] },
    ...{ ground: ['mince'], packed: ['lunchbox'], nibbles: ['snack'], bake: ['baked'], bakes: ['baked'] },
    ...{ spuds: ['potato'], spud: ['potato'], tatties: ['potato'], elevenses: ['snack'] },
    ...{ cheap: ['storecupboard'], budget: ['storecupboard'], warming: ['comfort'], hearty: ['comfort'] },
    ...{ ramen: ['noodle', 'broth'], pizza: ['focaccia', 'bruschetta'], meatball: ['kofta'], meatballs: ['kofta'] },
    ...{ smoothie: ['shake'], smoothies: ['shake'], shepherds: ['cottage'], fajitas: ['fajita', 'enchilada'] },
    ...{ freezable: ['freezer'], freezes: ['freezer'], freezing: ['freezer'], freeze: ['freezer'] },
    ...{ biscuit: TRAY_BAKES, biscuits: TRAY_BAKES, cookie: TRAY_BAKES, cookies: TRAY_BAKES },
    // Kinds of food, by what is sold here of them.
    ...{ seafood: ['prawn', 'mussel', 'crab', 'scallop', 'squid', 'clam', 'cockle', 'fish'] },
    ...{ shellfish: ['prawn', 'mussel', 'crab', 'scallop', 'squid', 'clam', 'cockle'] },
    ...{ oilyfish: ['salmon', 'mackerel', 'sardine', 'trout', 'herring', 'kipper', 'pilchard', 'anchovy'] },
    ...{ whitefish: ['cod', 'haddock', 'hake', 'pollock', 'plaice', 'coley'] },
    ...{
      redmeat: ['beef', 'lamb', 'steak'],
      poultry: ['chicken', 'turkey', 'duck'],
      pulses: ['lentil', 'bean', 'chickpea'],
    },
    ...{ fussy: ['family'], picky: ['family'], courgetti: ['courgette'], flu: ['soup'] },
    ...{ cosy: ['comfort'], simple: ['quick'], lazy: ['quick'], hot: ['spicy'], stirfry: ['fry'] },
  }),
)

/** Two words that are one thing. */
const PHRASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ 'oily fish': 'oilyfish', 'white fish': 'whitefish', 'red meat': 'redmeat' },
    // Who has a cold wants no cold food: the soups that are cooked for it.
    ...{ 'for a cold': 'flu', 'with a cold': 'flu', 'have a cold': 'flu', 'got a cold': 'flu', 'sore throat': 'flu' },
  }),
)

/** 'For a cold day' is the weather. */
const PHRASE = new RegExp(`\\b(?:${[...PHRASES.keys()].join('|')})\\b(?!(?<= cold) [a-z])`, 'g')

/** Searchable text with each phrase as one word. */
export const withPhrases = (text: string): string => text.replace(PHRASE, found => PHRASES.get(found) ?? found)

/** What is baked, by what it is called: of two dishes with the word the baked one is meant. */
const BAKED = new Set(
  ['cake', 'gateau', 'biscuit', 'cookie', 'bun', 'loaf', 'bread', 'scone', 'brownie', 'muffin', 'flapjack'].flatMap(
    word => [word, `${word}s`],
  ),
)

/** The tags and meals that a word may name, in other words too. */
export const markedAs = (word: string): readonly string[] => [
  ...alsoCalled(word),
  ...(BAKED.has(word) ? ['baking'] : []),
]

const GROUPS = new Map(SAME.flatMap(group => group.map(word => [word, group] as const)))

/** The word, first, and what else it may be called. */
export const alsoCalled = (word: string): readonly string[] => [
  word,
  ...(GROUPS.get(word)?.filter(other => other !== word) ?? []),
  ...(WIDER.get(word) ?? []),
]
