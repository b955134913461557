/** Ways of writing that say nothing of the food or its amount, brought to the one way that is read. */

const PLAINER: readonly (readonly [written: RegExp, plain: string])[] = [
  // '1 - 15 oz can', '2 – 14.5-ounce cans': the dash parts the tins from the size of each
  [
    /^(\d{1,2}) ?[-–—] ?(?=\d[\d. /]{0,6}[- ]?(?:oz|ounces?|g|grams?|ml|lbs?|pounds?)\.?[- ](?:cans?|tins?|jars?|packages?|pkgs?|packets?|bags?|box(?:es)?|bottles?|containers?|cartons?|tubs?)\b)/i,
    '$1 x ',
  ],
  // '1 - 3 pound chicken', where a range would say pounds
  [/^(\d) [-–—] (?=\d[\d.]{0,3} (?:pound|ounce)\b)/i, '$1 x '],
  // '2 1/4-ounce packets yeast': they hold a quarter of an ounce each
  [
    /^(\d{1,2}) 1\/4[- ]?(?=(?:oz|ounces?)\.?[- ](?:\([^)]{1,12}\) ?)?(?:packets?|packages?|pkgs?|envelopes?|sachets?)\b.{0,30}\b(?:yeast|gelatine?)\b)/i,
    '$1 x 0.25 ',
  ],
  // '1 package 8 oz cream cheese'
  [
    /^(\d{1,2}) (package|pkg|packet|pack|can|tin|jar|box|bag|bottle|carton|container|tub|block|brick)s?\.?,? (\d[\d./]{0,5} ?-?(?:oz|ounces?|grams?|g|ml|lbs?|kg))\.? (?=[a-z])(?!or\b)/i,
    '$1 ($3) $2 ',
  ],
  // '8 oz chorizo, 225 g; or salami': the second weight is that of the first food
  [/^(\d[^,;(]{3,60}), \d[\d.,]{0,6} ?(?:kg|g|ml|l); (?=or )/i, '$1 '],
  // Of what is sold ready to heat, and in a pouch, the rice and the lentils are cooked.
  [
    /\b(?:ready[- ]to[- ](?:eat|heat)|ready[- ]cooked|heat[- ]and[- ]eat|microwaveable) (?=(?:[a-z-]+ ){0,3}(?:rice|quinoa|lentils|spelt|farro|freekeh)\b)/gi,
    'cooked ',
  ],
  [
    /\b(pouch(?:es)?)( of)? (?!(?:[a-z-]+ ){0,3}(?:cooked|uncooked|dried|dry|microwave|ready|express|pilau|frozen)\b)(?=(?:[a-z-]+ ){0,3}(?:rice|quinoa|lentils|spelt|farro|freekeh)\b)/gi,
    '$1$2 cooked ',
  ],
  [/\bstraight[- ]to[- ]wok (?=(?:medium |fine |thick )?(?:egg|rice) )/gi, 'cooked '],
  // '400g lentils, can, drained'
  [
    /\b((?:(?:green|brown|black|puy) )?lentils),? \(?(?:(?:from )?(?:a |the )?(?:can|tin)|canned|tinned)\)?(?=,|$)/gi,
    'canned $1',
  ],
  // '(approx.400g)', '2 + ½ tbsp'
  [/\bapprox(?:imately)?\.? ?(?=\d)/gi, 'about '],
  [/^(\d{1,2}) \+ (?=(?:\d\/\d|[½⅓⅔¼¾]) ?[a-z]{1,11}\b)/i, '$1 '],
  // '4 eggs, whites only'
  [/\beggs?,? \(?(yolk|white)s? only\)?/gi, 'egg $1'],
  // '2 x 400 g tins cooked lentils' hold liquid as any tin does
  [
    /\b((?:cans?|tins?|jars?)(?: \([^)]{1,16}\))?)( of)? (?:pre-?)?cooked (?=(?:[a-z]+ ){0,2}(?:lentils|beans|chickpeas|peas)\b)/i,
    '$1$2 ',
  ],
  [/\bready[- ]to[- ](?:eat|use) (?!apricot|prune)/gi, ''],
  [/\bfull[- ]size(?:d)? /gi, ''],
  // '~11 cloves', 'Additional 1 tbsp sugar'
  [/^(?:additional|extra|approx\.?|~)\s?(?=\d)/i, ''],
  [/^\(optional\):? /i, ''],
  [/\b(plus|and) (?:about|another|an? (?:additional|extra|further)) (?=\d)/gi, '$1 '],
  // 'a little softened butter' names no amount
  [/^(?:just )?a (?:very )?(?:little|touch|tad|bit)(?: bit)?(?: more)?(?: of)?(?: the)? /i, ''],
  // '4- to 5-pound roast', 'a 3-to 3 1/2-pound snapper'
  [/(\d)[ -]{1,3}to[ -]{1,2}(?=\d)/gi, '$1 to '],
  // '6 1/4-inch-thick slices' are six, '1 1/2-inch pieces' are not one
  [
    /^([3-9]|[12]\d) \d\/\d ?- ?inch(?:es)?(?:[- ]thick)?[- ](?=(?:slices|rounds|pieces|steaks|chops|wedges|strips|discs|coins)\b)/i,
    '$1 ',
  ],
  // '4 1/4 inch thick pork steaks'
  [/^([3-9]|[12]\d) \d\/\d ?-? ?inch(?:es)?[- ]thick[- ]/i, '$1 '],
  // 'a generous 1/2 teaspoon'
  [/^an? (?:generous|scant|good|heaped|heaping|full|rounded|level) (?=\d)/i, ''],
  // '3/4 cup to 1 cup'
  [/^(\d[\d/ ]{0,6}) ?(cup|tablespoon|teaspoon|tbsp|tsp|pound|ounce)s? to (?=\d[\d/ ]{0,6} ?\2)/i, '$1 to '],
  // '110ml-150ml', '200 g to 250 g'
  [/^(\d[\d./]{0,6}) ?(ml|g|kg|cl|l|oz|cm)(?: ?- ?| to )(?=\d[\d./]{0,6} ?\2\b)/i, '$1-'],
  // 'ripe but not soft', 'firm but still juicy'
  [/,? but (?:not |still |just )?(?:too |very |overly |quite )?[a-z]{3,12},?(?= )/gi, ''],
  [
    /\bwith (?:the |their |its )?(?:skin and bones?|bones? and skin)\b|\b(?:skin and bones?|bones? and skin) (?:on|intact)\b/gi,
    ', skin-on, bone-in',
  ],
  [/\bon the bone\b/gi, ', bone-in'],
  // 'leaves from 1 sprig thyme', 'seeds of 2 vanilla pods', 'the yolk of 1 large egg'
  [
    /^(?:the )?(?:leaves|needles|fronds|petals) (?:picked )?(?:of|from) (?=\d|an? |one |two |three |half |small |large )/i,
    '',
  ],
  [/^(?:the )?(?:seeds|arils) (?:picked )?(?:of|from) (?=(?:\d|one |an? |half )[^,]{0,20}pomegranate)/i, ''],
  [/^(?:the )?(?:seeds|scrapings) (?:scraped )?(?:of|from) (?=(?:\d|one |an? |half )[^,]{0,20}vanilla)/i, ''],
  [/^(?:the )?(yolk|white)s? (?:of|from) (\d{1,2}|one|an?|two|three) ((?:[a-z-]+ ){0,3})eggs?\b/i, '$2 $3egg $1'],
  // 'grated zest of 1 lemon and juice'
  [
    /^((?:finely |coarsely )?(?:grated )?(?:zest|rind)) of (.{1,30}?) (?:and|plus) (?:its |the |\d tbsp )?juice\b$/i,
    '$1 and juice of $2',
  ],
  // 'a 6-bone rack of lamb', '2 x 7-rib racks'
  [/^(?:an? )?(?:\d{1,2}|six|seven|eight)[- ](?:bone|rib)s? (?=(?:[a-z-]+ )?(?:racks?|loin|joint)\b)/i, '1 '],
  [/^(\d) x (?:\d{1,2}|six|seven|eight)[- ](?:bone|rib)s? (?=(?:[a-z-]+ )?(?:racks?|loin|joint)\b)/i, '$1 '],
  [/^(\d)\?(\d) ?(?=cup|tea|table|tsp|tbsp|pound|ounce)/i, '$1/$2 '],
  // '14 cup sugar' has lost its stroke
  [/^([123])([2-48]) (?=(?:cup|teaspoon|tablespoon)\b)/i, '$1/$2 '],
  // '2 numbers egg', '1 item(s) egg'
  [/^(\d{1,3}) (?:numbers?|nos?\.?|items?(?:\(s\))?) (?=[A-Za-z])/i, '$1 '],
  [/^([\d/ ]{1,8}) liquid (?=cups?\b|tablespoon|teaspoon)/i, '$1 '],
  // 'Water *3 dl*', 'milk: 3 dl | 1 1/4 cups', '2 table spoons', '1/5 metric cups'
  [/\*/g, ''],
  [/ ?\| ?/g, ', '],
  [/\b(table|tea|dessert)[ -]spoon/gi, '$1spoon'],
  [/ metric (?=cups?\b)/i, ' '],
  // Bitter is an ale; bitters are not.
  [/\bbitters\b/gi, 'cocktail bitters'],
  [/\b(?:cream|rose|honey|wine|coffee)-colou?red\b/gi, 'coloured'],
  // '1 tbsp lemon, juice only'
  [
    /^([\d/. -]{1,9} ?(?:tbsp|tablespoons?|tsp|teaspoons?|ml|cups?) (?:of )?)(?:fresh(?:ly)? )?(?:squeezed )?(lemon|lime|orange|grapefruit)s?, (?:(?:finely |freshly )?(?:grated |squeezed ))?(juice|zest|rind)(?: only)?\b/i,
    '$1$2 $3',
  ],
  // '1 tsp butter plus 3/4 cup, softened'
  [
    /^(\d[\d/ .]{0,6} ?(?:tsp|teaspoons?|tbsp|tablespoons?|cups?)) ([a-z][a-z -]{2,40}?),? plus (\d[\d/ .]{0,6} ?(?:tsp|teaspoons?|tbsp|tablespoons?|cups?))(?=$|,| \(| (?:for|to)\b)/i,
    '$1 plus $3 $2',
  ],
  [/ (?:and|with|plus) (?:their (?:own )?(?:juices?|liquid|liquor)|the liquid)(?=$|[,)(])/gi, ''],
  [/ or (?:so|thereabouts)\b(?: of)?/gi, ''],
]

/** The line in its plainer writing. Takes time in proportion to the length of the line. */
export function plainerWriting(line: string): string {
  return PLAINER.reduce((said, [written, plain]) => said.replace(written, plain), line)
}
