import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NUTRIENT_KEYS } from '../nutrients.ts'

/** Daily totals are made in one place, `day-intake.ts`: this finds whoever makes a second. */

const ROOM = 'modules/nutrition/intake/'
const FIGURE = `(?:${NUTRIENT_KEYS.join('|')}|caloriesKcal|figureOf|lower|upper)`

/** What only a maker of totals has to do, and where it may stand. */
const MAKING: readonly (readonly [what: string, sign: RegExp, allowed: (path: string) => boolean])[] = [
  [
    'adds servings to a day',
    /\baddServings\b|emptyIntake<PerDay>/,
    path => path === `${ROOM}day-intake.ts` || path === `${ROOM}intake.ts`,
  ],
  [
    "makes figures 'per day'",
    /['"]per day['"]|as (?:unknown as )?Intake<PerDay>/,
    path => path === 'modules/nutrition/amounts.ts',
  ],
  ['sums intakes', /\b(?:sumIntakes|addTo|emptyIntake)\b/, path => path.startsWith(ROOM)],
  [
    'sums figures by hand',
    new RegExp(`(?:\\+=|\\.reduce\\()[^;]{0,120}?\\b${FIGURE}\\b|\\b${FIGURE}\\b[^;\\n]{0,60}\\+=`),
    path => path.startsWith(ROOM),
  ],
]

function secondPlaces(path: string, source: string): string[] {
  return MAKING.filter(([, sign, allowed]) => !allowed(path) && sign.test(source)).map(([what]) => `${path} ${what}`)
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$|\+types/.test(path))
    .map(path => `${folder}/${path}`)
}

test('there is one place where daily totals are made', () => {
  const paths = ['app', 'modules', 'platform', 'kit'].flatMap(sources)
  expect(paths.length).toBeGreaterThan(400)
  expect(paths.flatMap(path => secondPlaces(path, readFileSync(path, 'utf8')))).toEqual([])
})

describe('a second place is found', () => {
  test.each([
    ['const day = emptyIntake<PerDay>()\nfor (const one of eaten) addServings(day, one.serving, 1)'],
    ["return amountsOn('per day', figures)"],
    ['return total as unknown as Intake<PerDay>'],
    ['const week = sumIntakes(entries.map(entry => entry.intake))'],
    ['const kcal = entries.reduce((sum, entry) => sum + (entry.serving.energyKcal ?? 0), 0)'],
    ["let iron = 0\nfor (const one of eaten) iron += figureOf(one.intake, 'ironMg').amount"],
    ['for (let at = 0; at < 32; at += 1) total[at] += entry.intake.lower[at]'],
    ['const calories = planned.reduce(\n  (sum, { recipe }) => sum + (recipe.caloriesKcal ?? 0),\n  0,\n)'],
  ])('%s', source => {
    expect(secondPlaces('modules/planner/week.ts', source)).not.toEqual([])
    expect(secondPlaces('app/routes/dashboard/planner.tsx', source)).not.toEqual([])
  })

  test('and what only reads a day is none', () => {
    const source = "const iron = figureOf(wholeDay(dayIntake(portions, doses)), 'ironMg')\ncount += 1"
    expect(secondPlaces('modules/planner/week.ts', source)).toEqual([])
  })
})
