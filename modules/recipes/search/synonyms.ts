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
  ['kids', 'kid', 'children', 'child', 'family'],
  ['roll', 'bap', 'barm', 'cob', 'bun'],
  ['toastie', 'sandwich', 'sandwiches', 'sarnie', 'butty'],
  ['veg', 'vegetable', 'vegetables'],
  ['spag', 'spaghetti'],
  ['bol', 'bolognese'],
  ['cuppa', 'drink'],
  ['takeaway', 'fakeaway'],
  ['party', 'picnic'],
]

/** What also finds other words, which do not find it: every pudding is a dessert, but not every baked thing a jacket. */
const WIDER: { readonly [word: string]: readonly string[] } = {
  ...{ pudding: ['dessert'], puddings: ['dessert'], puds: ['dessert'], pud: ['dessert'], afters: ['dessert'] },
  ...{ supper: ['dinner'], tea: ['dinner'], mains: ['dinner'], brunch: ['breakfast'], jacket: ['baked'] },
  ...{ ground: ['mince'], packed: ['lunchbox'], nibbles: ['snack'], bake: ['baked'], bakes: ['baked'] },
  ...{ spuds: ['potato'], spud: ['potato'], tatties: ['potato'], elevenses: ['snack'] },
  ...{ cheap: ['storecupboard'], budget: ['storecupboard'], warming: ['comfort'], hearty: ['comfort'] },
  ...{ ramen: ['noodle', 'broth'], pizza: ['focaccia', 'bruschetta'], meatball: ['kofta'], meatballs: ['kofta'] },
  ...{ smoothie: ['shake'], smoothies: ['shake'], shepherds: ['cottage'], fajitas: ['fajita', 'enchilada'] },
  ...{ cosy: ['comfort'], simple: ['quick'], lazy: ['quick'], hot: ['spicy'], stirfry: ['fry'] },
}

const GROUPS = new Map(SAME.flatMap(group => group.map(word => [word, group] as const)))

/** The word, first, and what else it may be called. */
export const alsoCalled = (word: string): readonly string[] => [
  word,
  ...(GROUPS.get(word)?.filter(other => other !== word) ?? []),
  ...(Object.hasOwn(WIDER, word) ? (WIDER[word] ?? []) : []),
]
