import { Card } from '#kit/card.tsx'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { NOT_KNOWN } from '#modules/nutrition/intake/known-text.ts'
import type { EnergyUnit } from '#modules/profile/units.ts'
import { energyFigure } from '../figure-words.ts'
import { isUnknown, type MacroTold } from '../overview.ts'
import type { ShownOverview } from '../shown-overview.ts'
import { SourcesList } from './sources-list.tsx'

/** Which part of the energy is protein, carbohydrate and fat: by colour, by pattern and in words. */
export function MacroSplit({ overview, energyUnit }: { overview: ShownOverview; energyUnit: EnergyUnit }) {
  const { macros, energy } = overview.overview
  return (
    <Card className="overview-card" aria-labelledby="macro-split">
      <h2 id="macro-split" className="text-h3">
        Macro split
      </h2>
      {energy === null ? (
        <p className="mt-3 text-small text-ink-2">Appears with your first meal.</p>
      ) : (
        <>
          <Ring macros={macros} figure={energyFigure(energy.amount, energyUnit)} unit={energyUnit} />
          <ul className="split-rows">
            {macros.map(({ look, name, amount, percent, isPart, sources }) => (
              <li key={look}>
                <details>
                  <summary>
                    <span>
                      <i className={`swatch swatch-${look}`} aria-hidden="true" />{' '}
                      {name === 'Carbs' ? 'Carbohydrate' : name}
                    </span>{' '}
                    <span>
                      {isUnknown({ amount, isPart })
                        ? 'not known'
                        : `${shortFigure(amount, 0)} g${isPart ? ' or more' : ''}`}
                    </span>{' '}
                    <b>{isUnknown({ amount, isPart }) ? NOT_KNOWN : `${percent} %`}</b>
                  </summary>
                  <SourcesList of={name.toLowerCase()} sources={sources} unit="g" decimals={1} />
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

const RADIUS = 50
const ROUND = 2 * Math.PI * RADIUS
/** Between two parts, of the whole in per cent. */
const GAP = 1

function Ring({ macros, figure, unit }: { macros: readonly MacroTold[]; figure: string; unit: string }) {
  let from = 0
  const parts = macros.map(({ look, percent }) => {
    const start = from
    from += percent
    return { look, start, length: Math.max(0, percent - GAP) }
  })
  return (
    <svg className="split-ring" viewBox="0 0 132 132" aria-hidden="true">
      <defs>
        <pattern id="ring-stripes" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.6" height="5" className="ring-mark" />
        </pattern>
        <pattern id="ring-dots" width="5" height="5" patternUnits="userSpaceOnUse">
          <circle cx="2.5" cy="2.5" r="0.9" className="ring-mark" />
        </pattern>
      </defs>
      <g transform="rotate(-90 66 66)">
        {parts.map(({ look, start, length }) => (
          <g
            key={look}
            strokeDasharray={`${(length / 100) * ROUND} ${ROUND}`}
            strokeDashoffset={-(start / 100) * ROUND}
          >
            <circle cx="66" cy="66" r={RADIUS} className={`ring ring-${look}`} />
            {look === 'fat' ? null : (
              <circle
                cx="66"
                cy="66"
                r={RADIUS}
                className="ring"
                stroke={look === 'protein' ? 'url(#ring-stripes)' : 'url(#ring-dots)'}
              />
            )}
          </g>
        ))}
      </g>
      <text x="66" y="66" className="ring-figure">
        {figure}
      </text>
      <text x="66" y="81" className="ring-words">
        {unit} eaten
      </text>
    </svg>
  )
}
