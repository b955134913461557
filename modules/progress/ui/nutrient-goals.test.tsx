import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ShownOverview } from '../shown-overview.ts'
import { MacroSplit } from './macro-split.tsx'
import { NutrientGoals } from './nutrient-goals.tsx'
import { StatCards } from './stat-cards.tsx'

const row = (told: { amount: number; isPart: boolean; percent: number }) => ({
  ...{ key: 'calciumMg', name: 'Calcium', target: 700, unit: 'mg', decimals: 0, trend: null, sources: [], ...told },
})

function wordsOf(told: Parameters<typeof row>[0]): string {
  const overview = { overview: { nutrients: [row(told)] } } as unknown as ShownOverview
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <NutrientGoals overview={overview} />
    </MemoryRouter>,
  )
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
}

test.each([
  [
    'unknown is no nought, and no part of a goal',
    { amount: 0, isPart: true, percent: 0 },
    /Calcium – \/ 700 mg, not known(?! ?0)/,
  ],
  [
    'a known part says that there may be more',
    { amount: 350, isPart: true, percent: 50 },
    /Calcium 350\+ \/ 700 mg, at least 50 %/,
  ],
  ['nought that is known is nought', { amount: 0, isPart: false, percent: 0 }, /Calcium 0 \/ 700 mg 0 %/],
])('%s', (_, told, words) => {
  expect(wordsOf(told)).toMatch(words)
})

test.each([
  ['the split', MacroSplit],
  ['the cards', StatCards],
])('%s of an unknown macronutrient is no nought', (_, View) => {
  const macro = (amount: number, isPart: boolean) => ({ ...MACRO, amount, isPart })
  const shown = (amount: number, isPart: boolean) => {
    const energy = { amount: 400, isPart: false, sources: [] }
    const told = { macros: [macro(amount, isPart)], energy, nutrients: [], waterMl: 500, activeMinutes: 20 }
    const around = { place: { view: 'today' }, goalKcal: 2000, plannedKcal: 0, waterTargetMl: 2000 }
    const active = { activity: { name: 'Light' }, activityLevel: 'light' }
    const overview = { overview: told, ...around, ...active } as unknown as ShownOverview
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <View overview={overview} energyUnit="kcal" />
      </MemoryRouter>,
    )
    return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  }
  expect(shown(0, true)).toContain('not known')
  expect(shown(0, true)).not.toMatch(/ 0 g/)
  expect(shown(0, false)).toMatch(/ 0 g/)
  expect(shown(7, true)).toContain('or more')
})

const MACRO = { look: 'protein', name: 'Protein', percent: 0, sources: [] }
