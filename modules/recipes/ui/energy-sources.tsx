import type { EnergyShare } from '../nutrition-view.ts'

const MACROS = {
  protein: { word: 'Protein', letter: 'P', fill: 'fill-blueberry', pattern: 'url(#stripes)' },
  carbohydrate: { word: 'Carbohydrate', letter: 'C', fill: 'fill-turmeric', pattern: 'url(#dots)' },
  fat: { word: 'Fat', letter: 'F', fill: 'fill-beetroot', pattern: null },
} as const

/** Which part of the energy is protein, carbohydrate and fat: by colour, by pattern and in words. */
export function EnergySources({ shares }: { shares: readonly EnergyShare[] }) {
  return (
    <section aria-labelledby="energy">
      <h3 id="energy">Where the energy comes from</h3>
      <Bar shares={shares} />
      <ul className="mt-2">
        {shares.map(({ macro, grams, percent }) => (
          <li key={macro} className="flex flex-wrap items-center gap-x-3 border-b border-line py-3">
            {/* To the scale of the bar, so that the pattern is the same. */}
            <svg width="16" height="16" viewBox="0 0 3.8 3.8" aria-hidden="true" className="rounded-s">
              <Fill macro={macro} x={0} width={3.8} />
            </svg>
            <span className="flex-[1_0_8rem]">
              <b aria-hidden="true" className="mr-2 font-semibold text-ink-3">
                {MACROS[macro].letter}
              </b>{' '}
              {MACROS[macro].word}
            </span>{' '}
            <span className="tabular-nums">{grams}</span>{' '}
            <span className="min-w-11 text-right tabular-nums">{percent} %</span>
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
