import type { EnergyShare } from '../nutrition-view.ts'

const MACROS = {
  protein: { word: 'Protein', fill: 'fill-blueberry', pattern: 'url(#stripes)' },
  carbohydrate: { word: 'Carbohydrate', fill: 'fill-turmeric', pattern: 'url(#dots)' },
  fat: { word: 'Fat', fill: 'fill-beetroot', pattern: null },
} as const

/** Which part of the energy is protein, carbohydrate and fat: by colour, by pattern and in words. */
export function EnergySources({ shares }: { shares: readonly EnergyShare[] }) {
  return (
    <section aria-labelledby="energy">
      <h3 id="energy">Where the energy comes from</h3>
      <Bar shares={shares} />
      <ul className="mt-2">
        {shares.map(({ macro, grams, percent }) => (
          <li
            key={macro}
            className="grid grid-cols-[auto_1fr_auto_3.5rem] items-center gap-3 border-b border-line py-3"
          >
            <svg width="14" height="14" aria-hidden="true" className="rounded-s">
              <Fill macro={macro} x={0} width={14} />
            </svg>
            {MACROS[macro].word}
            <span className="tabular-nums">{grams}</span>
            <span className="text-right tabular-nums">{percent} %</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const GAP = 0.6

function Bar({ shares }: { shares: readonly EnergyShare[] }) {
  let from = 0
  return (
    <svg className="mt-4 h-5 w-full rounded-s" viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id="stripes" width="1.4" height="5" patternUnits="userSpaceOnUse" patternTransform="skewX(-25)">
          <rect width="0.4" height="5" fill="#fff" opacity="0.45" />
        </pattern>
        <pattern id="dots" width="1.6" height="2" patternUnits="userSpaceOnUse">
          <ellipse cx="0.8" cy="1" rx="0.22" ry="0.4" fill="#fff" opacity="0.6" />
        </pattern>
      </defs>
      {shares.map(({ macro, percent }) => {
        const x = from
        from += percent
        return <Fill key={macro} macro={macro} x={x} width={Math.max(0, percent - GAP)} />
      })}
    </svg>
  )
}

function Fill({ macro, x, width }: { macro: EnergyShare['macro']; x: number; width: number }) {
  const { fill, pattern } = MACROS[macro]
  return (
    <>
      <rect x={x} width={width} height="100%" className={fill} />
      {pattern ? <rect x={x} width={width} height="100%" fill={pattern} /> : null}
    </>
  )
}
