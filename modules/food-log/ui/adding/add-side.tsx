import { type ReactNode, useEffect, useState } from 'react'
import { kjOf } from '#modules/nutrition/kilojoules.ts'
import { weekdayText } from '#modules/planner/entry-words.ts'
import type { Dose } from '#modules/supplements-log/cabinet.ts'
import { countedDoses } from '#modules/supplements-log/due-doses.ts'
import { dayAfter, sumOfGiven } from '../../adding/day-after.ts'
import { figureWords, goalWords, lineName } from '../../day-words.ts'
import type { PanelProps } from './add-meal.tsx'
import { type Given, kcalOfAll } from './rows.ts'
import { SaveMeal } from './save-meal.tsx'

interface AddSideProps extends PanelProps {
  given: readonly Given[]
  /** Doses that are ticked with them. */
  takes?: readonly Dose[]
  isWaiting: boolean
  children: ReactNode
}

/** Of what stands first in somebody's log so much has room beside what they add. */
const MOST_LINES = 3

const MACROS = [
  { key: 'proteinG', label: 'Protein', wash: 'blueberry' },
  { key: 'carbohydrateG', label: 'Carbs', wash: 'turmeric' },
  { key: 'fatG', label: 'Fat', wash: 'beetroot' },
] as const

/** When it is eaten, what it comes to, and what the day comes to with it. */
export function AddSide(props: AddSideProps) {
  const { given, isWaiting, children, fields, hand, kept } = props
  return (
    <aside className="add-side">
      {fields}
      <DayAfter {...props} />
      <div className="add-foot">
        {given.length > 0 ? <Sum given={given} isWaiting={isWaiting} /> : null}
        {children}
        {given.length > 1 ? (
          <SaveMeal
            given={given}
            label="Save as a meal of my own"
            onSave={(setting, thing) => {
              hand.set([setting], `${thing.value.name} saved`)
              kept.put(thing)
            }}
          />
        ) : null}
      </div>
    </aside>
  )
}

function Sum({ given, isWaiting }: { given: readonly Given[]; isWaiting: boolean }) {
  const kcal = kcalOfAll(given)
  const sum = sumOfGiven(given)
  const count = given.length === 1 ? '1 food' : `${given.length} foods`
  const words = kcal === null ? 'Energy unknown' : Math.round(kcal).toLocaleString('en-GB')
  return (
    <div className="add-sum">
      <p className="text-small text-ink-3">{count}</p>
      <p className="add-kcal">{kcal === null ? <strong>Energy unknown</strong> : <SumOfEnergy kcal={kcal} />}</p>
      <dl className="add-macros">
        {MACROS.map(({ key, label, wash }) => (
          <div key={key}>
            <dd>{figureWords(key, sum(key))}</dd>
            <dt className={`add-macro-${wash}`}>{label}</dt>
          </div>
        ))}
      </dl>
      <Spoken words={isWaiting || kcal === null ? '' : `${count}, ${words} kcal`} />
    </div>
  )
}

/** In the unit that somebody chose. */
function SumOfEnergy({ kcal }: { kcal: number }) {
  const whole = (value: number) => Math.round(value).toLocaleString('en-GB')
  return (
    <>
      <span className="kcal">
        <strong>{whole(kcal)}</strong> kcal
      </span>
      <span className="kj">
        {' '}
        <strong>{whole(kjOf(kcal))}</strong> kJ
      </span>
    </>
  )
}

/** Read aloud once somebody has stopped typing. */
function Spoken({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  )
}

const SETTLED_MS = 700

function DayAfter({ hand, day, given, takes = [], doses = [], goals }: AddSideProps) {
  const of = dayAfter(hand.entries, day, given, doses, countedDoses(takes))
  const isMore = given.length + takes.length > 0
  const title = `${weekdayText(day)} ${isMore ? 'after this' : 'so far'}`
  const bars = [
    {
      key: 'energyKcal' as const,
      label: 'Calories',
      of: `of ${goals.kcal.toLocaleString('en-GB')}`,
      most: goals.kcal,
    },
    ...goals.lines
      .slice(0, MOST_LINES)
      .map(line => ({ key: line.key, label: lineName(line.key), of: goalWords(line), most: line.amount })),
  ]
  return (
    <section className="add-day" aria-label={title} data-empty={!isMore || undefined}>
      <h3 className="text-small text-ink-3">{title}</h3>
      {bars.map(({ key, label, of: goal, most }) => {
        const { before, after } = of(key)
        return (
          <div key={key} className="add-line">
            <p>
              <span className="text-ink">{label}</span>{' '}
              <span>
                {isMore ? (
                  <>
                    {withoutUnit(figureWords(key, before))} <span aria-hidden="true">→</span>
                    <span className="sr-only">to</span>{' '}
                  </>
                ) : null}
                <strong>{key === 'energyKcal' ? withoutUnit(figureWords(key, after)) : figureWords(key, after)}</strong>{' '}
                {goal}
              </span>
            </p>
            {most ? <Bar before={before.amount / most} after={after.amount / most} /> : null}
          </div>
        )
      })}
    </section>
  )
}

/** '952' of '952 kcal': the unit is with the figure that it becomes. */
const withoutUnit = (words: string) => words.replace(/ (?:kcal|g|mg|µg)\b/, '')

/** Light is before, full colour is added. */
function Bar({ before, after }: { before: number; after: number }) {
  const within = (share: number) => Math.min(100, Math.max(0, share * 100))
  return (
    <svg className="add-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="add-bar-track" width="100" height="4" />
      <rect className="add-bar-after" width={within(after)} height="4" />
      <rect className="add-bar-before" width={within(before)} height="4" />
    </svg>
  )
}
