import { type FormEvent, useEffect, useId, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextField } from '#kit/text-field.tsx'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { roundTo } from '#modules/nutrition/rounding.ts'
import { checkLabel } from '../../adding/label-checks.ts'
import { asTyped, TYPED_KEYS, typedName, typedUnit } from '../../adding/label-keys.ts'
import { impliedLeast } from '../../adding/stated-figures.ts'
import { LONGEST_NAME } from '../../diary-limits.ts'
import { quickGiven } from '../../quick-entry.ts'
import type { PanelProps } from './add-meal.tsx'
import { AddSide } from './add-side.tsx'
import { type Drafts, NO_FIGURE, readDrafts } from './figure-drafts.ts'

const FIRST_KEYS: readonly NutrientKey[] = ['energyKcal', 'proteinG', 'carbohydrateG', 'fatG']

/** Figures that somebody knows of what they ate, whichever they are. */
export function QuickPanel(props: PanelProps) {
  const { add, onDirty } = props
  const [name, setName] = useState('')
  const [drafts, setDrafts] = useState<Drafts>({})
  const [keys, setKeys] = useState(FIRST_KEYS)
  const [isTried, setTried] = useState(false)
  const { figures, wrong } = readDrafts(drafts)
  const parts = partsProblem(drafts)
  const least = impliedLeast(figures)
  const isEmpty = Object.keys(figures).length === 0
  const given = isEmpty || wrong.length > 0 || parts ? [] : [quickGiven(name, figures)]
  const isTyped = name !== '' || Object.values(drafts).some(text => text !== '')
  useEffect(() => onDirty(isTyped), [isTyped, onDirty])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (given.length > 0) add(given, name.trim() || addedName(figures.energyKcal), true)
  }
  const errorOf = (key: NutrientKey) =>
    wrong.includes(key)
      ? NO_FIGURE
      : (parts?.key === key && parts.words) ||
        (isTried && isEmpty && key === 'energyKcal' ? 'Please enter at least one figure.' : null)
  return (
    <form className="add-grid" onSubmit={submit} noValidate>
      <div className="add-main">
        <TextField
          label="Name"
          optional
          maxLength={LONGEST_NAME}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <ul className="add-figures">
          {keys.map(key => (
            <FigureRow
              key={key}
              of={key}
              draft={drafts[key] ?? ''}
              least={least[key]}
              error={errorOf(key)}
              onChange={text => setDrafts(all => ({ ...all, [key]: text }))}
              onRemove={() => {
                setKeys(all => all.filter(each => each !== key))
                setDrafts(all => ({ ...all, [key]: '' }))
              }}
            />
          ))}
        </ul>
        <MoreFigures keys={keys} onAdd={key => setKeys(all => [...all, key])} />
        <Notice className="mt-4">
          <p>An empty box means unknown, not zero: the day’s figure becomes ‘or more’.</p>
        </Notice>
      </div>
      <AddSide {...props} given={given} isWaiting={false}>
        <Button type="submit" wide>
          {figures.energyKcal === undefined ? 'Add' : `Add ${shortFigure(figures.energyKcal, 0)} kcal`}
        </Button>
      </AddSide>
    </form>
  )
}

const addedName = (kcal: number | undefined) => (kcal === undefined ? 'What you typed' : `${shortFigure(kcal, 0)} kcal`)

/** The first part that is more than its whole; what is no rule of 100 g is left out. */
function partsProblem(drafts: Drafts): { key: NutrientKey; words: string } | null {
  const { wrong } = checkLabel(readDrafts(drafts).figures)
  const key = (['sugarsG', 'saturatesG'] as const).find(each => wrong[each])
  return key ? { key, words: wrong[key] ?? '' } : null
}

interface FigureRowProps {
  of: NutrientKey
  draft: string
  least: number | undefined
  error: string | null | false
  onChange: (text: string) => void
  onRemove: () => void
}

function FigureRow({ of, draft, least, error, onChange, onRemove }: FigureRowProps) {
  const id = useId()
  const name = typedName(of)
  const shown = least === undefined ? 'not known' : `${roundTo(asTyped(of, least), 1)} or more`
  return (
    <li>
      <div className="add-figure">
        <label htmlFor={id}>{name}</label>
        <span className="add-number">
          <input
            id={id}
            className="input"
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            placeholder={shown}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            value={draft}
            onChange={event => onChange(event.target.value)}
          />
          <span>{typedUnit(of)}</span>
        </span>
        {of === 'energyKcal' ? <span /> : <IconButton icon="close" quiet label={`Remove ${name}`} onClick={onRemove} />}
      </div>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </li>
  )
}

function MoreFigures({ keys, onAdd }: { keys: readonly NutrientKey[]; onAdd: (key: NutrientKey) => void }) {
  const id = useId()
  const more = TYPED_KEYS.filter(key => !keys.includes(key))
  if (more.length === 0) return null
  return (
    <p className="add-more">
      <label className="sr-only" htmlFor={id}>
        Add any nutrient
      </label>
      <select id={id} className="input" value="" onChange={event => onAdd(event.target.value as NutrientKey)}>
        <option value="">Add any nutrient</option>
        {more.map(key => (
          <option key={key} value={key}>
            {typedName(key)}
          </option>
        ))}
      </select>
    </p>
  )
}
