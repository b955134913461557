import type { Pack } from './sold-as.ts'

/** What is bought for one line. */
export interface Buying {
  /** The larger packs first; several sizes where that leaves less over. */
  readonly packs: readonly { readonly pack: Pack; readonly count: number }[]
  /** Edible grams in all of them. */
  readonly holdsG: number
  /** The packs are a little short of what is needed, and one more would mostly be left over. */
  readonly isNearEnough: boolean
}

/** Packs that hold a twentieth less than what is needed are near enough for a cook. */
export const NEAR_ENOUGH = 0.95
/** A further pack is worth it where it leaves over less than this share of what is needed. */
const WORTH_A_PACK = 0.15
/** A hundredth more or less is within what cooks weigh. */
const EVEN = 0.99
/** What sums of thirds and eighths come to is not taken for a shortage. */
const ROUNDING = 1e-6

/**
 * The packs to buy for so many edible grams (0 or more): enough with little left over and few packs, of one size or two.
 * Short by at most a twentieth where that is less than what else would be left over. None for nothing.
 *
 * @param packs of one food, at least one, each holding more than 0 g
 */
export function packsFor(neededG: number, packs: readonly Pack[]): Buying {
  if (!(neededG > ROUNDING)) return bought([])
  const whole = cheapest(neededG, packs, neededG)
  const near = cheapest(neededG * NEAR_ENOUGH, packs, neededG)
  const shortG = neededG - near.holdsG
  if (!(shortG > 0 && shortG < whole.holdsG - neededG)) return whole
  return { ...near, isNearEnough: shortG > neededG * (1 - EVEN) }
}

/** So many of the pack that is usually bought: the smallest. */
export const packsByCount = (count: number, packs: readonly Pack[]): Buying =>
  bought(packs.slice(0, 1).map(pack => ({ pack, count })))

function cheapest(leastG: number, packs: readonly Pack[], neededG: number): Buying {
  const costOf = ({ packs: chosen, holdsG }: Buying) => {
    const count = chosen.reduce((sum, each) => sum + each.count, 0)
    const isLoose = chosen.every(({ pack }) => pack.unit === 'piece' && pack.size === 1)
    return Math.abs(holdsG - neededG) / neededG + (isLoose ? 0 : (count - 1) * WORTH_A_PACK)
  }
  return combinations(leastG, packs).reduce((best, each) => (costOf(each) < costOf(best) ? each : best))
}

/** Enough of one size, or nearly enough of one and the rest of another. */
function combinations(leastG: number, packs: readonly Pack[]): Buying[] {
  return packs.flatMap(pack => {
    const enough = Math.max(1, Math.ceil(leastG / pack.holdsG - ROUNDING))
    const fewer = [1, 2, 3].map(less => enough - less).filter(count => count > 0)
    const mixed = fewer.flatMap(count =>
      packs
        .filter(other => other !== pack)
        .map(other => {
          const rest = Math.max(1, Math.ceil((leastG - count * pack.holdsG) / other.holdsG - ROUNDING))
          return bought([
            { pack, count },
            { pack: other, count: rest },
          ])
        }),
    )
    return [bought([{ pack, count: enough }]), ...mixed]
  })
}

function bought(packs: Buying['packs']): Buying {
  return {
    packs: packs.toSorted((one, other) => other.pack.holdsG - one.pack.holdsG),
    holdsG: packs.reduce((sum, { pack, count }) => sum + pack.holdsG * count, 0),
    isNearEnough: false,
  }
}
