/** What cooks say in more than one way, brought to the one that is read: amounts, vessels, and what a food is named by. */

const AMOUNT = String.raw`(?:\d[\d/. -]{0,8}|one|two|three|half|an?) ?`
const SPOON_OR_CUP = '(?:cups?|tablespoons?|tbsps?|teaspoons?|tsps?|ounces?|oz|ml)'

const PHRASES: readonly (readonly [said: RegExp, meant: string])[] = [
  // '1/4 of a cup olive oil'
  [/^(\d\/\d|half|a quarter|a third) of an? (?=cup|tea|table|tsp|tbsp|pint|pound|lb)/i, '$1 '],
  // '3/4 cup juice from 3 oranges', '2 tsp juice from a pickle jar': what runs out of something is not the thing
  [
    new RegExp(
      String.raw`^(${AMOUNT}${SPOON_OR_CUP}\.? )(?:of )?(?:fresh )?juice (?:from|of) (?:about )?(?:(?:an?|the|one|two|three|\d[\d/ -]{0,4}) ?)?([a-zñ][a-zñ -]{2,30}?)s?(?=$|[,(])`,
      'i',
    ),
    '$1$2 juice',
  ],
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
  [/\b(bread|flour|pasta|spaghetti|tortillas?|pitt?as?) \((whole[- ]?(?:wheat|meal|grain))\b[^)]{0,30}\)/i, '$2 $1'],
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
    /\b(?:rotel )?(?:diced|chopped) tomatoes (?:and|&|with|w\/) (?:green |mild )?(chil[a-z]{1,4}|jalape[nñ]os?)\b(?! powder| flakes)/i,
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
