/** Pictures that people type for what they show. */
const DRAWN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ '🍕': 'pizza', '🍔': 'burger', '🍟': 'chips', '🌭': 'sausage', '🌮': 'tacos', '🌯': 'wrap', '🥪': 'sandwich' },
    ...{
      '🍝': 'spaghetti',
      '🍜': 'noodles',
      '🍲': 'stew',
      '🍛': 'curry',
      '🍣': 'sushi',
      '🥗': 'salad',
      '🥘': 'paella',
    },
    ...{ '🍚': 'rice', '🍞': 'bread', '🥞': 'pancakes', '🧇': 'waffles', '🥧': 'pie', '🍰': 'cake', '🎂': 'cake' },
    ...{ '🧁': 'muffin', '🍪': 'biscuits', '🍫': 'chocolate', '🍨': 'ice cream', '🍦': 'ice cream', '🥣': 'porridge' },
    ...{ '🍳': 'eggs', '🥚': 'egg', '🧀': 'cheese', '🥓': 'bacon', '🥩': 'steak', '🍗': 'chicken', '🐔': 'chicken' },
    ...{ '🐟': 'fish', '🐠': 'fish', '🍤': 'prawns', '🦐': 'prawns', '🦀': 'crab', '🐷': 'pork', '🐑': 'lamb' },
    ...{ '🥕': 'carrot', '🥔': 'potato', '🍠': 'sweet potato', '🥦': 'broccoli', '🍅': 'tomato', '🥑': 'avocado' },
    ...{
      '🍆': 'aubergine',
      '🌶': 'chilli',
      '🫑': 'pepper',
      '🥒': 'cucumber',
      '🥬': 'greens',
      '🧅': 'onion',
      '🧄': 'garlic',
    },
    ...{
      '🍄': 'mushroom',
      '🌽': 'sweetcorn',
      '🫛': 'peas',
      '🫘': 'beans',
      '🥜': 'peanut',
      '🌰': 'chestnut',
      '🎃': 'pumpkin',
    },
    ...{
      '🍎': 'apple',
      '🍏': 'apple',
      '🍐': 'pear',
      '🍊': 'orange',
      '🍋': 'lemon',
      '🍌': 'banana',
      '🍓': 'strawberry',
    },
    ...{ '🫐': 'blueberries', '🍒': 'cherries', '🍑': 'peach', '🍍': 'pineapple', '🥭': 'mango', '🥥': 'coconut' },
    ...{ '🥛': 'milk', '🍵': 'soup', '🥤': 'smoothie', '🌱': 'vegan' },
  }),
)

const SIGN = new RegExp([...DRAWN.keys()].join('|'), 'gu')

/** What was typed with signs and short forms as words: '🍕' is pizza, 'omega3' omega 3, 'vit b-12' vitamin b12. */
export const withoutSigns = (text: string): string =>
  text
    .replace(SIGN, sign => ` ${DRAWN.get(sign) ?? sign} `)
    .replace(/\bomega-?(?=[369]\b)/gi, 'omega ')
    .replace(/\bvit(?:amin)?s?(?:\.? |\.)(?=(?:[acek]|[bd][ -]?\d{0,2})\b)/gi, 'vitamin ')
    .replace(/\bvit(?=(?:[bcd]|[bd]\d{1,2})\b)/gi, 'vitamin ')
    .replace(/\b([bdk])[ -](?=(?:[1-35-79]|12)\b)/gi, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
