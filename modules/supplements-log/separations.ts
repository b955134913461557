import type { ProductId } from '#modules/catalogue/product.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { KnownItem } from './cabinet.ts'
import type { ShownDose } from './due-doses.ts'

/**
 * What one of our labels asks to be kept apart from it, and for how long. Medicines are another table
 * (`modules/nutrition/advice/medicines.ts`).
 */
interface Separation {
  readonly product: ProductId
  /** What is in the other. */
  readonly from: NutrientKey
  readonly hours: { readonly least: number; readonly most: number }
  /** The words of the label it rests on, as they are there: a test finds them. */
  readonly source: string
}

export const SEPARATIONS: readonly Separation[] = [
  {
    product: 'magnesium-complex',
    from: 'ironMg',
    hours: { least: 3, most: 4 },
    source: 'eltrombopag and iron: 3 to 4 hours apart.',
  },
]

export interface SeparationNote {
  /** Whether the doses of the day keep it. */
  readonly isKept: boolean
  readonly words: string
}

const NAMES: { readonly [K in NutrientKey]?: string } = { ironMg: 'iron' }

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** '13 hours', '3 hours 30', '40 minutes'. */
function spanWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} minutes`
  const whole = hours === 1 ? '1 hour' : `${hours} hours`
  return rest === 0 ? whole : `${whole} ${rest}`
}

/** What the labels say of the doses of one day, at the times at which they were taken or are due. */
export function separationNotes(items: readonly KnownItem[], all: readonly ShownDose[]): SeparationNote[] {
  const doses = all.filter(({ isSkipped }) => !isSkipped)
  const byItem = new Map(items.map(item => [item.id, item]))
  return SEPARATIONS.flatMap(({ product, from, hours }) => {
    const own = doses.filter(({ item }) => byItem.get(item)?.facts.product?.id === product)
    const others = doses.filter(
      ({ ifTaken, item }) => !own.some(dose => dose.item === item) && (ifTaken.amounts[from] ?? 0) > 0,
    )
    const pairs = own.flatMap(one => others.map(other => ({ one, other, apart: apartOf(one, other) })))
    const nearest = pairs.toSorted((a, b) => a.apart - b.apart)[0]
    if (!nearest) return []
    const { one, other, apart } = nearest
    const isKept = apart >= hours.least * 60
    const asks = `the ${one.name} label asks for ${hours.least} to ${hours.most}`
    const between = `${one.name} and the ${NAMES[from] ?? from} in ${other.name} are`
    return [
      {
        isKept,
        words: isKept
          ? `${between} ${spanWords(apart)} apart; ${asks}.`
          : `${between} only ${spanWords(apart)} apart; ${asks} hours.`,
      },
    ]
  })
}

const timeOf = ({ taken, dueAt }: ShownDose) => taken?.time ?? dueAt
const apartOf = (one: ShownDose, other: ShownDose) => Math.abs(minutesOf(timeOf(one)) - minutesOf(timeOf(other)))
