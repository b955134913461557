import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { TextField } from '#kit/text-field.tsx'
import { amountsOn } from '#modules/nutrition/amounts.ts'
import { NUTRIENT_KEYS, NUTRIENTS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { KnownItem } from '../cabinet.ts'
import { givenIn } from '../given.ts'

/** What a label may state beside what is counted in calories. */
const STATED = NUTRIENT_KEYS.filter(key => key !== 'energyKcal' && key !== 'energyKj')
const USUAL_UNITS = ['tablet', 'capsule', 'softgel', 'drop', 'spray', 'scoop', 'sachet', 'ml']

interface Line {
  readonly key: number
  readonly nutrient: NutrientKey
  readonly amount: string
}

const nextKey = (lines: readonly Line[]) => Math.max(0, ...lines.map(({ key }) => key)) + 1

const figure = (text: string) => Number(text.trim().replace(',', '.'))

/** What somebody types from a label: name, what it is counted in, and what so many of them give. */
export function useLabelFields() {
  const [name, setName] = useState('')
  const [unit, setUnit] = useState('tablet')
  const [per, setPer] = useState('1')
  const [lines, setLines] = useState<readonly Line[]>([{ key: 0, nutrient: 'vitaminDUg', amount: '' }])
  const set = (key: number, line: Partial<Line>) =>
    setLines(all => all.map(each => (each.key === key ? { ...each, ...line } : each)))
  const free = STATED.find(key => lines.every(({ nutrient }) => nutrient !== key))

  function read(): Pick<KnownItem, 'what' | 'facts'> | string {
    const each = figure(per)
    if (!(each > 0)) return 'Please say how many the label’s figures are for.'
    const typed = lines.filter(({ amount }) => amount.trim() !== '')
    if (typed.some(({ amount }) => !(figure(amount) >= 0))) return 'Amounts are figures, such as 5 or 0.4.'
    const sums: { [K in NutrientKey]?: number } = {}
    for (const { nutrient, amount } of typed) sums[nutrient] = (sums[nutrient] ?? 0) + figure(amount) / each
    const amounts = amountsOn('per serving', sums)
    const words = { name: name.trim(), unit: unit.trim() }
    return {
      what: { kind: 'label', ...words, amounts },
      facts: { ...words, amounts, gives: givenIn(amounts), holds: [], product: null },
    }
  }

  const fields = (
    <>
      <TextField
        label="Name on the label"
        value={name}
        maxLength={100}
        onChange={event => setName(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Counted in"
          value={unit}
          maxLength={20}
          list="dose-units"
          onChange={event => setUnit(event.target.value)}
        />
        <TextField
          label={`The figures are for so many`}
          inputMode="decimal"
          value={per}
          onChange={event => setPer(event.target.value)}
        />
        <datalist id="dose-units">
          {USUAL_UNITS.map(each => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </div>
      <fieldset className="grid gap-2">
        <legend className="field-label">What they give</legend>
        {lines.map(({ key, nutrient, amount }, place) => (
          <div key={key} className="label-line">
            <select
              className="input"
              aria-label={`Nutrient ${place + 1}`}
              value={nutrient}
              onChange={event => set(key, { nutrient: event.target.value as NutrientKey })}
            >
              {STATED.map(each => (
                <option key={each} value={each}>
                  {NUTRIENTS[each].name}
                </option>
              ))}
            </select>
            <input
              className="input"
              inputMode="decimal"
              aria-label={`${NUTRIENTS[nutrient].name} in ${NUTRIENTS[nutrient].unit}`}
              value={amount}
              onChange={event => set(key, { amount: event.target.value })}
            />
            <span>{NUTRIENTS[nutrient].unit}</span>
            <IconButton
              icon="close"
              quiet
              label={`Remove ${NUTRIENTS[nutrient].name}`}
              onClick={() => setLines(all => all.filter(each => each.key !== key))}
            />
          </div>
        ))}
        {free ? (
          <Button
            variant="text"
            size="small"
            icon="plus"
            className="justify-self-start"
            onClick={() => setLines(all => [...all, { key: nextKey(all), nutrient: free, amount: '' }])}
          >
            Another nutrient
          </Button>
        ) : null}
      </fieldset>
    </>
  )
  return { fields, read }
}
