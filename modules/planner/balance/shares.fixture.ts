import { OWN_DIETS, type OwnDiet } from '#modules/nutrition/foods/diets.ts'
import { type Goal, goalsOf } from '#modules/nutrition/needs/goals.ts'
import { type Person, ukReference } from '#modules/nutrition/needs/reference-intakes.ts'
import { eatenBy } from './eaten.ts'
import { USUAL_MOVES } from './plan-week.ts'
import { ownDishes, planOf, weekProblem } from './plans.fixture.ts'
import { verdictOf } from './verdict.ts'

/** Whose weeks are planned. What goes with the last three months of a pregnancy is in `needs/uk-intakes.ts`. */
const PEOPLE: { readonly [name: string]: Person } = {
  'woman of 30': { sex: 'female', ageYears: 30 },
  'man of 30': { sex: 'male', ageYears: 30 },
  'woman of 60': { sex: 'female', ageYears: 60 },
  'man of 60': { sex: 'male', ageYears: 60 },
  'pregnant, 30': { sex: 'female', ageYears: 30, pregnancy: { trimester: 3 } },
}
/** Everything, and the seven diets that somebody can live by. */
const DIETS: readonly (OwnDiet | null)[] = [null, ...(Object.keys(OWN_DIETS) as OwnDiet[])]

/** The 18 reference nutrient intakes, and energy, protein, carbohydrate, fat, saturates, fibre and salt. */
const isReference = ({ key, kind }: Goal) => kind !== 'NRV' && key !== 'freeSugarsG'

export interface Share {
  readonly person: string
  readonly diet: string
  readonly met: number
  readonly of: number
  /** Of a week of 28 meals, those that no dish fits. */
  readonly empty: number
  /** What is not met, with what is missing or too much. */
  readonly missed: readonly string[]
}

/** How many references a planned week from our own recipes meets, for each person and diet. */
export function sharesOfReferences(): Share[] {
  const dishes = ownDishes()
  return DIETS.flatMap(diet =>
    Object.entries(PEOPLE).map(([name, person]): Share => {
      const { amount: goalKcal = 2000 } = ukReference(person, 'energyKcal') ?? {}
      const goals = goalsOf({ ...person, weightKg: null, goalKcal, isKeto: diet === 'keto' })
      const diners = [{ rules: { diets: diet ? [diet] : [], allergens: [] }, goals }]
      const problem = weekProblem({ dishes, diners, moves: USUAL_MOVES })
      const { placed, empty } = planOf(problem)
      const verdicts = verdictOf(eatenBy(problem, placed, 0), goals.filter(isReference)).goals
      const missed = verdicts.filter(({ verdict }) => verdict !== 'met')
      return {
        person: name,
        diet: diet ? OWN_DIETS[diet] : 'Everything',
        met: verdicts.length - missed.length,
        of: verdicts.length,
        empty: empty.length,
        missed: missed.map(
          ({ goal, verdict, off }) =>
            `${goal.key} ${off > 0 ? '+' : ''}${off.toFixed(1)}${verdict === 'cannot tell' ? '?' : ''}`,
        ),
      }
    }),
  )
}

/** The shares as a table in Markdown, a row for each diet; behind them what no week of a diet met. */
export function sharesTable(shares: readonly Share[]): string {
  const people = Object.keys(PEOPLE)
  const rows = [...new Set(shares.map(({ diet }) => diet))].map(diet => {
    const those = people.map(person => shares.find(share => share.diet === diet && share.person === person))
    return [
      diet,
      ...those.map(share =>
        share ? `${share.met} of ${share.of}${share.empty > 0 ? `, ${share.empty} empty` : ''}` : '',
      ),
    ]
  })
  const head = ['diet', ...people]
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** What a table says that was written by `sharesTable`: the met references by diet and person. */
export function sharesIn(table: string): Map<string, number> {
  const rows = table
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
  const [head = [], , ...body] = rows
  return new Map(
    body.flatMap(([diet, ...cells]) =>
      cells.map((cell, nth) => [`${diet}, ${head[nth + 1]}`, Number.parseInt(cell, 10)] as const),
    ),
  )
}
