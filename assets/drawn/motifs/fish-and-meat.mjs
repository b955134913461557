// Fish, meat and eggs, cut from paper.
import { at, circle, cut, drawn, ellipse, line, n, oval, path, points, shine, uneven } from '../paper.mjs'

export const FISH_AND_MEAT = {
  chunk: ({ light, dark }, r, dice) =>
    cut(
      drawn(uneven(7, r, 0.36, dice)),
      path(uneven(6, r * 0.7, 0.3, dice), light) +
        line(
          `M${n(-r * 0.4)} ${n(-r * 0.2)}L${n(r * 0.1)} ${n(-r * 0.34)}M${n(-r * 0.2)} ${n(r * 0.22)}L${n(r * 0.34)} ${n(r * 0.06)}`,
          dark,
          3,
          'opacity=".4"',
        ),
    ),
  fillet: ({ light, dark }, r) => {
    const body = (k, d = 0) =>
      `M${n(-r * k)} ${n(d)}C${n(-r * 0.7 * k)} ${n(-r * 0.5 * k)} ${n(r * 0.4 * k)} ${n(-r * 0.52 * k)} ${n(r * k)} ${n(-r * 0.1 * k)}C${n(r * 0.8 * k)} ${n(r * 0.42 * k)} ${n(-r * 0.7 * k)} ${n(r * 0.46 * k)} ${n(-r * k)} ${n(d)}Z`
    const flakes = [-0.5, -0.2, 0.1, 0.4]
      .map(x => `M${n(r * x)} ${n(-r * 0.28)}Q${n(r * (x + 0.16))} 0 ${n(r * x)} ${n(r * 0.24)}`)
      .join('')
    return cut(drawn(body(1)), path(body(0.9), light) + line(flakes, dark, 3, 'opacity=".5"'))
  },
  sardine: ({ dark, light }, r) =>
    cut(
      drawn(
        `M${n(-r)} 0C${n(-r * 0.6)} ${n(-r * 0.36)} ${n(r * 0.4)} ${n(-r * 0.34)} ${n(r * 0.72)} ${n(-r * 0.04)}L${n(r)} ${n(-r * 0.24)}L${n(r * 0.94)} ${n(r * 0.26)}L${n(r * 0.7)} ${n(r * 0.06)}C${n(r * 0.4)} ${n(r * 0.32)} ${n(-r * 0.6)} ${n(r * 0.32)} ${n(-r)} 0Z`,
      ),
      path(
        `M${n(-r * 0.86)} ${n(r * 0.04)}C${n(-r * 0.4)} ${n(r * 0.26)} ${n(r * 0.3)} ${n(r * 0.24)} ${n(r * 0.6)} ${n(r * 0.04)}Z`,
        light,
      ) +
        line(
          `M${n(-r * 0.7)} ${n(-r * 0.06)}Q0 ${n(-r * 0.16)} ${n(r * 0.56)} ${n(-r * 0.02)}`,
          dark,
          3,
          'opacity=".6"',
        ) +
        circle(-r * 0.78, -r * 0.04, r * 0.04, dark),
    ),
  prawn: ({ base, light, dark }, r) =>
    cut(
      fill =>
        line(
          `M${n(-r * 0.7)} ${n(r * 0.3)}A${n(r * 0.72)} ${n(r * 0.72)} 0 1 1 ${n(r * 0.6)} ${n(r * 0.44)}`,
          fill,
          n(r * 0.46),
        ),
      line(
        `M${n(-r * 0.68)} ${n(r * 0.18)}A${n(r * 0.7)} ${n(r * 0.7)} 0 1 1 ${n(r * 0.62)} ${n(r * 0.34)}`,
        light,
        n(r * 0.16),
      ) +
        path(`M${n(r * 0.5)} ${n(r * 0.5)}l${n(r * 0.02)} ${n(r * 0.44)}l${n(r * 0.36)} ${n(-r * 0.3)}Z`, dark) +
        points(5, (_, index) =>
          line(`M${at(3.6 + index * 0.62, r * 0.5)}L${at(3.6 + index * 0.62, r * 0.9)}`, base, 2, 'opacity=".7"'),
        ).join(''),
    ),
  mussel: ({ dark, light }, r) => {
    const shell = k =>
      `M${n(-r * k)} 0C${n(-r * 0.6 * k)} ${n(-r * 0.6 * k)} ${n(r * 0.7 * k)} ${n(-r * 0.62 * k)} ${n(r * k)} 0C${n(r * 0.7 * k)} ${n(r * 0.5 * k)} ${n(-r * 0.5 * k)} ${n(r * 0.46 * k)} ${n(-r * k)} 0Z`
    return cut(drawn(shell(1)), path(shell(0.82), dark) + ellipse(r * 0.12, 0, r * 0.5, r * 0.26, light))
  },
  halfegg: (_, r) =>
    cut(oval(r * 0.84, r), circle(0, r * 0.12, r * 0.46, '#f2a93b') + shine(-r * 0.12, 0, r * 0.14, r * 0.1, 0.5)),
  friedegg: (_, r, dice) =>
    cut(
      drawn(uneven(8, r, 0.3, dice)),
      circle(r * 0.05, -r * 0.02, r * 0.4, '#f2a32c') + shine(-r * 0.1, -r * 0.14, r * 0.12, r * 0.08, 0.6),
    ),
}
