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
  ['mince', 'minced', 'ground'],
  ['dessert', 'pudding', 'sweet', 'afters'],
  ['dinner', 'supper', 'main', 'mains', 'tea'],
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
  ['kebab', 'kebabs', 'skewer', 'skewers'],
  ['cake', 'gateau'],
  ['biscuit', 'biscuits', 'cookie', 'cookies'],
  ['jacket', 'baked'],
  ['keto', 'lowcarb'],
  ['lunchbox', 'packed'],
]

const GROUPS = new Map(SAME.flatMap(group => group.map(word => [word, group] as const)))

/** The word, first, and what else it may be called. */
export const alsoCalled = (word: string): readonly string[] => [
  word,
  ...(GROUPS.get(word)?.filter(other => other !== word) ?? []),
]
