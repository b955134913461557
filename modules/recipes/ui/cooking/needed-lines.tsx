import type { CookedDish } from '../../cooking/kitchen.ts'
import { shownQuantity, writtenText } from '../../measure-words.ts'
import type { LineView } from '../../recipe-view.ts'

interface NeededLinesProps {
  dish: CookedDish
  lines: readonly LineView[]
  /** Which of them, counted through all groups. */
  places: readonly number[]
  /** Those of them that are not all for here. */
  shared?: readonly number[]
  onTick: (line: number) => void
}

/** Ingredients with their amounts, to be ticked off. */
export function NeededLines({ dish, lines, places, shared = [], onTick }: NeededLinesProps) {
  const factor = dish.servings / dish.serves
  return (
    <ul className="cook-lines">
      {places.map(place => {
        const line = lines[place]
        if (!line) return null
        return (
          <li key={place}>
            <label>
              <input type="checkbox" checked={dish.ticked.includes(place)} onChange={() => onTick(place)} />
              {line.written === undefined ? (
                <>
                  <b>{shownQuantity(line, factor, dish.system)}</b>{' '}
                  <span>
                    {line.words}
                    {line.optional ? ' (optional)' : ''}
                    {shared.includes(place) && line.amount !== null ? ', in all' : ''}
                  </span>
                </>
              ) : (
                <span>{writtenText(line, factor, dish.system)}</span>
              )}
            </label>
          </li>
        )
      })}
    </ul>
  )
}
