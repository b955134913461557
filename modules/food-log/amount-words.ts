import { amountText, unitText } from '#modules/recipes/ingredient-words.ts'
import type { Amount } from './diary.ts'

const whole = (grams: number) => `${grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams)} g`

/** '1½ servings, 374 g', '2 slices, 64 g', '150 g', '1 medium, 107 g'; '' where nothing is known of it. */
export function amountWords({ measure, grams }: Amount): string {
  const said = measure
    ? `${amountText(measure.count)} ${unitText(measure.count, measure.unit, '') || measure.unit}`
    : ''
  return [said, grams === null ? '' : whole(grams)].filter(Boolean).join(', ')
}
