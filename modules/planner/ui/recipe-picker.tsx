import { useState } from 'react'
import { randomId } from '#browser/random-id.ts'
import { Chip, ChipGroup } from '#kit/chip.tsx'
import { Icon } from '#kit/icon.tsx'
import { SearchField } from '#kit/search-field.tsx'
import { minutesText } from '#modules/recipes/minutes-text.ts'
import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import { weekdayText } from '../entry-words.ts'
import { newDishEntry } from '../new-entry.ts'
import { isAsked, PICKER_DIETS, PICKER_MEALS, PICKER_MINUTES, type PickerQuery, pickerSearch } from '../picker-query.ts'
import { NOTHING_SAID } from '../said-words.ts'
import type { AddPanelProps } from './add-sheet.tsx'
import { DishMarks } from './dish-marks.tsx'
import { usePlanner } from './plan-context.ts'
import { AWAY, type Choice, useChoices } from './use-choices.ts'

/** Tags that cooks look for when they plan; the search box finds the others too. */
const TAGS = ['quick', 'one-pot', 'batch', 'freezer', 'lunchbox', 'family', 'soup', 'salad', 'pasta', 'curry'] as const

const asLabel = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')
const toggled = <V,>(all: readonly V[], one: V) =>
  all.includes(one) ? all.filter(each => each !== one) : [...all, one]

/** Recipes by words, tags, time, meal and diet: all that is chosen must hold. */
export function RecipePicker({ cell, onDone }: AddPanelProps) {
  const { plan } = usePlanner()
  const [query, setQuery] = useState<PickerQuery>({
    ...{ day: cell.day, for: cell.meal, words: '', meal: null, minutes: null, diets: [], tags: [] },
  })
  const { found, state } = useChoices(pickerSearch(query))
  const change = (to: Partial<PickerQuery>) => setQuery({ ...query, ...to })
  const add = (dish: Choice) => {
    const entry = newDishEntry(plan.entries, cell, dish, randomId())
    plan.edit({ put: [entry], removed: [] }, `${dish.name} added to ${weekdayText(cell.day)}`, [dish])
    onDone()
  }
  return (
    <>
      <SearchField
        label="Search recipes"
        placeholder="Search recipes"
        className="mt-4"
        value={query.words}
        onChange={event => change({ words: event.target.value })}
        onClear={() => change({ words: '' })}
      />
      <Filters query={query} onChange={change} />
      <h3 className="mt-4 text-h4">{isAsked(query) ? 'Recipes' : 'Suggested Recipes'}</h3>
      <p className="sr-only" role="status">
        {state === 'there' ? `${found.length} recipes` : ''}
      </p>
      <ul className="plan-found">
        {found.map(dish => (
          <li key={`${dish.ref.kind}/${dish.ref.id}`}>
            <FoundRecipe dish={dish} onAdd={() => add(dish)} />
          </li>
        ))}
      </ul>
      {state === 'away' ? <p className="mt-3 text-small">{AWAY}</p> : null}
      {state === 'there' && found.length === 0 ? <p className="mt-3">No recipe has all of that.</p> : null}
      <p className="mt-3 text-small text-ink-3">Your diet and allergies are always kept.</p>
    </>
  )
}

interface FiltersProps {
  query: PickerQuery
  onChange: (to: Partial<PickerQuery>) => void
}

function Filters({ query, onChange }: FiltersProps) {
  return (
    <div className="mt-3 grid gap-2">
      <ChipGroup label="Meal type and cook time" scroll>
        {PICKER_MEALS.map(meal => (
          <Chip
            key={meal}
            removable
            pressed={query.meal === meal}
            onPress={() => onChange({ meal: query.meal === meal ? null : meal })}
          >
            {asLabel(meal)}
          </Chip>
        ))}
        {PICKER_MINUTES.map(minutes => (
          <Chip
            key={minutes}
            removable
            pressed={query.minutes === minutes}
            onPress={() => onChange({ minutes: query.minutes === minutes ? null : minutes })}
          >
            {minutes} min
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label="Diets and tags" scroll>
        {PICKER_DIETS.map(diet => (
          <Chip
            key={diet}
            removable
            pressed={query.diets.includes(diet)}
            onPress={() => onChange({ diets: toggled(query.diets, diet) })}
          >
            {asLabel(diet).replace(' free', '-free')}
          </Chip>
        ))}
        {TAGS.map(tag => (
          <Chip
            key={tag}
            removable
            pressed={query.tags.includes(tag)}
            onPress={() => onChange({ tags: toggled(query.tags, tag) })}
          >
            {asLabel(tag)}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  )
}

interface FoundRecipeProps {
  dish: Choice
  /** What a press does, before the name of the dish. */
  does?: string
  onAdd: () => void
}

/** A recipe that a press puts into the plan. */
export function FoundRecipe({ dish, does = 'Add', onAdd }: FoundRecipeProps) {
  return (
    <button type="button" className="plan-found-item" onClick={onAdd}>
      <DishPicture
        recipe={{ id: dish.ref.id, name: dish.name, picture: dish.picture, image: null, wash: dish.wash }}
        sizes="64px"
        widest={320}
        className="plan-thumb"
      />
      <span className="plan-found-words">
        <span className="plan-found-name">
          <span className="sr-only">{does} </span>
          {dish.name}
        </span>{' '}
        <span className="text-small text-ink-3">
          {dish.minutes === null ? '' : `${minutesText(dish.minutes)}, `}
          {dish.kcal === null ? 'energy unknown' : <Energy kcal={dish.kcal} />}
        </span>
        <DishMarks said={{ ...NOTHING_SAID, advised: dish.advised ?? [] }} inline />
        {dish.why ? <span className="plan-why">{dish.why}</span> : null}
      </span>
      <Icon name="plus" className="text-leaf" />
    </button>
  )
}
