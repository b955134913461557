import { Link } from 'react-router'
import { classes } from '#kit/classes.ts'
import { Icon } from '#kit/icon.tsx'
import { Initials } from '#kit/initials.tsx'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { dishKey, dishOn } from '#modules/planner/cooked.ts'
import { entryName } from '#modules/planner/entry-words.ts'
import type { MealRow } from '#modules/planner/meals.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import type { DishLook } from '#modules/planner/plan-dish.ts'
import { entriesOf } from '#modules/planner/plan-edits.ts'
import { servingsInWords } from '#modules/planner/portion-words.ts'
import { loggedWords, saidOfId } from '#modules/planner/said-words.ts'
import { portionOf } from '#modules/planner/totals.ts'
import { DishMarks } from '#modules/planner/ui/dish-marks.tsx'
import { PlanIcon } from '#modules/planner/ui/plan-icon.tsx'
import { DishPicture } from '#modules/recipes/ui/dish-picture.tsx'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import { amountWords } from '../amount-words.ts'
import { daySums } from '../day-balance.ts'
import { knowledgeAs } from '../day-words.ts'
import type { DiaryEntry } from '../diary.ts'
import { eatenName, eatenPath, gaveOf, lookKey } from '../entry-look.ts'
import { firstTime, plannedTime, usualTime } from '../meal-times.ts'
import { useDayFigures } from './day-figures.ts'
import { useLog } from './log-context.ts'
import { COLUMNS, Figure, KcalFigure } from './row-figures.tsx'

/** What was eaten meal by meal, with what is planned and still open at its place. */
export function MealList() {
  const { meals, diary, day, open } = useLog()
  if (open.length === 0 && diary.entries.every(entry => entry.day !== day)) return null
  return (
    <div className="log-meals">
      <p className="log-columns-head" aria-hidden="true">
        <span>Food and amount, macros in grams</span>
        {COLUMNS.map(({ key, name, look }) => (
          <span key={key} className={`log-column log-${look}`}>
            <i className="log-swatch" /> {`${name} `}
          </span>
        ))}
        <span>
          <span className="kcal">kcal</span> <span className="kj">kJ</span>
        </span>{' '}
        <span />
      </p>
      {meals.map(meal => (
        <Meal key={meal.key} meal={meal} />
      ))}
    </div>
  )
}

function Meal({ meal }: { meal: MealRow }) {
  const { diary, day, open, planSettings, add, show } = useLog()
  const entries = entriesOf(diary.entries, { day, meal: meal.key })
  const planned = open.filter(entry => entry.meal === meal.key)
  const time = firstTime(entries)
  const sums = daySums(entries, [], [], { plan: [], figures: new Map() })
  const sum = (key: Parameters<typeof figureOf>[1]) => {
    const figure = figureOf(wholeDay(sums.eaten), key)
    const knowledge = knowledgeAs(figure, 1)
    return { value: knowledge === 'unknown' ? null : figure.amount, isPart: knowledge === 'at least' }
  }
  const energy = sum('energyKcal')
  return (
    <section className="log-meal" data-day={day} data-meal={meal.key} aria-labelledby={`log-${meal.key}`}>
      <header className="log-row log-meal-head">
        <div className="log-meal-name">
          <h3 id={`log-${meal.key}`}>
            {meal.name}{' '}
            <small>
              {time ?? (planned.length > 0 ? `usually ${usualTime(planSettings, diary.entries, meal.key)}` : '')}
            </small>
          </h3>
          {entries.length > 0 && !diary.isSample ? (
            <button
              type="button"
              className="log-plus log-dots needs-script"
              aria-haspopup="dialog"
              aria-label={`More for ${meal.name.toLowerCase()}`}
              onClick={() => show({ kind: 'meal', meal: meal.key })}
            >
              <PlanIcon name="more" size={22} />
            </button>
          ) : null}
        </div>
        {entries.length > 0 ? (
          <>
            {COLUMNS.map(({ key, name }) => (
              <Figure key={key} {...sum(key)} name={name} />
            ))}
            <KcalFigure kcal={energy.value} isPart={energy.isPart} />
          </>
        ) : null}
        <button
          type="button"
          className="log-plus needs-script"
          aria-label={`Add to ${meal.name.toLowerCase()}`}
          onClick={() => add(meal.key)}
        >
          <Icon name="plus" />
        </button>
      </header>
      <ul>
        {entries.map(entry => (
          <li key={entry.id}>
            <EntryRow entry={entry} />
          </li>
        ))}
        {planned.map(entry => (
          <li key={entry.id}>
            <PlannedRow entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ name, id, look }: { name: string; id: string; look: DishLook | undefined }) {
  if (!look?.picture) return <Initials name={name} className="log-tile" />
  return (
    <DishPicture
      recipe={{ id, name, picture: look.picture, image: null, wash: look.wash }}
      sizes="54px"
      widest={320}
      className="log-tile"
    />
  )
}

function EntryRow({ entry }: { entry: DiaryEntry }) {
  const { diary, looks, dishes, said: all, show } = useLog()
  const name = eatenName(entry)
  const path = eatenPath(entry)
  const key = lookKey(entry)
  const look = key === null ? undefined : (looks[key] ?? dishes.get(key))
  const said = amountWords(entry.amount)
  return (
    <article className="log-row log-entry" data-entry={entry.id} data-name={name}>
      <Tile name={name} id={entry.what.kind === 'dish' ? entry.what.ref.id : entry.id} look={look} />
      <div className="log-what">
        <h4>
          <bdi>{path ? <Link to={path}>{name}</Link> : name}</bdi>
        </h4>
        {said ? <p>{said}</p> : null}
        <DishMarks said={saidOfId(all, entry.id)} />
      </div>
      {COLUMNS.map(({ key, name }) => (
        <Figure key={key} value={gaveOf(entry, key)} name={name} />
      ))}
      <KcalFigure kcal={gaveOf(entry, 'energyKcal')} />
      {diary.isSample ? (
        <span />
      ) : (
        <button
          type="button"
          className="log-plus log-dots needs-script"
          aria-haspopup="dialog"
          aria-label={`Change ${name}`}
          onClick={() => show({ kind: 'entry', id: entry.id })}
        >
          <PlanIcon name="more" size={22} />
        </button>
      )}
    </article>
  )
}

/** Something planned that nobody ate yet. */
function PlannedRow({ entry }: { entry: PlannedEntry }) {
  const { diary, dishes, planSettings, said: all, show } = useLog()
  const said = saidOfId(all, entry.id)
  const { figures } = useDayFigures()
  const name = entryName(diary.plan, entry, dishes)
  const dish = dishOn(diary.plan, entry)
  const known = dish ? dishes.get(dishKey(dish)) : undefined
  const portion = portionOf(diary.plan, entry, figures)
  const kcal = portion
    ? figureOf(portion.intake, 'energyKcal').amount * portion.servings
    : entry.what.kind === 'eating-out'
      ? entry.what.keptKcal
      : null
  const words = loggedWords(`${name} logged as eaten`, said.notFor)
  const eat = () => diary.eat(entry, dishes, plannedTime(planSettings, diary.entries, entry), words)
  return (
    <article className="log-planned" data-planned={entry.id} data-name={name}>
      <Tile name={name} id={known?.ref.id ?? entry.id} look={known} />
      <div className="log-what">
        <h4>{name}</h4>
        <p>
          Planned,{' '}
          {dish && dish.grams !== null
            ? `${shortFigure((dish.grams * entry.quarters) / 4, 0)} g`
            : servingsInWords(entry.quarters)}
          {kcal === null ? null : (
            <>
              , <Energy kcal={Math.round(kcal)} />
            </>
          )}
        </p>
        <DishMarks said={said} />
      </div>
      <button
        type="button"
        className={classes('button button-soft button-small needs-script')}
        aria-label={`I ate this: ${name}`}
        onClick={eat}
      >
        <Icon name="check" size={18} /> I ate this
      </button>
      <button
        type="button"
        className="log-plus log-dots needs-script"
        aria-haspopup="dialog"
        aria-label={`More for ${name}`}
        onClick={() => show({ kind: 'planned', id: entry.id })}
      >
        <PlanIcon name="more" size={22} />
      </button>
    </article>
  )
}
