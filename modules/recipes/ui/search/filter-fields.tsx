import { useEffect, useState } from 'react'
import { KCAL } from '../../search/recipe-query.ts'

interface ChoiceProps {
  label: string
  name: string
  value: string | number | null
  options: readonly (readonly [value: string | number, words: string])[]
}

/** One of a few, or any. */
export function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select name={name} defaultValue={value ?? ''} className="input">
        <option value="">Any</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Written out: the page of recipes loads nothing for one figure. */
const KJ_PER_KCAL = 4.184

/**
 * The most energy in a serving, in the unit of the person who chooses. The page is the same for everybody and a style
 * sheet cannot choose between the words of an option, so the first drawing has kilocalories.
 */
export function EnergyChoice({ value }: { value: number | null }) {
  const [unit, setUnit] = useState('kcal')
  useEffect(() => setUnit(document.documentElement.dataset.energy === 'kJ' ? 'kJ' : 'kcal'), [])
  const figure = (kcal: number) => (unit === 'kJ' ? Math.round(kcal * KJ_PER_KCAL) : kcal)
  return (
    <Choice
      label="Energy a serving"
      name="kcal"
      value={value}
      options={KCAL.map(kcal => [kcal, `${figure(kcal).toLocaleString('en-GB')} ${unit} or less`])}
    />
  )
}

interface ChecksProps {
  legend: string
  name: string
  of: { readonly [key: string]: string }
  chosen: readonly string[]
}

/** Any number of several. */
export function Checks({ legend, name, of, chosen }: ChecksProps) {
  return (
    <fieldset>
      <legend className="field-label mb-1">{legend}</legend>
      <div className="query-choices">
        {Object.entries(of).map(([key, words]) => (
          <label key={key}>
            <input type="checkbox" name={name} value={key} defaultChecked={chosen.includes(key)} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What the law's word 'nuts' does not mean, and a parent does. */
export function NutChoice({ leavesNutLike }: { leavesNutLike: boolean }) {
  return (
    <>
      <input type="hidden" name="nuts" value="law" />
      <div className="query-choices">
        <label className="col-span-full">
          <input type="checkbox" name="nuts" value="all" defaultChecked={leavesNutLike} />
          Pine nuts and chestnuts too
        </label>
      </div>
      <p className="text-small text-ink-3">
        ‘Without nuts’ leaves out the eight nuts named in law, plus pine nuts and chestnuts. Sesame and coconut are not
        nuts: leave those out separately.
      </p>
    </>
  )
}
