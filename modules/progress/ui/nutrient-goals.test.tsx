import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ShownOverview } from '../shown-overview.ts'
import { NutrientGoals } from './nutrient-goals.tsx'

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
    /Calcium– \/ 700 mg, not known(?! ?0)/,
  ],
  [
    'a known part says that there may be more',
    { amount: 350, isPart: true, percent: 50 },
    /Calcium350\+ \/ 700 mg, at least50 %/,
  ],
  ['nought that is known is nought', { amount: 0, isPart: false, percent: 0 }, /Calcium0 \/ 700 mg0 %/],
])('%s', (_, told, words) => {
  expect(wordsOf(told)).toMatch(words)
})
