/** The months of a year, from 1, in which the sun of the UK makes too little vitamin D in the skin. */
const SUNLESS_FROM = 10
const SUNLESS_TO = 3

/**
 * Whether the advice of the UK is to consider 10 µg of vitamin D a day, for everybody: from 1 October to 31 March (NHS,
 * after SACN, Vitamin D and Health, 2016). `month` is that of the member's own day, from 1.
 */
export const isVitaminDSeason = (month: number): boolean => month >= SUNLESS_FROM || month <= SUNLESS_TO
