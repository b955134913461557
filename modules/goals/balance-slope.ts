/** What is left of a weight once what was eaten is taken off it, in kg, so many days after the first. */
export interface BalancePoint {
  readonly at: number
  readonly kg: number
}

/** kg a day, and its standard error. */
export interface Slope {
  readonly slope: number
  readonly error: number
}

/**
 * By how much a weight wavers on a day, kg. Of young women 32 % of the changes from one day to the next were 0.5 kg or
 * more (Robinson and Watson 1965, Br J Nutr 19:225), which is 0.36 kg a day; others waver by half or by twice as much.
 */
const WAVERS = { usual: 0.36, factor: 1.25, steps: 5, spread: 0.45 }
/** How much of it is still there a day later, and how likely that is: water and glycogen go within days. Our own choice. */
const STAYS = [
  { left: 0, likely: 0.4 },
  { left: 0.2, likely: 0.25 },
  { left: 0.4, likely: 0.2 },
  { left: 0.6, likely: 0.1 },
  { left: 0.8, likely: 0.05 },
] as const

/** Each way in which a weight may waver, and the logarithm of how likely it is before any weight is known. */
const WAYS = Array.from(
  { length: 2 * WAVERS.steps + 1 },
  (_, nth) => (nth - WAVERS.steps) * Math.log(WAVERS.factor),
).flatMap(off =>
  STAYS.map(({ left, likely }) => ({
    wavers: WAVERS.usual * Math.exp(off),
    stays: left,
    likely: Math.log(likely) - (off / WAVERS.spread) ** 2 / 2,
  })),
)

type Way = (typeof WAYS)[number]

/**
 * The slope of a line through points that waver, in kg a day, together with what was known of it before: Bayes’ rule for
 * a line with autoregressive errors, averaged over how much the points waver and for how long it stays, each counting as
 * much as the points speak for it. Without a prior the points speak alone.
 *
 * @param points at least three, by day; of a day with two both count
 */
export function slopeOf(points: readonly BalancePoint[], prior: Slope | null): Slope {
  const fits = WAYS.map(way => lineThrough(points, prior, way))
  const best = Math.max(...fits.map(({ likelihood }) => likelihood))
  const counts = fits.map(({ likelihood }) => Math.exp(likelihood - best))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const mean = (of: (each: Fit) => number) =>
    fits.reduce((sum, each, nth) => sum + (counts[nth] ?? 0) * of(each), 0) / all
  const slope = mean(each => each.slope)
  return { slope, error: Math.sqrt(mean(each => each.error ** 2 + (each.slope - slope) ** 2)) }
}

interface Fit extends Slope {
  /** The logarithm, but for a constant. */
  readonly likelihood: number
}

/** Generalised least squares: of each point, less what is still there of the error of the one before it. */
function lineThrough(points: readonly BalancePoint[], prior: Slope | null, { wavers, stays, likely }: Way): Fit {
  const sums = { ones: 0, cross: 0, squares: 0, start: 0, along: 0, all: 0, scales: 0 }
  let before: BalancePoint = { at: 0, kg: 0 }
  let isFirst = true
  for (const point of points) {
    const left = isFirst ? 0 : stays ** Math.max(1, point.at - before.at)
    const scale = 1 / (wavers * Math.sqrt(1 - left ** 2))
    const [one, at, kg] = [1 - left, point.at - left * before.at, point.kg - left * before.kg].map(part => part * scale)
    addPoint(sums, one ?? 0, at ?? 0, kg ?? 0)
    sums.scales += Math.log(scale)
    before = point
    isFirst = false
  }
  return solved(sums, prior, likely)
}

interface Sums {
  ones: number
  cross: number
  squares: number
  start: number
  along: number
  all: number
  /** Logarithms. */
  scales: number
}

function addPoint(sums: Sums, one: number, at: number, kg: number) {
  sums.ones += one * one
  sums.cross += one * at
  sums.squares += at * at
  sums.start += one * kg
  sums.along += at * kg
  sums.all += kg * kg
}

/** The start of the line is known by nothing else, and drops out. */
function solved({ ones, cross, squares, start, along, all, scales }: Sums, prior: Slope | null, likely: number): Fit {
  const weight = prior === null ? 0 : 1 / prior.error ** 2
  const before = prior?.slope ?? 0
  const known = squares + weight - cross ** 2 / ones
  const slope = (along + weight * before - (cross * start) / ones) / known
  const left = all + weight * before ** 2 - start ** 2 / ones - known * slope ** 2
  return {
    slope,
    error: Math.sqrt(1 / known),
    likelihood: likely + scales - (left + Math.log(ones) + Math.log(known)) / 2,
  }
}
