import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import papaparse from 'papaparse'
import { figureHashes, linesOf } from '../content/figures-hash.ts'
import { FIGURES } from '../content/foods/figures.ts'
import { US_FIGURES } from '../content/foods/us-figures.ts'
import type { NutrientKey } from '../modules/nutrition/nutrients.ts'
import { isStated, readingsOfCofid, readingsOfSr28, type TableRow } from './table-rows.ts'

/**
 * `npm run figures -- FOLDER`: holds every figure of every food against the row of the table that it names, and notes the
 * lines that agree in `content/held-figures.json`. The tables are too large to be kept here and are read from FOLDER:
 * `uk-cofid.csv` (CoFID 2021) and `usda.csv` (SR28), a row a food, with the columns that `table-rows.ts` names.
 */

const NOTED = fileURLToPath(new URL('../content/held-figures.json', import.meta.url))

/** Figures that are not their row's, and why. */
const OTHERWISE: { readonly [food: string]: { readonly [K in NutrientKey]?: string } } = {
  'port-salut': { vitaminAUg: 'the row states the retinol equivalents, 299, and leaves the retinol in them blank' },
  'liver-sausage': { vitaminAUg: 'the row states the retinol equivalents and leaves the carotene in them blank' },
  'vegetarian-oyster-sauce': { vitaminB12Ug: 'the row is of a sauce with oysters' },
  'avocado-oil': { sugarsG: 'no sugars where there is no carbohydrate' },
  'low-fat-yogurt': { fibreG: 'milk holds none' },
  'chana-dal': { manganeseMg: 'the row states 21.3 mg, ten times what its own boiled chickpeas have: left unknown' },
}

function rowsOf(folder: string, file: string, key: string): Map<string, TableRow[]> {
  const text = readFileSync(join(folder, file), 'utf8')
  const { data, errors } = papaparse.parse<TableRow>(text.trimEnd(), { header: true })
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return Map.groupBy(data, row => row[key] ?? '')
}

const folder = process.argv[2]
if (!folder) throw new Error('Say where the tables are: npm run figures -- FOLDER')
const cofid = rowsOf(folder, 'uk-cofid.csv', 'description')
const sr28 = rowsOf(folder, 'usda.csv', 'ndb_no')

/** The rows that may be meant: CoFID has some names twice. */
function rowsNamed(table: string, named: string): readonly TableRow[] {
  if (table === 'CoFID 2021') return cofid.get(named) ?? []
  return (sr28.get(named.slice(0, 5)) ?? []).filter(({ description }) => description === named.slice(6))
}

interface Line {
  readonly id: string
  readonly table: string
  readonly row: string
  /** Those that the line has something to say of. */
  readonly figures: readonly (readonly [key: NutrientKey, figure: string])[]
}

/** What of a line its row does not state, a sentence a figure. */
function wrongIn({ id, table, row, figures }: Line): readonly string[] {
  const rows = rowsNamed(table, row)
  if (rows.length === 0) return [`${id}: ${table} has no row '${row}'`]
  const readings = table === 'CoFID 2021' ? readingsOfCofid : readingsOfSr28
  const wrong = rows.map(named =>
    figures.flatMap(([key, figure]) => {
      const stated = readings(named, key)
      if (OTHERWISE[id]?.[key] || isStated(figure, stated)) return []
      return [`${id}: ${key} is '${figure}', '${row}' has ${stated.map(each => each ?? 'nothing').join(' or ')}`]
    }),
  )
  return wrong.toSorted((one, other) => one.length - other.length)[0] ?? []
}

function wrongLines(text: string, lineOf: (cells: readonly string[]) => Omit<Line, 'figures'>, saysBlank: boolean) {
  const keys = (text.slice(0, text.indexOf('\n')).split('|').at(-1) ?? '').split(',') as NutrientKey[]
  return new Map(
    linesOf(text).map(words => {
      const cells = words.split('|')
      const values = (cells.at(-1) ?? '').split(',')
      const figures = keys.map((key, place) => [key, values[place] ?? ''] as const)
      const line = { ...lineOf(cells), figures: figures.filter(([, figure]) => saysBlank || figure !== '') }
      return [line.id, line.table === 'label' ? [] : wrongIn(line)]
    }),
  )
}

const own = wrongLines(FIGURES, ([id = '', table = '', row = '']) => ({ id, table, row }), true)
// What is blank there is for the food's own table to say.
const filled = wrongLines(US_FIGURES, ([id = '', row = '']) => ({ id, table: 'SR28', row }), false)
const wrong = [...own.values(), ...filled.values()].flat()
const agree = [...figureHashes(FIGURES, US_FIGURES)].filter(([name]) => {
  const lines = name.startsWith('us ') ? filled.get(name.slice(3)) : own.get(name)
  return lines?.length === 0
})
writeFileSync(NOTED, `${JSON.stringify(Object.fromEntries(agree), null, 2)}\n`)
for (const words of wrong) console.error(words)
console.log(`${agree.length} lines agree with the rows that they name, ${wrong.length} figures do not.`)
process.exitCode = wrong.length === 0 ? 0 : 1
