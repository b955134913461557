import { Link } from 'react-router'
import { Card } from '#kit/card.tsx'
import { Initials } from '#kit/initials.tsx'
import { Picture } from '#kit/picture.tsx'
import { saidTogether } from '#modules/planner/said-words.ts'
import { DishMarks, SaidInFull } from '#modules/planner/ui/dish-marks.tsx'
import type { EnergyUnit } from '#modules/profile/units.ts'
import { energyFigure, energyWords } from '../figure-words.ts'
import { MACROS } from '../overview.ts'
import type { ShownOverview } from '../shown-overview.ts'
import type { TodaysMeal } from '../todays-meals.ts'

const LOG = '/dashboard/daily-log'

interface TodaysMealsProps {
  overview: ShownOverview
  energyUnit: EnergyUnit
}

/** What was eaten today, meal by meal, and what is planned after it; each opens to what it was made of. */
export function TodaysMeals({ overview: { meals }, energyUnit }: TodaysMealsProps) {
  return (
    <Card className="overview-card" aria-labelledby="todays-meals">
      <div className="overview-card-head">
        <h2 id="todays-meals" className="text-h3">
          Today’s Meals
        </h2>
        <Link to={LOG} className="button button-text button-small">
          View all meals
        </Link>
      </div>
      {meals.length === 0 ? (
        <p className="mt-3 text-small text-ink-2">
          Nothing logged or planned today.{' '}
          <Link to={LOG} className="link">
            Add a meal
          </Link>
        </p>
      ) : (
        <ul className="meal-rows">
          {meals.map(meal => (
            <MealRow key={`${meal.key} ${meal.isPlanned}`} meal={meal} unit={energyUnit} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function MealRow({ meal, unit }: { meal: TodaysMeal; unit: EnergyUnit }) {
  const { name, time, isPlanned, things, kcal, picture } = meal
  const described = things.map(thing => thing.name).join(', ')
  return (
    <li data-planned={isPlanned || undefined}>
      <details>
        <summary>
          {picture ? (
            <Picture picture={picture} alt="" name={described} sizes="52px" cover className="meal-mark" />
          ) : (
            <Initials name={things[0]?.name ?? name} className="meal-mark" />
          )}
          <span className="meal-words">
            <span>
              {name}
              {time ? `, ${time}` : ''}
              {isPlanned ? ', planned' : ''}
            </span>{' '}
            <b>{described}</b>
            <DishMarks said={saidTogether(things)} inline />
          </span>{' '}
          <span className="meal-kcal">
            <b>{energyFigure(kcal, unit)}</b> {unit}
          </span>{' '}
          <span className="button button-secondary button-small">Details</span>
        </summary>
        <table className="meal-things">
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{unit}</th>
              {MACROS.map(macro => (
                <th key={macro.key} scope="col">
                  {macro.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {things.map(thing => (
              <tr key={thing.id}>
                <th scope="row">
                  {thing.name} {things.length > 1 ? <DishMarks said={thing.said} inline /> : null}
                </th>
                <td>{thing.kcal === null ? 'not known' : energyFigure(thing.kcal, unit)}</td>
                {thing.macrosG.map((grams, nth) => (
                  <td key={MACROS[nth]?.key}>{grams === null ? 'not known' : `${grams} g`}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <SaidInFull said={{ ...saidTogether(things), notFor: null }} className="mb-4" />
        <p className="meal-foot">
          {isPlanned ? `${energyWords(kcal, unit)} by the plan. ` : ''}
          <Link to={LOG} className="link">
            {isPlanned ? 'Log it when it is eaten' : 'Change it in the daily log'}
          </Link>
        </p>
      </details>
    </li>
  )
}
