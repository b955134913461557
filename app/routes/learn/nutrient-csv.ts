import { taggedAnswer } from '#app/middleware/etag.ts'
import { csvText } from '#modules/data-rights/csv.ts'
import { nutrientPageOf } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { figure, rankingOf, readNutrientQuery } from '../../page-parts/nutrients/nutrient-view.ts'
import type { Route } from './+types/nutrient-csv.ts'

/** The whole ranking, not only what the page shows. */
export function loader({ params, request }: Route.LoaderArgs) {
  const page = nutrientPageOf(params.nutrient)
  if (!page) return new Response('Not found\n', { status: 404 })
  const { choice } = readNutrientQuery(new URL(request.url).searchParams)
  const rows = rankingOf(page, choice).foods.map(({ name, portion, amount, isPlant, isAdded, source }, place) => ({
    rank: place + 1,
    food: name,
    portion: portion.words,
    portion_g: portion.grams,
    raw_weight: portion.isRawWeight ? 'yes' : 'no',
    [`${page.slug}_${page.unit}`]: figure(amount, page.decimals).replaceAll(',', ''),
    plant: isPlant ? 'yes' : 'no',
    added_by_maker: isAdded ? 'yes' : 'no',
    source,
  }))
  return taggedAnswer(request, csvText(rows), {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="thymewell-${page.slug}-in-foods.csv"`,
    'Cache-Control': 'public, max-age=3600',
    'X-Robots-Tag': 'noindex',
  })
}
