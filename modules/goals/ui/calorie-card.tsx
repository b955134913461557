import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#kit/card.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { Segments } from '#kit/segments.tsx'
import { partsOf } from '#modules/calendar/day.ts'
import { needOf } from '#modules/profile/health-profile.ts'
import { needView } from '#modules/profile/profile-view.ts'
import type { WeightUnit } from '#modules/profile/units.ts'
import type { Aim, CalorieChoice, CalorieSource, Calories } from '../calories.ts'
import type { LearnedUse } from '../learned-use.ts'
import { nearestRate, ratesFor, rateText } from '../rates.ts'
import { NumberBox } from './number-box.tsx'
import type { Choosing } from './targets-page.tsx'

const figure = (kcal: number) => kcal.toLocaleString('en-GB')

interface CalorieCardProps extends Choosing {
  isRestricted: boolean
}

/** Calories as a sum in plain sight: what is used, less what losing takes. */
export function CalorieCard({ shown, choices, choose, calories, isRestricted }: CalorieCardProps) {
  const { units, profile, today } = shown
  const chosen = choices.calories
  const set = (change: Partial<CalorieChoice>) => choose({ calories: { ...chosen, ...change }, weekdaysKcal: null })
  const rates = ratesFor(chosen.aim, units.weight)
  const aim = (next: Aim) => {
    const open = ratesFor(next, units.weight)
    set({ aim: next, kgAWeek: open.length === 0 ? 0 : nearestRate(open, 0.45) })
  }
  return (
    <Card aria-labelledby="calories">
      <h2 id="calories" className="text-h3">
        Calories
      </h2>
      <Sum calories={calories} from={chosen.from} weightUnit={units.weight} />
      <Sources {...{ shown, chosen, set, isRestricted }} />
      {isRestricted ? null : (
        <div className="targets-aim">
          <Segments
            label="What your weight is to do"
            choices={[
              { value: 'lose', label: 'Lose' },
              { value: 'keep', label: 'Keep' },
              { value: 'gain', label: 'Gain' },
            ]}
            value={chosen.aim}
            onChange={aim}
          />
          {rates.length === 0 ? null : (
            <Rate rates={rates} kgAWeek={chosen.kgAWeek} unit={units.weight} onChange={kgAWeek => set({ kgAWeek })} />
          )}
          <p className="text-small text-ink-2">
            {floorWords(chosen.aim, needOf(profile, partsOf(today)[0]), units.weight)}
          </p>
        </div>
      )}
    </Card>
  )
}

interface SumProps {
  calories: Calories
  from: CalorieSource
  weightUnit: WeightUnit
}

function Sum({ calories, from, weightUnit }: SumProps) {
  if (calories.kind === 'refused') return <p className="targets-refused">{REFUSALS[calories.reason]}</p>
  const { usesKcal, changeKcal, goalKcal, kgAWeek, cappedBy } = calories
  return (
    <>
      <p className="targets-sum">
        <span>
          <b>{figure(usesKcal)}</b> <small>{from === 'own' ? 'your own figure' : 'what you use'}</small>
        </span>
        {changeKcal === 0 ? null : (
          <>
            <i>{changeKcal < 0 ? '−' : '+'}</i>
            <span>
              <b>{figure(Math.abs(changeKcal))}</b> <small>for about {rateText(kgAWeek, weightUnit)}</small>
            </span>
          </>
        )}
        <i>=</i>
        <span>
          <b>{figure(goalKcal)}</b> <small>kcal a day on average</small>
        </span>
      </p>
      {cappedBy === 'nothing' ? null : (
        <p className="mt-2 text-small text-ink-2">
          {cappedBy === 'rest'
            ? 'Slower than you asked for: a day never goes below what your body uses at rest.'
            : 'Slower than you asked for: going lower is for a doctor to advise.'}
        </p>
      )}
    </>
  )
}

const REFUSALS: { readonly [R in Extract<Calories, { kind: 'refused' }>['reason']]: string } = {
  'under-18': 'Under 18 there is nothing to lose or gain.',
  pregnant: 'In pregnancy there is nothing to lose or gain.',
  breastfeeding: 'While you breastfeed there is nothing to lose or gain.',
  underweight: 'Losing more isn’t safe at your weight and height. Ask a doctor first.',
  'too-fast': 'That is faster than is safe without a doctor.',
  'no-rate': 'Choose how fast.',
  'no-body': 'Add your weight, height, sex and year of birth to your profile, and we’ll work it out.',
  'too-low': 'That is less than is safe without a doctor.',
}

interface SourcesProps {
  readonly shown: Choosing['shown']
  readonly chosen: CalorieChoice
  readonly set: (change: Partial<CalorieChoice>) => void
  readonly isRestricted: boolean
}

/** The sources side by side: the learned one is offered with its range, and chosen by nobody but the member. */
function Sources({ shown: { learned, profile, units, today }, chosen, set, isRestricted }: SourcesProps) {
  const need = needView(profile, units, partsOf(today)[0])
  const uses = needOf(profile, partsOf(today)[0])
  const source = (from: CalorieSource, usesKcal: number | null) => () => set({ from, usesKcal })
  return (
    <fieldset className="targets-sources">
      <legend className="sr-only">What you use in a day</legend>
      {isRestricted ? null : (
        <Source
          name="Learned from your weight and log"
          isChosen={chosen.from === 'learned'}
          onChoose={learned.kind === 'learned' ? source('learned', learned.kcal) : null}
          figure={learned.kind === 'learned' ? `${learned.isSure ? '' : 'about '}${figure(learned.kcal)} kcal` : null}
        >
          {learnedWords(learned)}
        </Source>
      )}
      <Source
        name="Worked out from your profile"
        isChosen={chosen.from === 'profile'}
        onChoose={source('profile', null)}
        figure={uses.kind === 'need' ? `${figure(uses.kcal)} kcal` : null}
      >
        {need.how[0]}{' '}
        {uses.kind === 'need' ? null : (
          <Link to="/dashboard/profile" className="link">
            Open your profile
          </Link>
        )}
      </Source>
      {isRestricted ? null : (
        <Source
          name="A figure of your own"
          isChosen={chosen.from === 'own'}
          onChoose={source('own', chosen.usesKcal ?? 2000)}
          figure={null}
        >
          {chosen.from === 'own' ? (
            <NumberBox
              label="What you use in a day"
              value={chosen.usesKcal}
              unit="kcal"
              onChange={usesKcal => set({ usesKcal })}
            />
          ) : (
            'A number you already have.'
          )}
        </Source>
      )}
    </fieldset>
  )
}

function learnedWords(learned: LearnedUse): string {
  if (learned.kind === 'learned')
    return `${learned.completeDays} complete days and ${learned.weighIns} weigh-ins. It lies between ${figure(learned.least)} and ${figure(learned.most)}${learned.isSure ? '' : ', which is not yet known to 5 %'}, and gets surer with each week.`
  const { completeDays, weighIns, days } = learned
  return `Needs four weeks with 20 complete days and 10 weigh-ins. So far: ${completeDays} complete ${completeDays === 1 ? 'day' : 'days'} and ${weighIns} ${weighIns === 1 ? 'weigh-in' : 'weigh-ins'} in ${days} ${days === 1 ? 'day' : 'days'}.`
}

interface SourceProps {
  name: string
  isChosen: boolean
  /** Null where there is nothing to choose yet. */
  onChoose: (() => void) | null
  figure: string | null
  children: ReactNode
}

function Source({ name, isChosen, onChoose, figure: kcal, children }: SourceProps) {
  return (
    <div className="targets-source" data-chosen={isChosen || undefined}>
      <label>
        <input
          type="radio"
          name="calorie-source"
          checked={isChosen}
          disabled={onChoose === null}
          onChange={() => onChoose?.()}
        />
        <b>{name}</b> {kcal === null ? null : <span>{kcal}</span>}
      </label>
      <div className="targets-source-words">{children}</div>
    </div>
  )
}

interface RateProps {
  rates: readonly number[]
  kgAWeek: number
  unit: WeightUnit
  onChange: (kgAWeek: number) => void
}

function Rate({ rates, kgAWeek, unit, onChange }: RateProps) {
  const place = rates.indexOf(nearestRate(rates, kgAWeek))
  const step = (by: number) => onChange(rates[place + by] ?? kgAWeek)
  return (
    <div className="targets-rate">
      <IconButton icon="minus" label="Slower" disabled={place <= 0} onClick={() => step(-1)} />
      <output aria-live="polite">{rateText(rates[place] ?? kgAWeek, unit)}</output>
      <IconButton icon="plus" label="Faster" disabled={place >= rates.length - 1} onClick={() => step(1)} />
    </div>
  )
}

function floorWords(aim: Aim, need: ReturnType<typeof needOf>, unit: WeightUnit): string {
  const most = ratesFor(aim, unit).at(-1)
  if (most === undefined) return 'As much as you use, so your weight stays the same.'
  if (aim === 'gain') return `Up to ${rateText(most, unit)}.`
  const rest =
    need.kind === 'need' ? `the ${figure(need.restKcal)} kcal your body uses at rest` : 'what your body uses at rest'
  return `Up to ${rateText(most, unit)}, and never below ${rest}.`
}
