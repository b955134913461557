import { nameWords } from './line-words.ts'

/** Houses whose name beside a food says nothing of the food: Kikkoman's soy sauce is soy sauce. None that sells imitations. */
const HOUSES = `
  aldi asda baker's ben's~original eagle~brand stella uncle~ben's coles co-op kirkland m&s~food m&s marks~&~spencer morrisons ocado simply~nature trader~joe's whole~foods woolworths
  tj's tj stonemill~essentials the~pantry carlini red~boat sea~queen frontier~organic imperial~sugar
  bush's~best bush's dixie~crystals hidden~valley hillshire~farm jimmy~dean johnsonville musselman's pepperidge~farm robin~hood sargento
  aroy-d bart barilla best~foods birds~eye billington's bisto blue~dragon bob'?s~red~mill nestlé~toll~house nestle~toll~house toll~house c&h campbell's carbonell cento
  chaokoh chosen~by~you cirio colavita colman's daisy de~cecco del~monte diamond~crystal domino duncan~hines essential fage filippo~berio
  fleischmann's foster~farms frank's ghirardelli gold~medal goya grey~poupon guittard heinz hellmann's hellmann hershey's
  huy~fong jif kerrygold kikkoman king~arthur knorr kraft land~o'~lakes la~costeña lea~&~perrins lee~kum~kee lurpak maille
  martha~white mazola mccain mccormick mission morton muir~glen mutti napolina nestlé nielsen-massey old~el~paso ortega
  oscar~mayer patak's pillsbury rao's red~star sainsbury's san-j sarson's schwartz sharwood's simply~organic skippy smart~price
  spice~islands swanson taste~the~difference tate~&~lyle tesco thai~kitchen tilda tillamook tyson waitrose wesson
  allinson ambrosia amoy anchor aspall askey's atora aunt~bessie's batchelors be-ro bertolli biona bird's blackwell's
  bonne~maman branston bulmers cadbury's cadbury carte~d'or cholula clearspring colliers cooks'~ingredients
  country~life cypressa dale~farm debbie~&~andrew's doves~farm dr.?~oetker duerr's east~end encona
  essential~waitrose fever-tree fiddes~payne fox's frank~cooper's galbani garofalo geeta's gran~luchito green~&~black's green~giant
  hartley's henderson's herta homepride hovis jacob's john~west jordans jus-rol jusrol kellogg's kenco
  kingsmill la~chinata laila levi~roots libby's lindt lizi's loyd~grossman lloyd~grossman lyle's mackays mae~ploy maesri
  mcdougalls mcvities mcvitie's mattesons mattessons marigold~swiss merchant~gourmet meridian montezuma's mornflake natco new~covent~garden odysea
  olivieri opies paxo pek pip~&~nut princes quaker rachel's rajah robertson's rodda's rowse
  sacla saitaku saxa seabrook seeds~of~change shipton~mill silver~spoon sharpham stokes suma sun-pat sunpat
  supercook tiptree tracklements trs tyrrells unearthed walkers warburtons wall's whitworths whole~earth wilkin~&~sons
  wing~yip wyke~farms yeo~valley young's yutaka golden~mountain healthy~boy pearl~river~bridge
`
  .trim()
  .split(/\s+/)
  .map(name => name.replaceAll('~', ' ').replaceAll("'", "['’]"))

const HOUSE = new RegExp(`(?<![\\w-])(?:${HOUSES.join('|')})(?:['’]s)?(?:[®™] ?| )(?=[A-Za-z])`, 'gi')
/** Any other brand, told by its sign: 'Golden Field® chicken breasts'. Words that begin with a capital, up to the sign. */
const SIGNED = /(?:[A-Z][\w'’.-]{0,20} ){0,3}[A-Z][\w'’.-]{0,20}[®™] ?(?=[A-Za-z])/g
/** 'gourmet' and the like, that belong to the brand. */
const ITS_RANGE = /^((?:[\d./ -]|[a-z]+ )*?)(?:gourmet|organic|naturally brewed|original|real|classic|premium) /i

const HOUSE_NAMES = Map.groupBy(
  HOUSES.map(name => nameWords(name.replaceAll("['’]", "'").replace(/[?\\]/g, ''))).filter(words => words.length > 0),
  ([first = '']) => first,
)

/** For each word whether it is part of the name of such a house, which says nothing of a food. */
export function placesOfHouses(words: readonly string[]): boolean[] {
  const places = words.map(() => false)
  for (const [at, word] of words.entries()) {
    const house = HOUSE_NAMES.get(word)?.find(name => name.every((part, nth) => words[at + nth] === part))
    if (house) places.fill(true, at, at + house.length)
  }
  return places
}

/** The line without the names of brands. */
export function withoutBrands(line: string): string {
  const plain = line.replace(HOUSE, '').replace(SIGNED, '')
  return plain === line ? line : plain.replace(ITS_RANGE, '$1').replace(ITS_RANGE, '$1')
}
