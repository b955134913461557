// Vegetables, leaves and herbs, cut from paper.
import { at, blob, box, circle, cut, drawn, ellipse, line, n, path, points, round, shine } from '../paper.mjs'

export const VEGETABLES = {
  coin: ({ dark, light }, r) =>
    cut(round(r), circle(0, 0, r * 0.86, light) + circle(0, 0, r * 0.3, dark, 'opacity=".16"')),
  seeded: ({ dark, light }, r) =>
    cut(
      round(r),
      circle(0, 0, r * 0.87, light) +
        points(9, angle =>
          ellipse(Math.cos(angle) * r * 0.42, Math.sin(angle) * r * 0.42, r * 0.09, r * 0.05, dark, 'opacity=".45"'),
        ).join(''),
    ),
  tomato: ({ dark, light }, r) =>
    cut(
      round(r),
      circle(0, 0, r * 0.84, light) +
        points(4, angle =>
          ellipse(
            Math.cos(angle + 0.4) * r * 0.42,
            Math.sin(angle + 0.4) * r * 0.42,
            r * 0.27,
            r * 0.22,
            dark,
            'opacity=".55"',
          ),
        ).join('') +
        points(8, angle => circle(Math.cos(angle) * r * 0.43, Math.sin(angle) * r * 0.43, r * 0.055, '#f6d98a')).join(
          '',
        ),
    ),
  ring: ({ base, light }, r) =>
    cut(
      () => '',
      circle(0, 0, r, 'none', `stroke="${base}" stroke-width="${n(r * 0.28)}"`) +
        circle(0, 0, r * 0.92, 'none', `stroke="${light}" stroke-width="${n(r * 0.08)}"`),
    ),
  leaf: ({ dark }, r) => {
    const tip = `M0 ${n(r)}C${n(-r * 0.72)} ${n(r * 0.4)} ${n(-r * 0.55)} ${n(-r * 0.55)} 0 ${n(-r)}C${n(r * 0.55)} ${n(-r * 0.55)} ${n(r * 0.72)} ${n(r * 0.4)} 0 ${n(r)}Z`
    const side = sign =>
      `M0 ${n(r * 0.3)}L${n(sign * r * 0.34)} ${n(-r * 0.02)}M0 ${n(-r * 0.15)}L${n(sign * r * 0.28)} ${n(-r * 0.42)}`
    return cut(drawn(tip), line(`M0 ${n(r * 1.2)}L0 ${n(-r * 0.7)}${side(1)}${side(-1)}`, dark, 2, 'opacity=".55"'))
  },
  ruffle: ({ dark, light }, r, dice) =>
    cut(
      drawn(blob(points(18, (_, index) => r * ((index % 2 ? 0.82 : 1.08) + dice() * 0.12)))),
      path(blob(points(12, (_, index) => r * ((index % 2 ? 0.5 : 0.7) + dice() * 0.1))), light, 'opacity=".6"') +
        line(points(5, angle => `M0 0L${at(angle + dice() * 0.4, r * 0.72)}`).join(''), dark, 2, 'opacity=".4"'),
    ),
  sprig: ({ base }, r, dice) =>
    cut(
      () => '',
      line(`M0 ${n(r)}Q${n(r * 0.14)} 0 0 ${n(-r)}`, base, 2.6) +
        Array.from({ length: 7 }, (_, index) => {
          const y = r * 0.75 - index * r * 0.26
          const reach = r * (0.24 + dice() * 0.2)
          return line(
            `M${n(r * 0.05)} ${n(y)}l${n(reach)} ${n(-reach * 0.8)}M${n(r * 0.05)} ${n(y)}l${n(-reach)} ${n(-reach * 0.8)}`,
            base,
            2.2,
          )
        }).join(''),
    ),
  floret: ({ base, dark, light }, r) =>
    cut(
      fill =>
        path(
          `M${n(-r * 0.24)} ${n(r * 1.05)}L${n(-r * 0.16)} 0H${n(r * 0.16)}L${n(r * 0.24)} ${n(r * 1.05)}Q0 ${n(r * 1.2)} ${n(-r * 0.24)} ${n(r * 1.05)}Z`,
          fill,
        ) + circle(0, -r * 0.2, r * 0.8, fill),
      path(`M${n(-r * 0.2)} ${n(r)}L${n(-r * 0.14)} 0H${n(r * 0.14)}L${n(r * 0.2)} ${n(r)}Z`, light) +
        points(7, angle =>
          circle(Math.cos(angle) * r * 0.52, -r * 0.2 + Math.sin(angle) * r * 0.5, r * 0.38, base),
        ).join('') +
        points(9, angle =>
          circle(
            Math.cos(angle * 1.7) * r * 0.44,
            -r * 0.22 + Math.sin(angle * 2.3) * r * 0.42,
            r * 0.13,
            dark,
            'opacity=".32"',
          ),
        ).join('') +
        points(6, angle =>
          circle(
            Math.cos(angle + 0.7) * r * 0.36,
            -r * 0.3 + Math.sin(angle + 0.7) * r * 0.34,
            r * 0.1,
            light,
            'opacity=".4"',
          ),
        ).join(''),
    ),
  cube: ({ light }, r) =>
    cut(fill => box(-r, -r, r * 2, r * 2, r * 0.3, fill), box(-r, -r, r * 1.62, r * 1.62, r * 0.26, light)),
  strip: ({ light }, r, dice) => {
    const bow = r * (dice() - 0.5) * 0.7
    const way = `M${n(-r)} 0Q0 ${n(bow)} ${n(r)} 0`
    return cut(
      fill => line(way, fill, n(r * 0.32)),
      line(
        `M${n(-r * 0.8)} ${n(-r * 0.04)}Q0 ${n(bow - r * 0.05)} ${n(r * 0.8)} ${n(-r * 0.04)}`,
        light,
        n(r * 0.08),
        'opacity=".8"',
      ),
    )
  },
  stick: ({ light }, r) =>
    cut(
      fill => box(-r, -r * 0.15, r * 2, r * 0.3, r * 0.1, fill),
      box(-r * 0.94, -r * 0.13, r * 1.88, r * 0.1, r * 0.05, light, 'opacity=".8"'),
    ),
  mushroom: ({ light, dark }, r) => {
    const cap = k =>
      `M${n(-r * k)} ${n(r * 0.08)}C${n(-r * k)} ${n(-r * 0.96 * k)} ${n(r * k)} ${n(-r * 0.96 * k)} ${n(r * k)} ${n(r * 0.08)}C${n(r * k)} ${n(r * 0.3)} ${n(r * 0.4)} ${n(r * 0.2)} ${n(r * 0.26)} ${n(r * 0.22)}L${n(r * 0.3)} ${n(r * 0.82 * k)}Q0 ${n(r * 0.98 * k)} ${n(-r * 0.3)} ${n(r * 0.82 * k)}L${n(-r * 0.26)} ${n(r * 0.22)}C${n(-r * 0.4)} ${n(r * 0.2)} ${n(-r * k)} ${n(r * 0.3)} ${n(-r * k)} ${n(r * 0.08)}Z`
    return cut(
      drawn(cap(1)),
      path(cap(0.86), light) +
        line(
          `M${n(-r * 0.58)} ${n(r * 0.02)}Q0 ${n(-r * 0.28)} ${n(r * 0.58)} ${n(r * 0.02)}`,
          dark,
          5,
          'opacity=".6"',
        ),
    )
  },
  spear: ({ dark, light }, r) =>
    cut(
      drawn(
        `M${n(-r)} ${n(-r * 0.09)}L${n(r * 0.55)} ${n(-r * 0.12)}Q${n(r * 0.82)} ${n(-r * 0.16)} ${n(r)} 0Q${n(r * 0.82)} ${n(r * 0.16)} ${n(r * 0.55)} ${n(r * 0.12)}L${n(-r)} ${n(r * 0.09)}Z`,
      ),
      line(`M${n(-r * 0.92)} ${n(-r * 0.03)}H${n(r * 0.4)}`, light, 3, 'opacity=".6"') +
        line(
          `M${n(r * 0.5)} 0l${n(r * 0.14)} ${n(-r * 0.08)}M${n(r * 0.66)} 0l${n(r * 0.14)} ${n(r * 0.08)}M${n(r * 0.05)} 0l${n(r * 0.12)} ${n(-r * 0.06)}M${n(-r * 0.4)} 0l${n(r * 0.12)} ${n(r * 0.05)}`,
          dark,
          3,
          'opacity=".6"',
        ),
    ),
  kernel: ({ light }, r) =>
    cut(
      fill => box(-r * 0.8, -r, r * 1.6, r * 2, r * 0.7, fill),
      ellipse(0, -r * 0.3, r * 0.4, r * 0.4, light, 'opacity=".7"'),
    ),
  avocado: ({ light }, r) => {
    const pear = k =>
      `M0 ${n(-r * k)}C${n(r * 0.5 * k)} ${n(-r * k)} ${n(r * 0.42 * k)} ${n(-r * 0.2 * k)} ${n(r * 0.66 * k)} ${n(r * 0.3 * k)}C${n(r * 0.9 * k)} ${n(r * 1.1 * k)} ${n(-r * 0.9 * k)} ${n(r * 1.1 * k)} ${n(-r * 0.66 * k)} ${n(r * 0.3 * k)}C${n(-r * 0.42 * k)} ${n(-r * 0.2 * k)} ${n(-r * 0.5 * k)} ${n(-r * k)} 0 ${n(-r * k)}Z`
    return cut(
      drawn(pear(1)),
      path(pear(0.9), light) +
        path(pear(0.7), '#f3eda9') +
        circle(0, r * 0.34, r * 0.28, '#7d4f2b') +
        shine(-r * 0.08, r * 0.26, r * 0.08, r * 0.06, 0.4),
    )
  },
}
