import type { Recipe, RecipeCard } from './recipe.ts'

/**
 * What is pork, or is mostly made of it, as words of lower case without accents; each stands for its plural too. A
 * sausage or a dumpling is on the list whatever it is made of, as the specification has it.
 */
const TERMS = [
  'pork, pig, piglet, hog, boar, swine, ham, bacon, gammon, rasher, lardon, lard, fatback',
  // Cured whole: of Italy, Spain and Portugal, France, the German-speaking and the Slavonic countries.
  'pancetta, prosciutto, speck, guanciale, nduja, capicola, capocollo, coppa, culatello, lardo, lonza',
  'salumi, jamon, iberico, pata negra, lomo embuchado, cana de lomo, presunto, tocino, jambon, jambonneau',
  'ventreche, petit sale, schinken, kass?eler, eisbein, schwein, schweinebraten, schweinebauch',
  'schweinefleisch, schweinshaxe, boczek, golonka, smalec, slanina, szalonna, tasso, strutto',
  // Sausages and what is made like them.
  'sausage, sausagemeat, chorizo, chourico, salami, salame, pepperoni, mortadella, sopp?ressata, linguica',
  'longaniza, longganisa, butifarra, botifarra, morcilla, morcela, sobrass?ada, fuet, salchichon, alheira',
  'farinheira, salsiccia, luganega, finocchiona, cotechino, zampone, ciauscolo, wurst, bratwurst, bockwurst',
  'blutwurst, currywurst, knackwurst, knockwurst, leberwurst, liverwurst, mettwurst, weisswurst, frankfurter',
  'wiener, brats, landjager, leberkase, braunschweiger, cervelat, cervelas, kielbasa, kabanosy?, kabana',
  'kaszanka, krakowska, salceson, kulen, kolbasz?, andouille, andouillette, boudin, saucisse, saucisson',
  'crepinette, rillettes, rillons, saveloy, chipolata, banger, haslet, faggot, brawn, head ?cheese',
  'scotch egg, hot ?dog, luncheon meat, bologna, spam, scrapple, black pudding, white pudding',
  'lap ?(cheong|cheung|chong|xuong|yuk), sai ou?a, cha lua, gio lua, nem nuong',
  // Dishes that are nothing else, and parts of the animal.
  'ribs, spare ?rib, baby back, rack of rib, porchetta, carnitas, cochinita, cochinillo, lechon, al pastor',
  'tonkatsu, tonkotsu, char s(iu|ui|iew), cha ?shu, siu yuk, kakuni, bak kut teh, babi, samgyeopsal, bossam',
  'jokbal, sisig, trotter, chitterling, chitlin, cicciol[oi], cvarci, crackling, cracklin, scratchings',
  'chicharron, chicharrones, torresmo, dumpling',
].flatMap(terms => terms.split(', '))

/** What nothing harmless is glued to: 'porkchop', 'pulledpork', '500gbacon', 'sausagerolls'. */
const GLUED = [
  '(?!sporks?\\b)[a-z0-9]*pork[a-z]*, (?!backgammon)[a-z0-9]*gammon[a-z]*, [a-z0-9]*bacon(?!less|free)[a-z]*',
  '[a-z0-9]*(sausage|chorizo|pancetta|prosciutto|pepperoni|salami|mortadella|frankfurter|porchetta)[a-z]*',
  '[a-z]*(baby|back|spare|short|loin|rack)(back)?ribs?, riblets?',
  'ham(hock|steak|bone|shank|joint|roll|slice|loaf|knuckle)s?, [a-z]*(smoked|baked|roast|cooked|cured|parma)ham',
].flatMap(terms => terms.split(', '))

const LEAVES =
  '(celery|celeriac|chard|kale|cavolo nero|lacinato|cabbages?|collards?|(collard|mustard|turnip|beet|spring|dandelion|salad) greens?|greens|dandelions?|spinach|lettuces?|romaine|radicchio|endives?|escarole|fennel|rhubarb|cardoons?|cauliflower|broccoli|(bok|pak) choi|bok choy|lea(f|ves))'
const HOT = 'chiles?|jalapenos?|poblanos?|serranos?|habaneros?|anchos?|capsicums?'
const PEPPERS = `${HOT}|peppers?|chill?i(es|s)?`
const PLANT = `(${LEAVES}|${PEPPERS})`
const BY_HAND = '(tough|thick|thin|woody|hard|coarse|fibrous|central|centre|center|middle|inner|white|pale|leaf|stem)'
const LARGE =
  '(large|small|medium|big|long|inner|outer|tender|thin|thick|whole|leafy|crisp|fresh|trimmed|chopped|diced|finely|thinly|sliced)'
const TAKE =
  '(remov(e|ing)|discard(ing)?|(cut|cutting|strip|stripping|trim|trimming|pull|pulling|tear|tearing|slice|slicing|scrape|scraping) (out|off|away)|strip(ping)?|trim(ming)?)( (and|or) (remove|discard|reserve|save))?'
const TAKE_THE_RIBS = `${TAKE} ((the|any|all|their|its|each) )?(${BY_HAND} )?ribs`
const CUT =
  '(roughly |coarsely |finely |thinly |then )*(slice|chop|shred|tear|cut|stack|roll|wash|rinse|dry|blanch|steam|dice|julienne|massage|fold)( up)?'

/**
 * Ribs of a leaf, a stalk or a pepper. Read with what stands between the words: '2 ribs celery' is a vegetable, '1 kg
 * ribs, celery' a shopping bag.
 */
const RIBS_OF_PLANTS = [
  `${LEAVES} ribs`,
  // A pepper spices meat as well: 'chilli ribs', 'sticky chile ribs' and 'salt and pepper ribs' are a dish.
  `(?<!\\b(sweet|sticky|honey|garlic|smoky|hot|soy|lime|maple|spicy|and|with) )(${HOT}) ribs`,
  `(the|any|all|each|bell|red|green|yellow|orange|fresh|${TAKE}|[0-9]+) (${PEPPERS}) ribs`,
  `ribs (${LARGE} )*${LEAVES}`,
  `ribs (from|of|off|out of) ((the|each|all|your|any|both|a|an|its|their) )?([0-9]+ )?([a-z]+ )?${PLANT}`,
  `${LEAVES} ?[,(:] ?(about )?[0-9/ ]+ (${LARGE} )*ribs`,
  `${LEAVES} ?[,:;(]? ?ribs (and (leaves|all)|(${LARGE}|separated|reserved|discarded|removed|set aside|cut out))`,
  `[0-9]+ (${LARGE} )*(stalks?|sticks?) ?(/|or|\\() ?ribs( ?\\))?( of)? ${LEAVES}`,
  `${PLANT} (from|off) ((its|their|the|any) )?(${BY_HAND} )?ribs`,
  // 'Remove the ribs and slice the chard', 'Halve the kale, then strip out the ribs'; not what leaves the oven.
  `${TAKE_THE_RIBS} ?([,;.]|[,;.]? ?(and|then)) ${CUT} ((the|your|each|all) )?([a-z]+ )?${PLANT}`,
  `${TAKE_THE_RIBS}(?! (from|off|to|onto|out of) )(?<=\\b${LEAVES}\\b[^.!?]{0,90})`,
].map(words => new RegExp(`\\b(${words})\\b`, 'g'))

/** Where such a word means something else. */
const SOMETHING_ELSE = [
  // The ribs of a leaf or a pepper.
  `${BY_HAND} ribs`,
  '(seeds|stems|stalks|membranes|veins|pith|core) (and|or) (the )?(white )?ribs',
  '(white )?ribs (and|or) (the )?(seeds|stems|stalks|membranes|veins|pith|core)',
  '(ribs|seeds) (removed|discarded|cut out)',
  // What oil, seeds and fire do.
  '(starts?|started|starting|begins?|beginning|begun|began|stops?|stopped|keeps?|is|are|be|was|been|hear|until) ((it|them|they|the) )?([a-z]+ )?((is|are|start|starts) )?crackling',
  '(seeds|spices|oil|butter|ghee|leaves|gently|lightly|just|still|popping and|sizzling and|spluttering and) crackling',
  'crackling (sound|noise|fire|oil|hot|sugar|crust|wood|and (popping|sizzling|spluttering))',
  'guinea (pig|hog)s?',
  'speck of',
  '(queso iberico|iberico cheese)',
  '(salmon|trout|mackerel|tuna|crab|fish|duck|goose|rabbit|chicken|mushroom) rillettes',
  '(from|of|in|around) bologna',
  'faggot of (herbs|thyme|parsley)',
].map(words => new RegExp(`\\b(${words})(?= |$)`, 'g'))

const PORK = new RegExp(`\\b((${TERMS.join('|')})s?|${GLUED.join('|')})\\b`)

/** Whether a text names pork, by whole words: 'ham' is not in 'graham', nor 'ribs' in 'celery ribs'. */
export function mentionsPork(text: string): boolean {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N},;.:!?()/]+/gu, ' ')
  const words = without(plain, RIBS_OF_PLANTS).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return PORK.test(without(words, SOMETHING_ELSE))
}

const without = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text)

/** Whether a recipe must be treated as if it were not there. */
export function isRejected({ name, description, ingredients, directions }: Recipe): boolean {
  return [name, description, ...ingredients, ...directions].some(mentionsPork)
}

/** The same for an entry of a list, which leads to a recipe that would be rejected. */
export function isRejectedCard({ name, description }: RecipeCard, ingredients: readonly string[]): boolean {
  return [name, description, ...ingredients].some(mentionsPork)
}
