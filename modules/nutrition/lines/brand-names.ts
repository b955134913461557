/** Houses whose name beside a food says nothing of the food: Kikkoman's soy sauce is soy sauce. None that sells imitations. */
const HOUSES = `
  aroy-d bart barilla best~foods birds~eye billington's bisto blue~dragon bob's~red~mill c&h campbell's carbonell cento
  chaokoh chosen~by~you cirio colavita colman's daisy de~cecco del~monte diamond~crystal domino duncan~hines essential fage filippo~berio
  fleischmann's foster~farms frank's ghirardelli gold~medal goya grey~poupon guittard heinz hellmann's hellmann hershey's
  huy~fong jif kerrygold kikkoman king~arthur knorr kraft land~o'~lakes la~costeña lea~&~perrins lee~kum~kee lurpak maille
  martha~white mazola mccain mccormick mission morton muir~glen mutti napolina nestlé nielsen-massey old~el~paso ortega
  oscar~mayer patak's pillsbury rao's red~star sainsbury's san-j sarson's schwartz sharwood's simply~organic skippy smart~price
  spice~islands swanson taste~the~difference tate~&~lyle tesco thai~kitchen tilda tillamook tyson waitrose wesson
`
  .trim()
  .split(/\s+/)
  .map(name => name.replaceAll('~', ' ').replaceAll("'", "['’]"))

const HOUSE = new RegExp(`(?<![\\w-])(?:${HOUSES.join('|')})(?:['’]s)?(?:[®™] ?| )(?=[A-Za-z])`, 'gi')
/** Any other brand, told by its sign: 'Golden Field® chicken breasts'. Words that begin with a capital, up to the sign. */
const SIGNED = /(?:[A-Z][\w'’.-]{0,20} ){0,3}[A-Z][\w'’.-]{0,20}[®™] ?(?=[A-Za-z])/g
/** 'gourmet' and the like, that belong to the brand. */
const ITS_RANGE = /^((?:[\d./ -]|[a-z]+ )*?)(?:gourmet|organic|naturally brewed|original|real|classic|premium) /i

/** The line without the names of brands. */
export function withoutBrands(line: string): string {
  const plain = line.replace(HOUSE, '').replace(SIGNED, '')
  return plain === line ? line : plain.replace(ITS_RANGE, '$1').replace(ITS_RANGE, '$1')
}
