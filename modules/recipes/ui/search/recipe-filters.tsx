import { useState } from 'react'
import { href, Link, useNavigation } from 'react-router'
import { Button } from '#kit/button.tsx'
import { ChipGroup, ChipLink } from '#kit/chip.tsx'
import { FilterPanel } from '#kit/filter-panel.tsx'
import { Icon } from '#kit/icon.tsx'
import { DIETS, type Diet } from '#modules/nutrition/foods/diets.ts'
import { ALLERGENS, type Allergen } from '#modules/nutrition/foods/food.ts'
import {
  filterCount,
  MEAL_WORDS,
  NO_QUERY,
  querySearch,
  type RecipeQuery,
  readQuery,
} from '../../search/recipe-query.ts'
import { RecipeFields } from './recipe-fields.tsx'

const MEALS_ON_TOP = ['breakfast', 'lunch', 'dinner'] as const
const DIETS_ON_TOP: readonly Diet[] = ['vegetarian', 'vegan', 'high-fibre']
const QUICK_MINUTES = 30

/** What is asked for most is one press away; all of it is in the panel. */
export function RecipeFilters({ query }: { query: RecipeQuery }) {
  // Two chips pressed in quick succession are both meant: the second begins with what the first has asked for.
  const { location } = useNavigation()
  const [pressed, setPressed] = useState({ query, turned: null as RecipeQuery | null })
  const onItsWay = location?.pathname === href('/recipes') ? readQuery(new URLSearchParams(location.search)) : query
  // The router may say so late.
  const asked = (pressed.query === query && pressed.turned) || onItsWay
  return (
    <div className="query-row">
      <RecipePanel query={query} />
      <ChipGroup label="Show only" scroll>
        {chips(asked).map(({ label, isOn, turned }) => (
          <ChipLink
            key={label}
            to={href('/recipes') + querySearch({ ...turned, page: 1 })}
            current={isOn}
            replace={false}
            onClick={() => setPressed({ query, turned })}
          >
            {label}
            {isOn ? <Icon name="close" size={16} label="(remove)" /> : null}
          </ChipLink>
        ))}
      </ChipGroup>
    </div>
  )
}

interface QueryChip {
  label: string
  isOn: boolean
  /** The query with this one turned on or off. */
  turned: RecipeQuery
}

function chips(query: RecipeQuery): QueryChip[] {
  const diet = (name: Diet): QueryChip => {
    const isOn = query.diets.includes(name)
    const diets = isOn ? query.diets.filter(other => other !== name) : [...query.diets, name]
    return { label: DIETS[name], isOn, turned: { ...query, diets, eatsAny: isOn } }
  }
  const isQuick = query.minutes === QUICK_MINUTES
  const [vegetarian, ...otherDiets] = DIETS_ON_TOP.map(diet)
  return [
    // What is on is always in sight, so that it can be taken off.
    ...query.diets.filter(name => !DIETS_ON_TOP.includes(name)).map(diet),
    ...query.allergens.map(name => ({
      label: withoutWords(name, query),
      isOn: true,
      turned: { ...query, allergens: query.allergens.filter(other => other !== name), eatsAny: true },
    })),
    ...(vegetarian ? [vegetarian] : []),
    { label: '30 min or less', isOn: isQuick, turned: { ...query, minutes: isQuick ? null : QUICK_MINUTES } },
    ...MEALS_ON_TOP.map(meal => {
      const isOn = query.meal === meal
      return { label: MEAL_WORDS[meal], isOn, turned: { ...query, meal: isOn ? null : meal } }
    }),
    ...otherDiets,
  ]
}

/** 'No nuts, pine nuts or chestnuts': what is left out beyond the law's word is said. */
function withoutWords(name: Allergen, { leavesNutLike }: RecipeQuery): string {
  const without = `No ${ALLERGENS[name].toLowerCase()}`
  return name === 'nuts' && leavesNutLike ? `${without}, pine nuts or chestnuts` : without
}

const sheet = () => import('./recipe-sheet.tsx')

function RecipePanel({ query }: { query: RecipeQuery }) {
  const count = filterCount(query)
  return (
    <FilterPanel title="Filters" on={count} sheet={sheet} given={{ query }}>
      <div key={querySearch(query)} className="query-panel">
        <RecipeFields query={query} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" variant="secondary">
            Show recipes
          </Button>
          {count > 0 ? (
            <Link
              to={href('/recipes') + querySearch({ ...NO_QUERY, q: query.q, eatsAny: true })}
              className="button button-text"
            >
              Clear filters
            </Link>
          ) : null}
        </div>
      </div>
    </FilterPanel>
  )
}
