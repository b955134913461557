import type { Activity, Sex } from '#modules/nutrition/needs/energy-need.ts'
import { energyParts, kcalText } from '../energy-parts.ts'
import { drawnAmounts } from '../swapped-amounts.ts'

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
  const against = { amount: Number(line), unit, decimals: Number(decimals), isLimit: limit !== undefined }
  const drawn = drawnAmounts(amounts, most, against)
  for (const [place, part] of drawn.parts.entries()) set(figure, `[data-part="${place}"]`, { ...part })
  set(figure, '[data-mark]', { x: drawn.markX })
  write(figure, '[data-sum]', drawn.sum)
  write(figure, '[data-standing]', drawn.standing)
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
