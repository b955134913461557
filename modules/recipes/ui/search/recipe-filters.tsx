import { href, Link, useNavigation } from 'react-router'
import { Button } from '#kit/button.tsx'
import { ChipGroup, ChipLink } from '#kit/chip.tsx'
import { Icon } from '#kit/icon.tsx'
import { DIETS, type Diet } from '#modules/nutrition/foods/diets.ts'
import { ALLERGENS, type Allergen } from '#modules/nutrition/foods/food.ts'
import {
  filterCount,
  MEAL_WORDS,
  MINUTES,
  NO_QUERY,
  PROTEIN_G,
  querySearch,
  type RecipeQuery,
  readQuery,
} from '../../search/recipe-query.ts'
import { Checks, Choice, EnergyChoice, NutChoice } from './filter-fields.tsx'

const MEALS_ON_TOP = ['breakfast', 'lunch', 'dinner'] as const
const DIETS_ON_TOP: readonly Diet[] = ['vegetarian', 'vegan', 'high-fibre']
const QUICK_MINUTES = 30

/** What is asked for most is one press away; all of it is in the panel. */
export function RecipeFilters({ query }: { query: RecipeQuery }) {
  const count = filterCount(query)
  // Two chips pressed in quick succession are both meant: the second begins with what the first has asked for.
  const { location } = useNavigation()
  const asked = location?.pathname === href('/recipes') ? readQuery(new URLSearchParams(location.search)) : query
  return (
    <div className="query-row">
      <details>
        <summary className="chip">
          <Icon name="sliders" size={18} />
          {count > 0 ? `Filters, ${count}` : 'Filters'}
        </summary>
        <FilterPanel key={querySearch(query)} query={query} />
      </details>
      <ChipGroup label="Show only" scroll>
        {chips(asked).map(({ label, isOn, turned }) => (
          <ChipLink
            key={label}
            to={href('/recipes') + querySearch({ ...turned, page: 1 })}
            current={isOn}
            replace={false}
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

function FilterPanel({ query }: { query: RecipeQuery }) {
  const count = filterCount(query)
  return (
    <div className="query-panel">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Choice label="Meal" name="meal" value={query.meal} options={Object.entries(MEAL_WORDS)} />
        <Choice label="Time" name="time" value={query.minutes} options={MINUTES.map(m => [m, `${m} min or less`])} />
        <EnergyChoice value={query.kcal} />
        <Choice
          label="Protein a serving"
          name="protein"
          value={query.protein}
          options={PROTEIN_G.map(g => [g, `${g} g or more`])}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <Foods label="With what I have" name="have" value={query.have} example="Lentils, tinned tomatoes, onions" />
          <a href="/dashboard/cupboard/recipes" className="link text-small">
            From my cupboard
          </a>
        </div>
        <Foods label="Without these ingredients" name="no" value={query.no} example="Mushrooms, coriander" />
      </div>
      <Checks legend="Diet" name="diet" of={DIETS} chosen={query.diets} />
      <div>
        <Checks legend="Without allergens" name="without" of={ALLERGENS} chosen={query.allergens} />
        <NutChoice leavesNutLike={query.leavesNutLike} />
      </div>
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
  )
}

interface FoodsProps {
  label: string
  name: string
  value: string
  example: string
}

function Foods({ label, name, value, example }: FoodsProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input name={name} defaultValue={value} placeholder={example} maxLength={200} className="input" />
    </label>
  )
}
