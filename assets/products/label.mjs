// Draws the wraparound label of each product. The strip starts and ends at the seam:
// front panel at a quarter of its width, back panel at three quarters, claim between them.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withDrawing } from '../lib/drawing.mjs'

// 640 px to one scene unit; scene.py wraps the strip round a bottle of radius 1.006, 1.62 high.
const WIDTH = 4046
const HEIGHT = 1036

const INK = '#143226'
const PAPER = '#F6F0E2'

function css({ band }) {
  return `
  body{background:${PAPER};color:${INK};font-family:Figtree}
  .band{position:absolute;left:0;right:0;bottom:0;height:196px;background:${band}}
  .front,.side,.back{position:absolute;top:0;bottom:0}
  .front{left:${WIDTH / 4 - 600}px;width:1200px;text-align:center}
  .brand{margin-top:88px;font:500 72px Fraunces;font-variation-settings:'SOFT' 100,'WONK' 0;color:${band}}
  .name{height:560px;display:grid;place-content:center;font:400 198px/.94 Fraunces;
    font-variation-settings:'SOFT' 100,'WONK' 0;letter-spacing:-.026em}
  .name.short{font-size:252px}
  .count{position:absolute;left:0;right:0;bottom:0;height:196px;font:500 56px/192px Figtree;color:${PAPER};letter-spacing:.005em}
  .side{left:${WIDTH / 2 - 300}px;width:600px;padding-top:170px;font:400 62px/1.16 Fraunces;
    font-variation-settings:'SOFT' 100,'WONK' 0;text-align:center;letter-spacing:-.01em}
  .back{left:${WIDTH * 0.75 - 520}px;width:1040px;padding-top:36px;font-family:Figtree}
  h2{font:440 62px/1.05 Fraunces;font-variation-settings:'SOFT' 100,'WONK' 0;letter-spacing:-.016em}
  .kind{display:flex;justify-content:space-between;font-weight:500;margin:8px 0 12px}
  table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums;margin-bottom:14px}
  th,td{text-align:right;padding:3px 0;border-top:2px solid ${INK}40;font-weight:400}
  th:first-child,td:first-child{text-align:left}
  th{font-weight:600;border-top:3px solid ${INK}}
  td:not(:first-child){width:190px}
  .form td:first-child{padding-left:32px}
  .form td{border-top-color:transparent}
  tr:last-child td{border-bottom:3px solid ${INK}}
  p{margin-bottom:10px}
  b{font-weight:650}
  .warn{font-weight:500}`
}

const plural = (n, unit) => `${n} ${unit}${n === 1 ? '' : 's'}`

function factRow([name, amount, nrv]) {
  const form = name.startsWith('as ') ? ' class="form"' : ''
  return `<tr${form}><td>${name}</td><td>${amount}</td><td>${nrv}</td></tr>`
}

function backPanel(product) {
  const dose = plural(product.dose, product.unit)
  const reference = product.facts.some(([, , nrv]) => nrv === '–')
    ? 'NRV: nutrient reference value; – none set.'
    : 'NRV: nutrient reference value.'
  // The fewer the lines, the larger they can be; a thumb's width of label is read without glasses then.
  const size = product.facts.length > 2 ? 30 : 35
  return `<div class="back" style="font-size:${size}px;line-height:${Math.round(size * 1.24)}px"><h2>${product.name}</h2>
  <div class="kind"><span>Food supplement</span><span>${product.count} · ${product.net}</span></div>
  <table><tr><th>Per daily dose (${dose})</th><th>Amount</th><th>% NRV</th></tr>${product.facts.map(factRow).join('')}</table>
  <p><b>Ingredients:</b> ${product.ingredients} ${product.allergens ?? ''}</p>
  <p><b>Directions:</b> take ${dose} a day with food and a glass of water.</p>
  <p class="warn">Do not exceed the recommended daily dose. Food supplements should not be used as a
  substitute for a varied diet. Keep out of the reach of young children.</p>
  <p>Store in a cool, dry place. Best before end and batch: see base. ${reference}</p>
  <p>Thymewell, United Kingdom.</p></div>`
}

function body(product) {
  const short = product.lines.length === 1 ? ' short' : ''
  return `<div class="band"></div>${backPanel(product)}
  <div class="front"><div class="brand">Thymewell</div>
  <div class="name${short}"><div>${product.lines.join('<br>')}</div></div>
  <div class="count">${product.count} · food supplement</div></div>
  ${product.claim ? `<div class="side">${product.claim}</div>` : ''}`
}

/** Writes `<folder>/<slug>.png` for every product. */
export async function drawLabels(products, folder) {
  await mkdir(folder, { recursive: true })
  await withDrawing(async shot => {
    for (const [slug, product] of Object.entries(products)) {
      const bytes = await shot({ width: WIDTH, height: HEIGHT, css: css(product), body: body(product) })
      await writeFile(join(folder, `${slug}.png`), bytes)
    }
  })
}
