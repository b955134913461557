import { type Activity, BODY_BOUNDS } from '#modules/nutrition/needs/energy-need.ts'
import type { Drawn } from '../drawing-kinds.ts'
import { kcalText } from '../energy-parts.ts'

const SEXES = { female: 'Woman', male: 'Man' } as const
const ACTIVITY_WORDS: { readonly [Key in Activity]: string } = {
  sedentary: 'Sitting',
  light: 'Light',
  moderate: 'Moderate',
  active: 'Active',
  'very active': 'Very active',
}
/** Of adults: what a child needs is not worked out by these. */
const NUMBERS = [
  { name: 'age', label: 'Age', unit: 'years', bounds: [18, BODY_BOUNDS.ageYears[1]] },
  { name: 'kg', label: 'Weight', unit: 'kg', bounds: BODY_BOUNDS.weightKg },
  { name: 'cm', label: 'Height', unit: 'cm', bounds: BODY_BOUNDS.heightCm },
] as const

export function EnergyFigure({ body, parts: { all, rest, moving }, title }: Drawn<'energy'>) {
  return (
    <>
      <p className="learn-total" aria-live="polite">
        <b data-all="">{kcalText(all)}</b> <span>a day</span>
      </p>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="learn-stack" aria-hidden="true">
        <rect width="100" height="10" className="learn-series-2" />
        <rect width={Math.round((rest / all) * 100)} height="10" className="learn-series-1" data-rest-bar="" />
      </svg>
      <ul className="learn-legend">
        <li>
          At rest <b data-rest="">{kcalText(rest)}</b>
        </li>
        <li>
          Moving <b data-moving="">{kcalText(moving)}</b>
        </li>
      </ul>
      <div className="learn-live learn-energy">
        <label>
          <span>Equation for a</span>
          <select name="sex" defaultValue={body.sex} aria-label={`${title}: sex`}>
            {Object.entries(SEXES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {NUMBERS.map(({ name, label, unit, bounds: [least, most] }) => (
          <label key={name}>
            <span>
              {label}, {unit}
            </span>
            <input type="number" inputMode="decimal" name={name} min={least} max={most} defaultValue={body[name]} />
          </label>
        ))}
        <label>
          <span>Activity</span>
          <select name="activity" defaultValue={body.activity}>
            {Object.entries(ACTIVITY_WORDS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="learn-figure-foot learn-still">
        {SEXES[body.sex]}, {body.age} years, {body.kg} kg, {body.cm} cm, {ACTIVITY_WORDS[body.activity].toLowerCase()}{' '}
        activity.
      </p>
      <p className="learn-figure-foot">Henry’s equation of 2005 and the activity levels of SACN 2011.</p>
    </>
  )
}
