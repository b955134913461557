import { type FormEvent, useId, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { TextField } from '#kit/text-field.tsx'
import { NUTRIENT_KEYS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import { lineName } from '../day-words.ts'
import type { DiarySetting } from '../diary.ts'
import { MOST_FIRST_NUTRIENTS, settingProblem } from '../diary-limits.ts'
import { glassMl } from '../glass.ts'
import { useLog } from './log-context.ts'

/** They have a place of their own above. */
const ABOVE: readonly NutrientKey[] = ['energyKcal', 'energyKj', 'proteinG', 'carbohydrateG', 'fatG']
const OFFERED = NUTRIENT_KEYS.filter(key => !ABOVE.includes(key))

/** What a glass holds, and which nutrients stand under the totals. */
export function LogSettings({ onClose }: { onClose: () => void }) {
  const { diary, goals } = useLog()
  const now = goals.lines.map(({ key }) => key)
  const glass = glassMl(diary.settings)
  const [ml, setMl] = useState(String(glass))
  const [keys, setKeys] = useState<readonly NutrientKey[]>(now)
  const [error, setError] = useState<string | null>(null)
  const form = useId()
  const isFull = keys.length >= MOST_FIRST_NUTRIENTS

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const size: DiarySetting = { name: 'glass', key: 'water', value: { ml: Math.round(Number(ml)) } }
    const problem = settingProblem(size)
    if (problem !== null) return setError(problem)
    const settings: DiarySetting[] = [
      ...(Math.round(Number(ml)) === glass ? [] : [size]),
      ...(keys.join() === now.join() ? [] : [{ name: 'first-nutrients', key: 'log', value: { keys } } as const]),
    ]
    diary.act({ settings }, 'Your log’s settings are saved')
    onClose()
  }
  const asUsual = () => {
    const settings: DiarySetting[] = [
      { name: 'glass', key: 'water', value: null },
      { name: 'first-nutrients', key: 'log', value: null },
    ]
    diary.act({ settings }, 'Your log is set as it was at first')
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Log settings"
      foot={
        <>
          <Button variant="secondary" onClick={asUsual}>
            Reset to default
          </Button>
          <Button type="submit" form={form} disabled={keys.length === 0}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} className="log-form" onSubmit={save} noValidate>
        <TextField
          label="Your glass or cup holds (ml)"
          inputMode="numeric"
          autoComplete="off"
          value={ml}
          error={error}
          onChange={event => {
            setMl(event.currentTarget.value)
            setError(null)
          }}
        />
        <fieldset className="log-days">
          <legend className="field-label">Nutrients shown first</legend>
          <p className="field-hint log-chosen" aria-live="polite">
            {chosenWords(keys)}
          </p>
          {OFFERED.map(key => (
            <label key={key}>
              <input
                type="checkbox"
                checked={keys.includes(key)}
                disabled={isFull && !keys.includes(key)}
                onChange={({ currentTarget: { checked } }) =>
                  setKeys(all => (checked ? [...all, key] : all.filter(each => each !== key)))
                }
              />
              <span>{lineName(key)}</span>
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  )
}

/** In the order in which they were chosen, which is that of the log. */
function chosenWords(keys: readonly NutrientKey[]): string {
  if (keys.length === 0) return 'Choose at least one.'
  const names = keys.map(lineName).join(', ')
  return keys.length >= MOST_FIRST_NUTRIENTS ? `${names}. More do not fit.` : `${names}. Up to ${MOST_FIRST_NUTRIENTS}.`
}
