/**
 * The UK nutrient profiling model of 2004/5 (Food Standards Agency): which food is 'less healthy' (high in fat, salt or
 * sugar) for the rules on advertising and promotion. The model revised in 2018 is not law.
 */
export interface ProfiledFood {
  /** All per 100 g. */
  readonly energyKj: number
  readonly saturatesG: number
  readonly sugarsG: number
  readonly sodiumMg: number
  readonly fibreG: number
  readonly proteinG: number
  /** Per cent of the weight that is fruit, vegetables or nuts, 0 to 100. */
  readonly fruitVegNutsPercent: number
}

export interface Profile {
  /** 0 to 40, for what there should be less of. */
  readonly aPoints: number
  readonly fruitVegNutsPoints: number
  readonly fibrePoints: number
  readonly proteinPoints: number
  readonly score: number
  readonly highInFatSaltOrSugar: boolean
}

/** One point for each limit that is exceeded. Fibre is AOAC. */
const LIMITS = {
  energyKj: [335, 670, 1005, 1340, 1675, 2010, 2345, 2680, 3015, 3350],
  saturatesG: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  sugarsG: [4.5, 9, 13.5, 18, 22.5, 27, 31, 36, 40, 45],
  sodiumMg: [90, 180, 270, 360, 450, 540, 630, 720, 810, 900],
  fibreG: [0.9, 1.9, 2.8, 3.7, 4.7],
  proteinG: [1.6, 3.2, 4.8, 6.4, 8],
} as const

const LESS_HEALTHY_FROM = { food: 4, drink: 1 } as const
/** From so many A points on, protein counts only beside full points for fruit, vegetables and nuts. */
const PROTEIN_STOPS_AT = 11
const FULL_FRUIT_POINTS = 5

/** The score (-15 to 40) and whether it is high in fat, salt or sugar. Throws on figures that no food has. */
export function nutrientProfile(kind: 'food' | 'drink', food: ProfiledFood): Profile {
  for (const [name, figure] of Object.entries(food)) {
    if (!(Number.isFinite(figure) && figure >= 0)) throw new Error(`${name} cannot be ${figure}`)
  }
  if (food.fruitVegNutsPercent > 100) throw new Error('No food is more than all fruit')
  const points = (key: keyof typeof LIMITS) => LIMITS[key].filter(limit => food[key] > limit).length
  const aPoints = points('energyKj') + points('saturatesG') + points('sugarsG') + points('sodiumMg')
  const fruitVegNutsPoints = fruitPoints(food.fruitVegNutsPercent)
  const fibrePoints = points('fibreG')
  const proteinPoints = points('proteinG')
  const proteinCounts = aPoints < PROTEIN_STOPS_AT || fruitVegNutsPoints === FULL_FRUIT_POINTS
  const score = aPoints - fruitVegNutsPoints - fibrePoints - (proteinCounts ? proteinPoints : 0)
  const highInFatSaltOrSugar = score >= LESS_HEALTHY_FROM[kind]
  return { aPoints, fruitVegNutsPoints, fibrePoints, proteinPoints, score, highInFatSaltOrSugar }
}

function fruitPoints(percent: number): number {
  if (percent > 80) return FULL_FRUIT_POINTS
  if (percent > 60) return 2
  return percent > 40 ? 1 : 0
}
