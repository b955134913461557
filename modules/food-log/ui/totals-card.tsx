import { Card } from '#kit/card.tsx'
import { shortFigure, targetFigure } from '#modules/nutrition/figure-text.ts'
import { wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf, knowledgeOf } from '#modules/nutrition/intake/intake.ts'
import { type DaySums, sumOf } from '../day-balance.ts'
import { energyLeftWords, figureWords, goalWords, knowledgeAs, lineName, macroWords, orMore } from '../day-words.ts'
import { inUnit } from '../energy-unit.ts'
import type { GoalLine } from '../log-goals.ts'
import { useLog } from './log-context.ts'

const MACROS = [
  { key: 'proteinG', name: 'Protein', look: 'protein' },
  { key: 'carbohydrateG', name: 'Carbs', look: 'carbohydrate' },
  { key: 'fatG', name: 'Fat', look: 'fat' },
] as const

const UNITS = ['kcal', 'kJ'] as const

/** What the day came to: solid is eaten, dashed is planned, and in words what is left. */
export function TotalsCard({ sums, isUntracked }: { sums: DaySums; isUntracked: boolean }) {
  const { goals, show } = useLog()
  if (isUntracked) return <UntrackedCard />
  const energy = sumOf(sums, 'energyKcal')
  const [eaten, then] = [energy.eaten.amount, energy.withPlan.amount]
  return (
    <Card className="log-totals" aria-label="Totals of the day">
      <div className="log-sums">
        <div className="log-energy">
          <h2 className="log-sum-name">Calories</h2>
          {UNITS.map(unit => (
            <div key={unit} className={unit.toLowerCase()}>
              <p>
                <b>{inUnit(eaten, unit).toLocaleString('en-GB')}</b>
                {orMore(energy.eaten)} of {inUnit(goals.kcal, unit).toLocaleString('en-GB')} {unit}
              </p>
              <Bar
                eaten={eaten}
                then={then}
                goal={goals.kcal}
                label="Calories"
                words={`${inUnit(eaten, unit)}${orMore(energy.eaten)} of ${inUnit(goals.kcal, unit)} ${unit}`}
              />
              <p className="log-left">{energyLeftWords(energy.eaten, then, goals.kcal, unit)}</p>
            </div>
          ))}
        </div>
        {MACROS.map(({ key, name, look }) => {
          const { eaten, withPlan } = sumOf(sums, key)
          const goal = goals[key]
          return (
            <div key={key} className={`log-macro log-${look}`}>
              <h2 className="log-sum-name">
                <i className="log-swatch" aria-hidden="true" /> {name}
              </h2>
              <p>
                {knowledgeAs(eaten, 0) === 'unknown' ? (
                  <b role="img" aria-label="Not known">
                    –
                  </b>
                ) : (
                  <b>{shortFigure(eaten.amount, 0)} g</b>
                )}{' '}
                <span>
                  {knowledgeAs(eaten, 0) === 'at least' ? 'or more ' : ''}of {targetFigure(goal)} g
                </span>
              </p>
              <Bar
                eaten={eaten.amount}
                then={withPlan.amount}
                goal={goal}
                label={name}
                words={`${shortFigure(eaten.amount, 0)}${orMore(eaten)} of ${targetFigure(goal)} g`}
              />
              <p className="log-left">{macroWords(eaten, withPlan.amount, goal, key === 'proteinG')}</p>
            </div>
          )
        })}
      </div>
      <div className="log-lines">
        <dl>
          {goals.lines.map(line => (
            <Line key={line.key} line={line} sums={sums} />
          ))}
        </dl>
        <button type="button" className="log-text-button needs-script" onClick={() => show({ kind: 'nutrients' })}>
          All nutrients
        </button>
      </div>
      <Unknowns sums={sums} />
    </Card>
  )
}

/** Said to be no day to count, and with nothing on it: what was eaten is not known, and no nought is written for it. */
function UntrackedCard() {
  const { goals } = useLog()
  const unknown = (
    <b role="img" aria-label="Not known">
      –
    </b>
  )
  return (
    <Card className="log-totals" aria-label="Totals of the day">
      <div className="log-sums">
        <div className="log-energy">
          <h2 className="log-sum-name">Calories</h2>
          {UNITS.map(unit => (
            <div key={unit} className={unit.toLowerCase()}>
              <p>
                {unknown} of {inUnit(goals.kcal, unit).toLocaleString('en-GB')} {unit}
              </p>
              <p className="log-left">Not tracked</p>
            </div>
          ))}
        </div>
        {MACROS.map(({ key, name, look }) => (
          <div key={key} className={`log-macro log-${look}`}>
            <h2 className="log-sum-name">
              <i className="log-swatch" aria-hidden="true" /> {name}
            </h2>
            <p>
              {unknown} <span>of {targetFigure(goals[key])} g</span>
            </p>
            <p className="log-left">Not tracked</p>
          </div>
        ))}
      </div>
    </Card>
  )
}

interface BarProps {
  readonly eaten: number
  readonly then: number
  readonly goal: number
  readonly label: string
  readonly words: string
}

/** Two bars in one place: what it comes to with the plan behind what was eaten. */
export function Bar({ eaten, then, goal, label, words }: BarProps) {
  const most = Math.max(goal, 1)
  return (
    <div className="log-bar">
      {then > eaten ? (
        <progress aria-hidden="true" tabIndex={-1} className="log-bar-plan" max={most} value={Math.min(then, most)} />
      ) : null}
      <progress aria-label={label} aria-valuetext={words} max={most} value={Math.min(eaten, most)} />
    </div>
  )
}

function Line({ line, sums }: { line: GoalLine; sums: DaySums }) {
  const { show } = useLog()
  const { key } = line
  const words = figureWords(key, figureOf(wholeDay(sums.eaten), key))
  return (
    <div>
      <dt>{lineName(key)}</dt>
      <dd>
        {words === 'Cannot tell' ? (
          <button type="button" className="log-tell" onClick={() => show({ kind: 'nutrients' })}>
            Cannot tell
          </button>
        ) : (
          <>
            <b>{words}</b> {goalWords(line)}
          </>
        )}
      </dd>
    </div>
  )
}

/** A sum that lacks something says so. */
function Unknowns({ sums }: { sums: DaySums }) {
  const isWhole = knowledgeOf(figureOf(wholeDay(sums.eaten), 'energyKcal')) === 'known'
  if (isWhole && sums.unknown === 0) return null
  const said = [
    !isWhole && 'We don’t know the calories of something here, so the total may be higher.',
    sums.unknown > 0 &&
      `What ${sums.unknown === 1 ? 'a planned meal gives' : `${sums.unknown} planned meals give`} is not known.`,
  ]
  return <p className="log-unknown">{said.filter(Boolean).join(' ')}</p>
}
