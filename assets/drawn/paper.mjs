// What drawings are made of. All lengths are pixels of a drawing of 960 x 768; a food is drawn around its own middle: a
// silhouette in one colour, and what lies on it.

export const n = value => Number(value.toFixed(1))
export const points = (count, at) =>
  Array.from({ length: count }, (_, index) => at((index / count) * Math.PI * 2, index))

export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`

export const ellipse = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`

export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`
export const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more && ` ${more}`}/>`

export const box = (x, y, width, height, r, fill, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`

export const at = (angle, r) => `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`

/** A closed line through points around the middle, without corners. */
export function blob(radii) {
  const step = (Math.PI * 2) / radii.length
  const xy = radii.map((r, index) => [Math.cos(index * step) * r, Math.sin(index * step) * r])
  const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const pairs = xy.map((point, index) => [point, middle(point, xy[(index + 1) % xy.length])])
  const start = middle(xy.at(-1), xy[0])
  return `M${n(start[0])} ${n(start[1])}${pairs.map(([by, to]) => `Q${n(by[0])} ${n(by[1])} ${n(to[0])} ${n(to[1])}`).join('')}Z`
}

export const uneven = (count, r, amount, dice) => blob(points(count, () => r * (1 - amount / 2 + dice() * amount)))
export const cut = (shape, on = '') => ({ shape, on })

export const oval = (rx, ry) => fill => ellipse(0, 0, rx, ry, fill)
export const round = r => fill => circle(0, 0, r, fill)

export const drawn = d => fill => path(d, fill)
export const shine = (x, y, rx, ry, strength = 0.35) => ellipse(x, y, rx, ry, '#fff', `opacity="${strength}"`)
