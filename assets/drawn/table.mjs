// What dishes stand on, and what they are served in.
import { box, circle, ellipse, line } from './paper.mjs'

export const SIZE = { width: 960, height: 768 }
export const MIDDLE = { x: 480, y: 390 }

/** By day the grounds of the shop's own palette, and what a plate looks best on. */
export const GROUNDS = {
  turmeric: ['#e2cfa4', '#d8c394'],
  leaf: ['#c9d1bf', '#bcc6b0'],
  beetroot: ['#ddbdb5', '#d1ada4'],
  blueberry: ['#c2c8d4', '#b4bbc9'],
}

const WARES = [
  { rim: '#fbf8f1', well: '#f1ebdd', line: '#e3dac6' },
  { rim: '#3f5d52', well: '#36534a', line: '#2c463e' },
  { rim: '#e9ded0', well: '#e0d2c0', line: '#d2c1aa' },
  { rim: '#52637f', well: '#485874', line: '#3b4a64' },
]

/** Nothing hangs over the rim. */
export const within = (r, body) =>
  `<clipPath id="well"><circle cx="${MIDDLE.x}" cy="${MIDDLE.y}" r="${r}"/></clipPath><g clip-path="url(#well)">${body}</g>`

export const shadow = (x, y, r) => circle(x + r * 0.05, y + r * 0.09, r, '#26200f', 'opacity=".17"')
/** A cloth or a board under it, so that no two dishes of a list lie alike. */
export function ground(wash, dice) {
  const [base, dark] = GROUNDS[wash]
  const lines = Array.from({ length: 9 }, (_, index) =>
    box(0, 44 + index * 86, SIZE.width, 3, 0, dark, 'opacity=".5"'),
  ).join('')
  const cloth = `<g transform="rotate(${Math.round(-28 + dice() * 56)} 480 390)">${box(560, -300, 380, 1400, 0, dark, 'opacity=".55"')}${box(590, -300, 6, 1400, 0, base)}${box(904, -300, 6, 1400, 0, base)}</g>`
  const under = [lines, cloth, ''][Math.floor(dice() * 3)]
  return box(0, 0, SIZE.width, SIZE.height, 0, base) + under
}

export function ware(dice, r, depth) {
  const { rim, well, line: edge } = WARES[Math.floor(dice() * WARES.length)]
  const { x, y } = MIDDLE
  return shadow(x, y, r) + circle(x, y, r, rim) + circle(x, y, r * depth + 10, edge) + circle(x, y, r * depth, well)
}

export function spoon(dice) {
  const turn = Math.round(24 + dice() * 22)
  const shape = fill => ellipse(0, -150, 40, 58, fill) + box(-9, -100, 18, 330, 9, fill)
  return `<g transform="translate(858 420) rotate(${turn})"><g transform="translate(6 10)" opacity=".17">${shape('#26200f')}</g>${shape('#c9c4b6')}${ellipse(-6, -156, 25, 40, '#dedacd')}</g>`
}

export function board(dice) {
  const turn = Math.round(-5 + dice() * 10)
  const grain = [-150, -60, 40, 130]
    .map(dy => line(`M120 ${390 + dy}Q480 ${390 + dy - 24} 840 ${390 + dy}`, '#a9783f', 4, 'opacity=".35"'))
    .join('')
  return `<g transform="rotate(${turn} 480 390)">${box(96, 126, 780, 560, 60, '#26200f', 'opacity=".17"')}${box(84, 104, 780, 560, 60, '#c89a63')}${box(84, 104, 780, 544, 60, '#d8b07c')}${grain}</g>`
}
