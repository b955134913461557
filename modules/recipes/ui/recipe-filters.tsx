import { href, Link, useNavigation } from 'react-router'
import { Button } from '#kit/button.tsx'
import { ChipGroup, ChipLink } from '#kit/chip.tsx'
import { Icon } from '#kit/icon.tsx'
import { ALLERGENS } from '#modules/nutrition/food.ts'
import {
  DIETS,
  type Diet,
  filterCount,
  MEAL_WORDS,
  MINUTES,
  NO_WISH,
  PROTEIN_G,
  type RecipeWish,
  readWish,
  wishSearch,
} from '../recipe-wish.ts'
import { Checks, Choice, EnergyChoice } from './filter-fields.tsx'

const MEALS_ON_TOP = ['breakfast', 'lunch', 'dinner'] as const
const DIETS_ON_TOP: readonly Diet[] = ['vegetarian', 'vegan', 'high-fibre']
const QUICK_MINUTES = 30

/** What is asked for most is one press away; all of it is in the panel. */
export function RecipeFilters({ wish }: { wish: RecipeWish }) {
  const count = filterCount(wish)
  // Two chips pressed in quick succession are both meant: the second begins with what the first has asked for.
  const { location } = useNavigation()
  const asked = location?.pathname === href('/recipes') ? readWish(new URLSearchParams(location.search)) : wish
  return (
    <div className="wish-row">
      <details>
        <summary className="chip">
          <Icon name="sliders" size={18} />
          {count > 0 ? `Filters, ${count}` : 'Filters'}
        </summary>
        <FilterPanel key={wishSearch(wish)} wish={wish} />
      </details>
      <ChipGroup label="Show only" scroll>
        {chips(asked).map(({ label, isOn, turned }) => (
          <ChipLink
            key={label}
            to={href('/recipes') + wishSearch({ ...turned, page: 1 })}
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

interface WishChip {
  label: string
  isOn: boolean
  /** The wish with this one turned on or off. */
  turned: RecipeWish
}

function chips(wish: RecipeWish): WishChip[] {
  const diet = (name: Diet): WishChip => {
    const isOn = wish.diets.includes(name)
    const diets = isOn ? wish.diets.filter(other => other !== name) : [...wish.diets, name]
    return { label: DIETS[name], isOn, turned: { ...wish, diets } }
  }
  const isQuick = wish.minutes === QUICK_MINUTES
  const [vegetarian, ...otherDiets] = DIETS_ON_TOP.map(diet)
  return [
    // What is on is always in sight, so that it can be taken off.
    ...wish.diets.filter(name => !DIETS_ON_TOP.includes(name)).map(diet),
    ...wish.allergens.map(name => ({
      label: `No ${ALLERGENS[name].toLowerCase()}`,
      isOn: true,
      turned: { ...wish, allergens: wish.allergens.filter(other => other !== name) },
    })),
    ...(vegetarian ? [vegetarian] : []),
    { label: '30 min or less', isOn: isQuick, turned: { ...wish, minutes: isQuick ? null : QUICK_MINUTES } },
    ...MEALS_ON_TOP.map(meal => {
      const isOn = wish.meal === meal
      return { label: MEAL_WORDS[meal], isOn, turned: { ...wish, meal: isOn ? null : meal } }
    }),
    ...otherDiets,
  ]
}

function FilterPanel({ wish }: { wish: RecipeWish }) {
  const count = filterCount(wish)
  return (
    <div className="wish-panel">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Choice label="Meal" name="meal" value={wish.meal} options={Object.entries(MEAL_WORDS)} />
        <Choice label="Time" name="time" value={wish.minutes} options={MINUTES.map(m => [m, `${m} min or less`])} />
        <EnergyChoice value={wish.kcal} />
        <Choice
          label="Protein a serving"
          name="protein"
          value={wish.protein}
          options={PROTEIN_G.map(g => [g, `${g} g or more`])}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Foods label="With what I have" name="have" value={wish.have} example="Lentils, tinned tomatoes, onions" />
        <Foods label="Without these ingredients" name="no" value={wish.no} example="Mushrooms, coriander" />
      </div>
      <Checks legend="Diet" name="diet" of={DIETS} chosen={wish.diets} />
      <Checks legend="Without allergens" name="without" of={ALLERGENS} chosen={wish.allergens} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant="secondary">
          Show recipes
        </Button>
        {count > 0 ? (
          <Link to={href('/recipes') + wishSearch({ ...NO_WISH, q: wish.q })} className="button button-text">
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
