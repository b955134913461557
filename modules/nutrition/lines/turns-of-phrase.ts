/** What cooks say in more than one way, brought to the one that is read: amounts, vessels, and what a food is named by. */

const AMOUNT = String.raw`(?:\d[\d/. -]{0,8}|one|two|three|half|an?) ?`
const SPOON_OR_CUP = '(?:cups?|tablespoons?|tbsps?|teaspoons?|tsps?|ounces?|oz|ml)'

const PHRASES: readonly (readonly [said: RegExp, meant: string])[] = [
  // '1/4 of a cup olive oil'
  [/^(\d\/\d|half|a quarter|a third) of an? (?=cup|tea|table|tsp|tbsp|pint|pound|lb)/i, '$1 '],
  // '1 cup baked and mashed sweet potato' is one food.
  [
    /^(\d[\d/. ]{0,6} ?[a-z]{1,11} )((?:bak|roast|boil|cook|steam|dri|toast|grill|smok)ed) and ([a-z]{3,9}ed) (?=[a-z])(?!or\b|and\b)/i,
    '$1$2 $3 ',
  ],
  // 'pack of 3 peppers', '1 box of 6 eggs'
  [
    /^(?:(?:1|an?|one) (?:x )?)?(?:pack(?:et)?|bag|box|tray|punnet|net|carton|tub) of (\d{1,2}) (?=[a-z])(?!(?:x|kg|gr?|grams?|ml|oz|lbs?|cm)\b)/i,
    '$1 ',
  ],
  // 'a walnut-sized piece of butter' holds no walnut
  [
    /\b(?:walnut|hazelnut|chestnut|almond|peanut|egg|golf ?ball|marble)[- ]siz(?:ed?) (?:piece|knob|lump|ball|chunk|nugget)s?\b/gi,
    'knob',
  ],
  [
    /,? (?:about )?(?:of )?(?:the )?size of (?:an?|your) (?:walnut|hazelnut|chestnut|almond|peanut|egg|golf ?ball|marble|pea|thumb|fist)\b/gi,
    '',
  ],
  // 'quarter pint cream', 'couple of garlic cloves'
  [
    /^(?:an? |one )?quarter (?:of an? )?(?=(?:pint|pound|lb|teaspoon|tsp|tablespoon|tbsp|cup|kilo|kg|litre)\b)/i,
    '1/4 ',
  ],
  [/^couple(?: of)? (?=[a-z])/i, '2 '],
  // 'chopped tomatoes (2 x 400g tins)'
  [
    /^([a-z][a-z ]{2,40}?),? ?(?:\(|: ?|- ?)?(\d{1,2} x \d{2,4} ?(?:g|ml|kg)[ -]?(?:tins?|cans?|packs?|packets?|jars?|cartons?|pouch(?:es)?|bags?|tubs?|blocks?|balls?|bottles?))\)?(?=$|,)/i,
    '$2 $1',
  ],
  // '1 each red, yellow and green pepper', '1 red, 1 yellow and 1 green pepper'
  [
    /^(\d|an?|one|half an?) each (?:of )?(red|green|yellow|orange), (red|green|yellow|orange),? (?:and|&|\+) (red|green|yellow|orange) (peppers?|chil[a-z]{1,4})\b/i,
    '$1 $2 $5, $1 $3 $5 and $1 $4 $5',
  ],
  [
    /^(\d|an?|one|half an?) (red|green|yellow|orange), \1 (red|green|yellow|orange),? (?:and|&|\+) \1 (red|green|yellow|orange) (peppers?|chil[a-z]{1,4})\b/i,
    '$1 $2 $5, $1 $3 $5 and $1 $4 $5',
  ],
  [/^(\d{1,2}|an?) vac(?:uum)?[- ]?packs? (?:of )?(?:cooked )?(?=beetroots?\b)/i, '$1 pack cooked '],
  [/\btom puree\b/gi, 'tomato puree'],
  // '2 breasts chicken', '4 fillets salmon'
  [
    /^(\d{1,2}|an?|one|two|three|four|six) (breast|leg|thigh|wing|drumstick|fillet|chop|steak|shank|cutlet|escalope)(s?) (chicken|turkey|duck|lamb|pork|beef|veal|venison|salmon|cod|haddock|trout|tuna|hake|mackerel|plaice)(?=$|[,(])/i,
    '$1 $4 $2$3',
  ],
  [
    /\bfinger[- ](?:length|siz(?:ed?))(?: piece| knob)? (?:of )?(?=(?:[a-z]+ ){0,2}(?:ginger|galangal|turmeric)\b)/gi,
    'thumb ',
  ],
  [/\bnatural(?:ly)? colou?r(?:ed)? (?=glac)/gi, ''],
  // 'zest of a lemon, juice of half'
  [
    /^((?:finely )?(?:grated )?(?:zest|rind)) of (an?|one|1|\d|half an?) (lemon|lime|orange)s?,? (?:and |& |plus )?(?:the )?juice of (half|an?|one|\d(?:\/\d)?)(?: of (?:it|them))?$/i,
    '$1 of $2 $3 and juice of $4 $3',
  ],
  // '12 tart shells' are small ones, and caramels are no sauce.
  [/^([4-9]|[1-9]\d|six|eight|twelve) ((?:[a-z]+ ){0,2})tart (shell|case)s\b/i, '$1 $2tartlet cases'],
  [/\b(?:soft |wrapped |kraft |chewy |individual )?caramels\b/gi, 'wrapped caramels'],
  // '1 can tomato soup, undiluted'
  [/\b((?:cream of )?[a-z]{3,12} soup),? \(?undiluted\)?/i, 'condensed $1'],
  // '1 roll (16 oz) sausage'
  [/^(\d|an?|one|two) rolls? (?=\(\d[^()]{1,20}\) (?:[a-z-]+ ){0,3}(?:sausage|pastry|dough|cookie))/i, '$1 pack '],
  [
    /\bjell-?o (?=(?:brand )?(?:instant |cook[a-z&' ]{3,12})?(?:vanilla|chocolate|lemon|banana|pistachio|butterscotch|pudding))/i,
    '',
  ],
  // '1/2 of a (1 lb) packet'
  [/^(\d\/\d|half|a quarter|a third) of an? (?=\(\d)/i, '$1 '],
  // '1 red and 1 green pepper', '½ each red and green pepper'
  [
    /^(\d[\d/]{0,3}|half an?|an?|one|two) (red|green|yellow|orange|white|brown) (?:and|plus|&|\+) (\d[\d/]{0,3}|half an?|an?|one|two) (red|green|yellow|orange|white|brown) ((?:bell |sweet |hot )?(?:pepper|onion|apple|cabbage|chil[a-z]{1,3}|capsicum)s?)\b/i,
    '$1 $2 $5 and $3 $4 $5',
  ],
  [
    /^(\d[\d/]{0,3}|half an?|an?|one|two) each (?:of )?(red|green|yellow|orange|white|brown) (?:and|&|\+) (red|green|yellow|orange|white|brown) ((?:bell |sweet |hot )?(?:pepper|onion|apple|cabbage|chil[a-z]{1,3}|capsicum)s?)\b/i,
    '$1 $2 $4 and $1 $3 $4',
  ],
  // What stands in for an egg is a spoon of seeds and water.
  [/^(\d{1,2}|an?|one|two|three|four) (?:flax|flaxseed|linseed)[- ]eggs?\b/i, '$1 tbsp ground flaxseed'],
  [/^(\d{1,2}|an?|one|two|three|four) chia[- ](?:seed )?eggs?\b/i, '$1 tbsp chia seeds'],
  // '3/4 cup juice from 3 oranges', '2 tsp juice from a pickle jar': what runs out of something is not the thing
  [
    new RegExp(
      String.raw`^(${AMOUNT}${SPOON_OR_CUP}\.? )(?:of )?(?:fresh )?juice (?:from|of) (?:about )?(?:(?:an?|the|one|two|three|\d[\d/ -]{0,4}) ?)?([a-zñ][a-zñ -]{2,30}?)s?(?=$|[,(])`,
      'i',
    ),
    '$1$2 juice',
  ],
  // 'lemon, juice of 1/2', 'lemon zest from 2 lemons'
  [
    /^(lemon|lime|orange|grapefruit)s?,? \(?(juice|zest|rind|peel) (?:of|from) (?:about )?(\d[\d/. -]{0,6}|half an?|half|an?|one|two|three)(?: (?:lemon|lime|orange|grapefruit)s?)?\)?$/i,
    '$2 of $3 $1',
  ],
  // '6 strips orange zest plus 1/2 cup juice'
  [
    /\b(lemon|lime|orange|grapefruit) (zest|peel|rind),? (?:plus|and|\+) (\d[\d/. ]{0,6} ?(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|ml)) juice\b/i,
    '$1 $2 plus $3 $1 juice',
  ],
  // '1 piece of ginger (2 cm)'
  [
    /^(?:1|an?|one) (?:small |large )?(?:piece|knob|chunk|nub) (?:of )?((?:[a-z]+ ){0,3}[a-z]+) \((?:about |approx\.? ?)?(\d[\d./]{0,4}) ?(cm|inch(?:es)?)(?: long)?\)/i,
    '$2 $3 piece $1',
  ],
  // '1 tbsp grated zest from 1 lemon', '1 tbsp lemon'
  [
    new RegExp(
      String.raw`^(${AMOUNT}${SPOON_OR_CUP}\.? )(?:(?:finely |freshly )?grated )?(zest|rind|peel) (?:from|of) (?:about )?(?:(?:an?|the|one|two|three|\d[\d/ -]{0,4}) ?)?(lemon|lime|orange|grapefruit)s?(?=$|[,(])`,
      'i',
    ),
    '$1$3 $2',
  ],
  [/^(\d[\d/. ]{0,6} ?(?:tbsps?|tablespoons?|tsps?|teaspoons?) (?:of )?)(?:fresh )?(lemon|lime)s?$/i, '$1$2 juice'],
  // '375 g half lard, half butter'
  [
    /^(\d[\d.,]{0,6} ?(?:g|kg|oz|lb|ml)s? )(?:of )?half ([a-z][a-z ]{2,24}?)(?:,| and|\/) ?half ([a-z][a-z ]{2,24})$/i,
    '$1$2 and $3',
  ],
  // The cup that comes with a rice cooker
  [/\b(?:rice[- ]cooker|japanese) cups?\b/i, 'ricecup'],
  [
    /^an? (pinch|dash|splash|handful|drop|sprinkle|knob) or (?:two|so)\b|^(pinch|dash|splash|handful) or two\b/i,
    '1-2 $1$2',
  ],
  // '1# pasta', 'OPTIONAL 1 cup nuts'
  [/^(\d[\d./ ]{0,6})# ?(?=[a-z])/i, '$1 lb '],
  [/^optional:? (?=\d)/i, ''],
  // What a bracket says of the flour or the bread
  [
    /(?<!\bfresh )\b(bread|flour|pasta|spaghetti|tortillas?|pitt?as?) \((whole[- ]?(?:wheat|meal|grain))((?: or [^)]{0,30})?)\)/i,
    '$2 $1,$3',
  ],
  // 'parsley dried', 'cumin, ground'
  [
    /\b(parsley|oregano|basil|thyme|rosemary|sage|dill|mint|tarragon|marjoram|cumin|coriander|ginger|cinnamon|nutmeg|cloves),? \(?(dried|ground)\)?(?=$|,)/i,
    '$2 $1',
  ],
  [/\b(?:5|five)[- ]?spice\b/gi, 'five-spice'],
  [
    /(?<=^\d{1,2}|^an?|^one|^half an?|^½|^two) rolls? (?:of )?(?=(?:[a-z-]+ ){0,4}(?:puff|shortcrust|filo|short crust) pastry)/i,
    ' pack ',
  ],
  // 'an unbaked 9-inch pie crust': such cases are all of about that size
  [
    /\b(?:8|9|10)[- ]?(?:inch|in|"|'')(?: ?\(\d{2} ?cm\))? (?=(?:[a-z-]+ ){0,4}(?:pie|pastry|tart|flan) (?:crusts?|shells?|cases?)\b)/i,
    '',
  ],
  // What is weighed or spooned is no sprinkle of anything.
  [/^(\d[\d./ ]{0,6} ?(?:g|oz|tbsps?|tablespoons?|tsps?|teaspoons?|cups?) )(?:of )?sprinkles\b/i, '$1cake sprinkles'],
  // 'to taste black pepper'
  [/^to taste,? (?=[a-z])(?!for |as )(.{3,60})$/i, '$1, to taste'],
  // 'cooked rice can use quinoa'
  [/ (?:(?:you )?(?:can|could|may)(?: also)? (?:use|be (?:replaced|substituted)|substitute|swap))\b/gi, ', use'],
  // 'sugar, plus 1/2 tsp per muffin': for how many nobody knows
  [
    /,? (?:plus|and) (?:about )?[\d/½¼ ]{1,6}[a-z]{1,12} (?:more |extra )?(?:per|for each) [a-z]{3,12}\b.{0,40}$/i,
    ', plus more',
  ],
  // One tin holds both.
  [
    /\b(?:ro-?tel )?(?:diced|chopped) tomatoes (?:and|&|with|w\/) (?:green |mild )?(chil[a-z]{1,4}|jalape[nñ]os?)\b(?! powder| flakes)/i,
    'diced tomatoes, with green $1',
  ],
  [/,? and\/or (?=[a-z])/gi, ' or '],
  // '1 cube vegetable or chicken stock'
  [
    /^(\d{1,2}|an?|one|two|half an?) cubes? (?:of )?([a-z][a-z ]{2,30}?) (?:stock|broth|bouillon)\b(?! cube)/i,
    '$1 $2 stock cube',
  ],
  // 'Greek yogurt nonfat', 'butter unsalted', 'milk 2%'
  [
    /\b((?:greek )?yogh?urt|milk|butter|cream cheese|sour cream|cottage cheese|mayonnaise|soy sauce|(?:chicken|beef|vegetable) (?:broth|stock)) (non-?fat|fat[- ]free|low[- ]fat|reduced[- ]fat|unsalted|low[- ]sodium|skim|[012]%)(?=$|[,;(])/i,
    '$2 $1',
  ],
  // Rice that is cooked already and dried again weighs half of what rice does by the cup.
  [/\b(?:quick[- ]cook(?:ing)?|minute) (?=(?:(?:brown|white|long[- ]grain) ){0,2}rice\b)/i, 'instant '],
  [/\bbutter(?:y|-flavou?red)? (?:round |snack )?crackers?(?: \(such as ritz.?\))?/i, 'Ritz crackers'],
  // Nobody crumbles it raw.
  [/\b(?:crispy|crisp|crumbled)(?: crispy?| cooked)? bacon\b(?! (?:fat|grease))/i, 'cooked streaky bacon'],
  [/\balmonds?, (slivered|sliced|flaked)\b/i, '$1 almonds'],
  // A packet of it is powder.
  [/^(.{0,30}\b(?:package|pkg|box|packet|pack|envelope)s?\b.{0,24}?)\bjello\b/i, '$1Jell-O'],
]

/** The line in the phrases that are read. Takes time in proportion to the length of the line. */
export function plainerPhrases(line: string): string {
  const said = line.replace(/[[【]/g, '(').replace(/[\]】]/g, ')')
  return PHRASES.reduce((text, [phrase, meant]) => text.replace(phrase, meant), said)
}
