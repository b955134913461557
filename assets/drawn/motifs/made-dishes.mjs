// Pasta, bread and what was made in a kitchen, cut from paper.
import { at, box, circle, cut, drawn, ellipse, line, n, oval, path, points, round, uneven } from '../paper.mjs'

export const MADE_DISHES = {
  tube: ({ light, dark }, r) =>
    cut(
      fill =>
        path(
          `M${n(-r)} ${n(-r * 0.1)}L${n(r * 0.86)} ${n(-r * 0.3)}L${n(r)} ${n(r * 0.12)}L${n(-r * 0.86)} ${n(r * 0.34)}Z`,
          fill,
          `stroke="${fill}" stroke-width="6" stroke-linejoin="round"`,
        ),
      line(
        `M${n(-r * 0.8)} ${n(-r * 0.02)}L${n(r * 0.8)} ${n(-r * 0.19)}M${n(-r * 0.78)} ${n(r * 0.14)}L${n(r * 0.84)} ${n(-r * 0.04)}`,
        light,
        3,
        'opacity=".7"',
      ) + ellipse(r * 0.92, -r * 0.09, r * 0.08, r * 0.19, dark, 'opacity=".45"'),
    ),
  gnocchi: ({ dark, light }, r) =>
    cut(
      oval(r, r * 0.66),
      ellipse(-r * 0.1, -r * 0.14, r * 0.76, r * 0.4, light, 'opacity=".6"') +
        line(
          [-0.5, -0.16, 0.18, 0.5].map(x => `M${n(r * x)} ${n(-r * 0.4)}L${n(r * (x + 0.05))} ${n(r * 0.4)}`).join(''),
          dark,
          2.6,
          'opacity=".4"',
        ),
    ),
  dollop: ({ dark, light }, r, dice) =>
    cut(
      drawn(uneven(9, r, 0.18, dice)),
      path(uneven(8, r * 0.72, 0.16, dice), light) +
        line(
          `M${n(-r * 0.42)} ${n(r * 0.1)}C${n(-r * 0.3)} ${n(-r * 0.5)} ${n(r * 0.5)} ${n(-r * 0.4)} ${n(r * 0.36)} ${n(r * 0.08)}C${n(r * 0.26)} ${n(r * 0.36)} ${n(-r * 0.14)} ${n(r * 0.3)} ${n(-r * 0.08)} ${n(r * 0.02)}`,
          dark,
          4,
          'opacity=".35"',
        ),
    ),
  toast: ({ light, dark }, r) => {
    const loaf = k =>
      `M${n(-r * 0.8 * k)} ${n(r * k)}V${n(-r * 0.3 * k)}C${n(-r * 1.25 * k)} ${n(-r * 0.5 * k)} ${n(-r * 0.8 * k)} ${n(-r * 1.06 * k)} 0 ${n(-r * k)}C${n(r * 0.8 * k)} ${n(-r * 1.06 * k)} ${n(r * 1.25 * k)} ${n(-r * 0.5 * k)} ${n(r * 0.8 * k)} ${n(-r * 0.3 * k)}V${n(r * k)}Q0 ${n(r * 1.06 * k)} ${n(-r * 0.8 * k)} ${n(r * k)}Z`
    return cut(
      drawn(loaf(1)),
      path(loaf(0.88), light) +
        points(9, (angle, index) =>
          circle(
            Math.cos(angle * 2.3) * r * 0.5,
            Math.sin(angle * 1.4 + index) * r * 0.55,
            r * 0.03,
            dark,
            'opacity=".35"',
          ),
        ).join(''),
    )
  },
  cracker: ({ light, dark }, r, dice) =>
    cut(
      round(r),
      circle(0, 0, r * 0.93, light) +
        Array.from({ length: 46 }, () => {
          const angle = dice() * 6.3
          const out = Math.sqrt(dice()) * r * 0.84
          return ellipse(Math.cos(angle) * out, Math.sin(angle) * out, r * 0.08, r * 0.05, dark, 'opacity=".16"')
        }).join(''),
    ),
  roll: ({ base }, r) =>
    cut(
      round(r),
      circle(0, 0, r * 0.88, '#f7f1e2') +
        points(14, angle =>
          ellipse(Math.cos(angle) * r * 0.68, Math.sin(angle) * r * 0.68, r * 0.09, r * 0.06, '#e4dac2'),
        ).join('') +
        circle(0, 0, r * 0.42, base) +
        path(`M0 0L${at(-0.5, r * 0.42)}A${n(r * 0.42)} ${n(r * 0.42)} 0 0 1 ${at(1.5, r * 0.42)}Z`, '#e88a3c'),
    ),
  slab: ({ light, dark }, r) =>
    cut(
      fill => box(-r, -r * 0.62, r * 2, r * 1.24, r * 0.14, fill),
      box(-r * 0.95, -r * 0.58, r * 1.9, r * 1.02, r * 0.12, light) +
        line(
          `M${n(-r * 0.6)} ${n(-r * 0.3)}H${n(r * 0.6)}M${n(-r * 0.6)} ${n(r * 0.06)}H${n(r * 0.6)}`,
          dark,
          4,
          'opacity=".35"',
        ),
    ),
  cake: ({ light, dark }, r, dice) =>
    cut(
      round(r),
      circle(-r * 0.04, -r * 0.06, r * 0.9, light) +
        Array.from({ length: 12 }, () => {
          const angle = dice() * 6.3
          const out = Math.sqrt(dice()) * r * 0.72
          return circle(
            Math.cos(angle) * out,
            Math.sin(angle) * out,
            r * 0.06 + dice() * r * 0.06,
            dark,
            'opacity=".4"',
          )
        }).join(''),
    ),
  crisp: ({ light }, r, dice) =>
    cut(
      drawn(uneven(9, r, 0.2, dice)),
      path(uneven(8, r * 0.78, 0.16, dice), light) +
        line(`M${n(-r * 0.4)} ${n(r * 0.1)}Q0 ${n(-r * 0.34)} ${n(r * 0.4)} ${n(r * 0.1)}`, '#fff', 3, 'opacity=".3"'),
    ),
  wrap: ({ light, dark }, r) =>
    cut(
      fill => box(-r, -r * 0.34, r * 2, r * 0.68, r * 0.3, fill),
      box(-r * 0.98, -r * 0.31, r * 1.8, r * 0.4, r * 0.2, light) +
        [-0.5, -0.1, 0.4].map(x => ellipse(r * x, r * 0.05, r * 0.08, r * 0.06, dark, 'opacity=".35"')).join(''),
    ),
  jacket: ({ light, dark }, r) =>
    cut(
      oval(r, r * 0.66),
      ellipse(-r * 0.03, -r * 0.04, r * 0.94, r * 0.58, light, 'opacity=".35"') +
        path(`M${n(-r * 0.78)} 0Q0 ${n(-r * 0.62)} ${n(r * 0.78)} 0Q0 ${n(r * 0.62)} ${n(-r * 0.78)} 0Z`, '#f6e7b8') +
        line(
          `M${n(-r * 0.5)} ${n(-r * 0.06)}q${n(r * 0.12)} ${n(r * 0.16)} ${n(r * 0.26)} 0t${n(r * 0.26)} 0t${n(r * 0.26)} 0`,
          dark,
          3,
          'opacity=".3"',
        ),
    ),
  pancakes: ({ base, light, dark }, r) =>
    cut(
      fill => circle(0, 0, r, fill) + circle(r * 0.1, -r * 0.12, r * 0.98, fill),
      circle(0, 0, r, dark) +
        circle(r * 0.03, -r * 0.05, r * 0.98, base) +
        circle(r * 0.07, -r * 0.1, r * 0.97, dark) +
        circle(r * 0.09, -r * 0.14, r * 0.95, base) +
        circle(r * 0.07, -r * 0.16, r * 0.74, light, 'opacity=".55"'),
    ),
  pitta: ({ light, dark }, r) =>
    cut(
      drawn(
        `M${n(-r)} ${n(-r * 0.3)}Q${n(-r * 0.9)} ${n(r * 0.9)} 0 ${n(r * 0.9)}Q${n(r * 0.9)} ${n(r * 0.9)} ${n(r)} ${n(-r * 0.3)}Q0 ${n(-r * 0.12)} ${n(-r)} ${n(-r * 0.3)}Z`,
      ),
      path(
        `M${n(-r * 0.88)} ${n(-r * 0.12)}Q${n(-r * 0.8)} ${n(r * 0.78)} 0 ${n(r * 0.78)}Q${n(r * 0.8)} ${n(r * 0.78)} ${n(r * 0.88)} ${n(-r * 0.12)}Q0 ${n(r * 0.06)} ${n(-r * 0.88)} ${n(-r * 0.12)}Z`,
        light,
      ) +
        [
          [-0.4, 0.3],
          [0.1, 0.5],
          [0.45, 0.2],
        ]
          .map(([x, y]) => ellipse(r * x, r * y, r * 0.09, r * 0.06, dark, 'opacity=".35"'))
          .join(''),
    ),
  bagel: ({ light, dark }, r) =>
    cut(
      round(r),
      circle(0, 0, r * 0.9, light) +
        circle(0, 0, r * 0.3, dark) +
        points(12, angle => ellipse(Math.cos(angle) * r * 0.62, Math.sin(angle) * r * 0.62, 3, 2, '#fff7e0')).join(''),
    ),
}
