import { randomId } from '#browser/random-id.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { glassMl } from '../glass.ts'
import { clockNow } from './clock-now.ts'
import { useLog } from './log-context.ts'

const litres = (ml: number) => shortFigure(ml / 1000, 2)

/** '1.5 of 2.5 L' */
export const litresOf = (ml: number, targetMl: number): string => `${litres(ml)} of ${litres(targetMl)} L`

/** What was drunk on the day, and what adds to it. */
export function useWater() {
  const { diary, day, today } = useLog()
  const drunk = diary.water.filter(each => each.day === day)
  return {
    drunkMl: drunk.reduce((sum, each) => sum + each.ml, 0),
    last: drunk.at(-1),
    glass: glassMl(diary.settings),
    drink: (ml: number) =>
      diary.act(
        { water: { put: [{ id: randomId(), day, ml, time: day === today ? clockNow() : null }], removed: [] } },
        `${ml} ml of water added`,
      ),
  }
}
