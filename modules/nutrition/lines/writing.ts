/** Ways of writing that say nothing of the food or its amount, brought to the one way that is read. */

const PLAINER: readonly (readonly [written: RegExp, plain: string])[] = [
  // A picture in front of the line
  [/^(?:\p{So}|\p{Sk}|\uFE0F)+ ?/u, ''],
  // '1,5 l', '1.000 g', as they are written on the Continent
  [/^(\d),(\d{1,2})(?= ?(?:kg|g|l|dl|cl|litres?|tsp|tbsp|cups?)\b)/i, '$1.$2'],
  [/^([1-9])\.(\d{3})(?= ?(?:g|ml|grams?)\b)/i, '$1$2'],
  // '1 jar/340 g passata'
  [
    /^(\d{1,2}|½) (jar|tin|can|pack|packet|bag|tub|pot|carton|punnet|bottle|block)s?\/(\d[\d.]{0,4} ?(?:g|kg|ml|l|oz))\b/i,
    '$1 $2 ($3)',
  ],
  // 'c. 300 g', 'pork belly (ca. 1 kg)'
  [/(^|\()c(?:a\b|irca\b|(?=[. ]))\.? ?(?=\d)/gi, '$1about '],
  // Of the two that are called so, the one in the bracket is meant.
  [/\bcorn[ -]?flour \(corn ?starch\)/gi, 'cornstarch'],
  [/\bwine[ -]?glass(?=(?:es)? of)/gi, 'glass'],
  [/\bstockpots?\b/gi, 'stock pot'],
  // 'between 2 and 2 1/2 pounds'
  [/\bbetween (\d[\d ./]{0,6}?) and (?=\d[\d ./]{0,6} ?(?:g|kg|lbs?|pounds?|oz|ounces?|ml|cm)\b)/gi, '$1-'],
  // Slips that are words of their own or too far from what is meant: others are read by `nearly-spelt`.
  [/\bcinammon\b/gi, 'cinnamon'],
  [/\bcardamon\b/gi, 'cardamom'],
  [/\bcream of tarter\b/gi, 'cream of tartar'],
  [/\bbuter\b/gi, 'butter'],
  [/\bwor[a-z]{2,9}(?:shire?|tire|sher|ster)(?:['’]?s)?(?= sauce)/gi, 'Worcestershire'],
  // 'Ppowdered sugar'
  [/(?<![\p{L}\d])([bcdfghkmnprstw])\1(?=[aeioulr][a-z]{3})/giu, '$1'],
  // 'lemonJuiced', 'carrotsPeeled': two columns of a page in one
  [/(?<![\p{L}\d])(\p{Ll}{4,16})(?=\p{Lu}\p{Ll}{3,9}ed\b)/gu, '$1, '],
  // '3 % yogurt', 'flour, sieved -- 115 g', '(two) 6 oz breasts'
  [/(\d) %/g, '$1%'],
  [/ -{2,3} /g, ' - '],
  [/^\((one|two|three|four|five|six|\d{1,2})\) (?=\d)/i, '$1 x '],
  [/\bbaylea(f|ves)\b/gi, 'bay lea$1'],
  [/\b(cocoa|baking|chilli|curry|garlic) power\b/gi, '$1 powder'],
  [/\bbunched of\b/gi, 'bunches of'],
  [/^(?:maybe|perhaps) (?=\d)/i, ''],
  [/^\+ ?(?=\d)/, ''],
  [
    /^(\d{1,2}|an?|one|two|three) springs? (?=(?:of )?(?:fresh )?(?:rosemary|thyme|mint|parsley|dill|sage|oregano|basil|tarragon)\b)/i,
    '$1 sprig ',
  ],
  [/\b(rosemary|thyme|mint|parsley|dill) springs?\b/gi, '$1 sprigs'],
  // '2 x 400 g kidney beans' are two tins
  [
    /^(\d) x (400|410|390|240) ?(?:gr?|gms?|grams?) (?!tins?\b|cans?\b|packs?\b|jars?\b|pouch|frozen|dried|dry|fresh)(?=(?:[a-z-]+ ){0,3}(?:beans|chickpeas|lentils|tomatoes)\b)/i,
    '$1 x $2g tins ',
  ],
  [/\bpeice(s?)\b/gi, 'piece$1'],
  [/\b(bell|pork|lamb)(pepper|chop)(s?)\b/gi, '$1 $2$3'],
  [/^(\d[\d/ -]{0,5} (?:large |small |medium |big )?)celery stocks?\b/i, '$1celery stalks'],
  [/\bhalf n'? half\b/gi, 'half and half'],
  [/\bveggies\b/gi, 'vegetables'],
  [/\b(?:all[- ]natural|alumini?um[- ]free|deep[- ]dish|full[- ]sheet) /gi, ''],
  [/\bgrade [ab] (?=(?:pure )?maple)/gi, ''],
  [/^salt,? ?\+? ?pepper\b/i, 'salt and pepper'],
  [/^s ?(?:&|\+|and) ?p(?=$|[ ,])/i, 'salt and pepper'],
  // No squid is in the sauce of that name, and no pickle in the beans.
  [/\b(?:squid|three crabs) brand (?=fish sauce)/gi, ''],
  [
    /\b(?:branston|hp|heinz|hellmann['’]?s) (?=(?:baked )?beans\b|ketchup\b|mayo|mustard\b|barbecue\b|bbq\b|(?:chopped |plum )?tomatoes\b)/gi,
    '',
  ],
  [
    /\b(?:cathedral city|pilgrim['’]?s choice|seriously strong|davidstow)(?: (?:extra )?(?:mature|mild|vintage))?(?: cheddar| cheese)?\b(?!.{0,20}\b(?:vegan|plant|dairy[- ]free))/gi,
    'Cheddar',
  ],
  [/^(\d{2,3} ?g (?:bar )?(?:of )?)Dairy Milk\b/, '$1Cadbury Dairy Milk'],
  // By the packet they are biscuits.
  [/\bbourbons\b/gi, 'Bourbon biscuits'],
  [/^(\d{1,2} (?:thick |thin )?slices? (?:of )?)(wholemeal|granary|white|brown|rye)(?=$|,)/i, '$1$2 bread'],
  // '2 and a half cups'
  [/^(\d{1,2}) (?:and|&) a half(?: of)? /i, '$1 1/2 '],
  [/^three and a half(?: of)? /i, '3 1/2 '],
  [/^four and a half(?: of)? /i, '4 1/2 '],
  // '[Optional] 4 eggs', and the address behind a name
  [/^[[(](?:optional|for) ?[a-z ]{0,30}[\])]:? ?(?=\d)/i, ''],
  [/\[([^\][]{1,60})\]\(https?:[^()\s]{1,200}\)/g, '$1'],
  // What cooks call it in their own notes
  [/\btoms\b/gi, 'tomatoes'],
  [/\bmarg\b/gi, 'margarine'],
  [/\byogs?\b/gi, 'yogurt'],
  [/\bchoc\b(?! ices?\b)/gi, 'chocolate'],
  [/\bs ?[/.] ?r\.? (?=flour\b)/gi, 'self-raising '],
  [/\bg\/f\b/gi, 'gluten-free'],
  [/\bd\/f\b/gi, 'dairy-free'],
  [/\bcup[- ]a[- ]soups?\b/gi, 'instant soup'],
  [/\bpot noodles?\b/gi, 'tub instant noodles'],
  // '2/3 cloves of garlic' are two or three: nobody takes two thirds of some
  [
    /^2\/3 (?=(?:(?:large|medium|small|big|fat|good|fresh|garlic|bay|spring|ripe|red|green) ){0,2}(?:cloves|sprigs|rashers|slices|leaves|sticks|stalks|eggs|carrots|potatoes|tomatoes|sausages|handfuls|drops|mushrooms|shallots|chill?ies|onions|bananas|apples|fillets|breasts|thighs|peppers|courgettes)\b)/i,
    '2-3 ',
  ],
  [
    /^([4-8])\/([5-9]|1[02]) (?=[a-z])(?!(?:cups?|c|inch|tsps?|tea|tbsps?|table|lbs?|pounds?|oz|ounces?|pints?|kg|l|litres?)\b)/i,
    '$1-$2 ',
  ],
  [/\bboned (?:and|&) rolled\b/gi, 'boneless'],
  [/^(?:an? |1 )?brace (?:of )?(?=[a-z])/i, '2 '],
  [/^max(?:imum|\.)? (?=\d)/i, ''],
  // 'salt n pepper', "mac 'n' cheese"
  [/(?<=[a-z]) ['’`]?n['’`]? (?=[a-z])/gi, ' and '],
  [/^1 (third|quarter|half) (?=(?:of )?(?:an? )?(?:cup|teaspoon|tablespoon|tsp|tbsp|pint)s?\b)/i, 'one $1 '],
  // 'zest of 1 lemon zest'
  [/^(zest|juice) of (.{1,24}?) \1$/i, '$1 of $2'],
  [/\bhand ?fulls?\b/gi, 'handful'],
  [/ w\/ ?(?=[a-z])/gi, ' with '],
  [/\bbasalmic\b/gi, 'balsamic'],
  [/\b(all[- ]purpose|plain|self[- ]raising) flower\b/gi, '$1 flour'],
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
    /\b(?:ready[- ]to[- ](?:eat|heat)|ready[- ]cooked|heat[- ]and[- ]eat|microwaveable) (?=(?:(?!(?:or|and|with|apricots?|prunes?) )[a-z-]+ ){0,3}(?:rice|quinoa|lentils|spelt|farro|freekeh)\b)/gi,
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
  [/^(?:the )?kernels (?:cut |sliced |shaved )?(?:of|from) (?=\d|an? |one |two |three |four |six )/i, ''],
  [/\b(\d{1,3}) per ?cent\b/gi, '$1%'],
  [/^(?:the )?(?:seeds|arils) (?:picked )?(?:of|from) (?=(?:\d|one |an? |half )[^,]{0,20}pomegranate)/i, ''],
  [/^(?:the )?(?:seeds|scrapings) (?:scraped )?(?:of|from) (?=(?:\d|one |an? |half )[^,]{0,20}vanilla)/i, ''],
  [/^(?:the )?(yolk|white)s? (?:of|from) (\d{1,2}|one|an?|two|three) ((?:[a-z-]+ ){0,3})eggs?\b/i, '$2 $3egg $1'],
  // 'grated zest of 1 lemon and juice'
  [
    /^((?:finely |coarsely )?(?:grated )?(?:zest|rind)) of (.{1,30}?) (?:and|plus) (?:its |the )?juice\b$/i,
    '$1 and juice of $2',
  ],
  // 'a 6-bone rack of lamb', '2 x 7-rib racks'
  [/^(?:an? )?(?:\d{1,2}|six|seven|eight)[- ](?:bone|rib)s? (?=(?:[a-z-]+ )?(?:racks?|loin|joint)\b)/i, '1 '],
  [/^(\d) x (?:\d{1,2}|six|seven|eight)[- ](?:bone|rib)s? (?=(?:[a-z-]+ )?(?:racks?|loin|joint)\b)/i, '$1 '],
  [/^(\d)\?(\d) ?(?=cup|tea|table|tsp|tbsp|pound|ounce)/i, '$1/$2 '],
  // '14 cup sugar' has lost its stroke
  [/^([123])([2-48]) (?=(?:cup|teaspoon|tablespoon)\b)/i, '$1/$2 '],
  // '2 numbers egg', '1 item(s) egg'
  [/^(\d{1,3}) (?:numbers?|nos?\.?|ea\.?|items?(?:\(s\))?) (?=[A-Za-z])/i, '$1 '],
  [/^([\d/ ]{1,8}) liquid (?=cups?\b|tablespoon|teaspoon)/i, '$1 '],
  // 'Water *3 dl*', 'milk: 3 dl | 1 1/4 cups', '2 table spoons', '1/5 metric cups'
  [/\*/g, ''],
  [/ ?\| ?/g, ', '],
  [/\b(table|tea|dessert)[ -]spoon/gi, '$1spoon'],
  [/\b(spoon|cup)s? ful+s?\b/gi, '$1ful'],
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
