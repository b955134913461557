import type { Activity, Sex } from '#modules/nutrition/needs/energy-need.ts'
import { energyParts, kcalText } from '../energy-parts.ts'

/** Makes the figures in a text answer. The page holds what they need: no data is fetched. */
export function enliven(text: ParentNode): void {
  for (const figure of text.querySelectorAll<HTMLElement>('[data-figure=swaps]')) follow(figure, drawSwaps)
  for (const figure of text.querySelectorAll<HTMLElement>('[data-figure=energy]')) follow(figure, drawEnergy)
}

function follow(figure: HTMLElement, draw: (figure: HTMLElement) => void) {
  figure.addEventListener('input', () => draw(figure))
  draw(figure)
}

function drawSwaps(figure: HTMLElement) {
  const {
    unit = '',
    decimals = '1',
    line = '0',
    limit,
  } = figure.querySelector<HTMLElement>('.learn-live')?.dataset ?? {}
  const amounts = [...figure.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => Number(value))
  const most = [...figure.querySelectorAll('fieldset')].reduce((sum, row) => {
    return sum + Math.max(...[...row.querySelectorAll('input')].map(({ value }) => Number(value)))
  }, 0)
  const advised = Number(line)
  const whole = Math.max(most, advised)
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  let from = 0
  for (const [place, amount] of amounts.entries()) {
    const width = (amount / whole) * 100
    set(figure, `[data-part="${place}"]`, { x: from, width: Math.max(0, width - 0.4) })
    from += width
  }
  set(figure, '[data-mark]', { x: (advised / whole) * 100 - 0.4 })
  const isMet = limit === undefined ? sum >= advised : sum <= advised
  write(figure, '[data-sum]', `${sum.toFixed(Number(decimals))} ${unit}`)
  write(
    figure,
    '[data-standing]',
    `${isMet ? 'Met' : 'Not met'}, ${advised} ${unit} ${limit === undefined ? 'advised' : 'at most'}`,
  )
}

function drawEnergy(figure: HTMLElement) {
  const given = (name: string) =>
    figure.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value ?? ''
  const body = {
    sex: given('sex') as Sex,
    ageYears: Number(given('age')),
    weightKg: Number(given('kg')),
    heightCm: Number(given('cm')),
  }
  const found = energyParts(body, given('activity') as Activity)
  // While somebody types, the last figure stays.
  if (found.kind !== 'parts') return
  write(figure, '[data-all]', kcalText(found.all))
  write(figure, '[data-rest]', kcalText(found.rest))
  write(figure, '[data-moving]', kcalText(found.moving))
  set(figure, '[data-rest-bar]', { width: (found.rest / found.all) * 100 })
}

function set(figure: HTMLElement, what: string, attributes: { readonly [name: string]: number }) {
  const element = figure.querySelector(what)
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value.toFixed(2))
}

function write(figure: HTMLElement, what: string, text: string) {
  const element = figure.querySelector(what)
  if (element && element.textContent !== text) element.textContent = text
}
