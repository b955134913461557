import { Card } from '#kit/card.tsx'
import { Segments } from '#kit/segments.tsx'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { goalsOf } from '#modules/nutrition/needs/goals.ts'
import { bodyOn } from '../eater.ts'
import { type Macros, macrosKcal, usualMacros } from '../targets.ts'
import { NumberBox } from './number-box.tsx'
import type { Choosing } from './targets-page.tsx'

const ROWS = [
  { key: 'protein', name: 'Protein', kcalPerG: 4 },
  { key: 'carbohydrate', name: 'Carbohydrate', kcalPerG: 4 },
  { key: 'fat', name: 'Fat', kcalPerG: 9 },
] as const

/** How the energy is spread, in grams or in per cent. */
export function MacroCard({ choices, choose, energyKcal, shown: { profile, today } }: Choosing) {
  const eater = { ...bodyOn(profile, today), goalKcal: energyKcal }
  const macros = choices.macros ?? usualMacros(goalsOf(eater))
  const percentOf = ({ key, kcalPerG }: (typeof ROWS)[number]) =>
    macros.by === 'per cent' ? macros[key] : (macros[key] * kcalPerG * 100) / energyKcal
  const change = (by: Macros['by']) => {
    if (by === macros.by) return
    const [protein = 0, carbohydrate = 0, fat = 0] = ROWS.map(row =>
      Math.round(by === 'per cent' ? percentOf(row) : (percentOf(row) * energyKcal) / 100 / row.kcalPerG),
    )
    choose({ macros: { by, protein, carbohydrate, fat } })
  }
  const sum = Math.round(macrosKcal(macros, energyKcal))
  return (
    <Card aria-labelledby="macros">
      <header className="targets-card-head">
        <h2 id="macros" className="text-h3">
          Macros
        </h2>
        <Segments
          label="Macros by"
          choices={[
            { value: 'grams', label: 'Grams' },
            { value: 'per cent', label: 'Per cent' },
          ]}
          value={macros.by}
          onChange={change}
        />
      </header>
      <svg className="targets-split" width="100%" height="12" aria-hidden="true">
        {ROWS.map((row, place) => {
          const before = ROWS.slice(0, place).reduce((all, each) => all + percentOf(each), 0)
          return (
            <rect
              key={row.key}
              className={`targets-${row.key}`}
              x={`${Math.min(100, before)}%`}
              width={`${Math.max(0, Math.min(100 - before, percentOf(row)) - 0.6)}%`}
              height="12"
              rx="3"
            />
          )
        })}
      </svg>
      {ROWS.map(row => (
        <div key={row.key} className="targets-macro">
          <i className={`targets-swatch targets-${row.key}`} aria-hidden="true" />
          <span>{row.name}</span>{' '}
          <span className="text-small text-ink-2">
            {macros.by === 'per cent'
              ? `${shortFigure((macros[row.key] * energyKcal) / 100 / row.kcalPerG, 0)} g`
              : `${Math.round(percentOf(row))} %`}
          </span>
          <NumberBox
            label={row.name}
            value={macros[row.key]}
            unit={macros.by === 'grams' ? 'g' : '%'}
            decimals={macros.by === 'grams' ? 1 : 0}
            onChange={value => choose({ macros: { ...macros, [row.key]: value ?? 0 } })}
          />
        </div>
      ))}
      <p className="mt-3 text-small text-ink-2" role="status">
        Together {sum.toLocaleString('en-GB')} of {energyKcal.toLocaleString('en-GB')} kcal.
        {choices.macros === null
          ? ' These are references: the least protein and the most fat advised, so they need not add up.'
          : ''}
      </p>
      {choices.macros === null ? null : (
        <button type="button" className="link mt-1 min-h-11" onClick={() => choose({ macros: null })}>
          Back to the usual split
        </button>
      )}
    </Card>
  )
}
