// Fruit, pulses, nuts and seeds, cut from paper.
import { at, blob, circle, cut, drawn, ellipse, line, n, path, points, round, shine, uneven } from '../paper.mjs'

export const FRUIT_AND_NUTS = {
  ball: (_, r) => cut(round(r), shine(-r * 0.3, -r * 0.34, r * 0.3, r * 0.22)),
  chickpea: ({ dark }, r, dice) =>
    cut(
      drawn(uneven(7, r, 0.14, dice)),
      line(`M${at(4.4, r * 0.8)}Q0 ${n(-r * 0.2)} ${at(0.3, r * 0.5)}`, dark, 2.2, 'opacity=".5"'),
    ),
  bean: (_, r) =>
    cut(
      drawn(
        `M${n(-r)} 0C${n(-r)} ${n(-r * 0.9)} ${n(r)} ${n(-r * 0.9)} ${n(r)} 0C${n(r)} ${n(r * 0.7)} ${n(r * 0.35)} ${n(r * 0.35)} 0 ${n(r * 0.32)}C${n(-r * 0.35)} ${n(r * 0.35)} ${n(-r)} ${n(r * 0.7)} ${n(-r)} 0Z`,
      ),
      shine(-r * 0.2, -r * 0.34, r * 0.34, r * 0.12, 0.3),
    ),
  citrus: ({ base, light }, r) =>
    cut(
      round(r),
      circle(0, 0, r * 0.88, '#fdf6df') +
        points(8, angle =>
          path(
            `M${at(angle, r * 0.12)}L${at(angle - 0.32, r * 0.74)}A${n(r * 0.74)} ${n(r * 0.74)} 0 0 1 ${at(angle + 0.32, r * 0.74)}Z`,
            light,
            `stroke="${base}" stroke-opacity=".25"`,
          ),
        ).join(''),
    ),
  wedge: ({ light }, r) => {
    const moon = (out, within) => `M${n(-r)} 0Q0 ${n(-out)} ${n(r)} 0Q0 ${n(within)} ${n(-r)} 0Z`
    return cut(drawn(moon(r * 1.5, r * 0.2)), path(moon(r * 1.16, r * 0.16), light))
  },
  drop: (_, r) =>
    cut(
      drawn(
        `M0 ${n(-r)}C${n(r * 0.7)} ${n(-r * 0.3)} ${n(r * 0.62)} ${n(r)} 0 ${n(r)}C${n(-r * 0.62)} ${n(r)} ${n(-r * 0.7)} ${n(-r * 0.3)} 0 ${n(-r)}Z`,
      ),
      shine(-r * 0.14, r * 0.2, r * 0.12, r * 0.3, 0.3),
    ),
  walnut: ({ dark }, r, dice) =>
    cut(
      drawn(blob(points(10, (_, index) => r * (index % 2 ? 0.84 : 1.06 + dice() * 0.08)))),
      line(
        `M0 ${n(-r * 0.8)}V${n(r * 0.8)}M${n(-r * 0.6)} ${n(-r * 0.3)}Q${n(-r * 0.2)} 0 ${n(-r * 0.6)} ${n(r * 0.3)}M${n(r * 0.6)} ${n(-r * 0.3)}Q${n(r * 0.2)} 0 ${n(r * 0.6)} ${n(r * 0.3)}`,
        dark,
        3,
        'opacity=".6"',
      ),
    ),
  halffruit: ({ light, dark }, r) =>
    cut(round(r), circle(0, 0, r * 0.88, light) + ellipse(0, 0, r * 0.3, r * 0.36, dark)),
  kiwi: ({ base, light }, r) =>
    cut(
      round(r),
      circle(0, 0, r * 0.93, base) +
        points(14, angle => line(`M${at(angle, r * 0.34)}L${at(angle, r * 0.8)}`, light, 3, 'opacity=".55"')).join('') +
        circle(0, 0, r * 0.26, '#f2f0c0') +
        points(14, angle =>
          ellipse(Math.cos(angle + 0.2) * r * 0.42, Math.sin(angle + 0.2) * r * 0.42, r * 0.05, r * 0.035, '#2a2a1a'),
        ).join(''),
    ),
  strawberry: ({ light, dark }, r) =>
    cut(
      drawn(
        `M0 ${n(r)}C${n(-r * 0.9)} ${n(r * 0.3)} ${n(-r * 0.9)} ${n(-r * 0.8)} 0 ${n(-r * 0.7)}C${n(r * 0.9)} ${n(-r * 0.8)} ${n(r * 0.9)} ${n(r * 0.3)} 0 ${n(r)}Z`,
      ),
      ellipse(0, 0, r * 0.3, r * 0.5, light, 'opacity=".7"') +
        points(9, angle => ellipse(Math.cos(angle) * r * 0.42, Math.sin(angle) * r * 0.48, 2, 3, '#f6d98a')).join('') +
        points(5, angle =>
          path(
            `M0 ${n(-r * 0.66)}L${n(Math.cos(angle) * r * 0.4)} ${n(-r * 0.8 + Math.sin(angle) * r * 0.2)}L${n(Math.cos(angle + 0.5) * r * 0.18)} ${n(-r * 0.72)}Z`,
            dark,
          ),
        ).join(''),
    ),
  raspberry: ({ light, dark }, r) =>
    cut(
      round(r * 0.94),
      points(7, angle => circle(Math.cos(angle) * r * 0.56, Math.sin(angle) * r * 0.56, r * 0.32, light)).join('') +
        points(7, angle =>
          circle(
            Math.cos(angle) * r * 0.56 + r * 0.06,
            Math.sin(angle) * r * 0.56 + r * 0.08,
            r * 0.32,
            'none',
            `stroke="${dark}" stroke-opacity=".5" stroke-width="2"`,
          ),
        ).join('') +
        circle(0, 0, r * 0.3, light) +
        circle(0, 0, r * 0.12, dark, 'opacity=".6"'),
    ),
}
