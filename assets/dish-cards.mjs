// Draws each recipe without a photograph from what is in it (drawn/), cuts the drawing like a photograph, and sets what
// messengers show for a link to it: 1200 x 630, JPEG, its name beside the drawing. No figure is on it that could age.
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ownRecipes } from '../modules/recipes/own-library.ts'
import { photographOf } from '../modules/recipes/recipe-pictures.ts'
import { washOfDish } from '../modules/recipes/recipe-view.ts'
import { mark } from './brand/icons.mjs'
import { cutDrawing, exists } from './cut.mjs'
import { drawDish } from './drawn/draw.mjs'
import { withDrawing } from './lib/drawing.mjs'

const SIZE = { width: 1200, height: 630 }
const JPEG = { quality: 62, mozjpeg: true }

const CSS = `
  body{background:#FBF8F1;color:#12291F;font-family:Fraunces;font-variation-settings:'SOFT' 100,'WONK' 0}
  .brand{position:absolute;left:72px;top:64px;display:flex;align-items:center;gap:14px;font-weight:500;font-size:38px;letter-spacing:-.01em}
  .brand svg{width:46px;height:46px}
  h1{position:absolute;left:72px;top:150px;bottom:72px;width:520px;display:flex;align-items:center;font-weight:380;line-height:1.06;letter-spacing:-.022em;text-wrap:balance}
  .dish{position:absolute;right:0;top:0;width:560px;height:630px}`

/** Long names are set smaller, so that all of a name is there. */
const typeSize = name => (name.length > 44 ? 56 : name.length > 28 ? 66 : 78)

/** The drawing fills its side of the card. */
const filling = drawing => drawing.replace('<svg ', '<svg class="dish" preserveAspectRatio="xMidYMid slice" ')

function card(name, drawing) {
  return `<div class="brand">${mark}Thymewell</div><h1 style="font-size:${typeSize(name)}px">${name.replaceAll('&', '&amp;')}</h1>${filling(drawing)}`
}

const drawingOf = recipe =>
  drawDish({
    name: recipe.picture,
    wash: washOfDish(recipe),
    foods: recipe.ingredients.map(({ food, grams }) => ({ food: food?.id ?? '', grams })),
  })

/**
 * Writes those that are not there yet. Their names carry a hash of what made them, because they are cached for ever.
 * @returns by the name of a recipe's picture, what a list of pictures says of the drawing, and the file of its card
 */
export async function drawDishes(folder) {
  const waiting = ownRecipes().filter(({ picture }) => photographOf(picture) === null)
  const drawn = waiting.map(({ name, picture, ...recipe }) => {
    const drawing = drawingOf({ picture, ...recipe })
    const body = card(name, drawing)
    return { picture, drawing, body, card: `og-${picture}-${hashOf(body)}.jpg` }
  })
  const pictures = {}
  for (const { picture, drawing } of drawn) pictures[picture] = await cutDrawing(drawing, picture, folder)
  await withDrawing(async shot => {
    for (const { body, card } of drawn) {
      const file = join(folder, card)
      if (await exists(file)) continue
      await writeFile(
        file,
        await sharp(await shot({ ...SIZE, css: CSS, body }))
          .jpeg(JPEG)
          .toBuffer(),
      )
    }
  })
  return { pictures, cards: Object.fromEntries(drawn.map(({ picture, card }) => [picture, card])) }
}

const hashOf = body =>
  createHash('sha256')
    .update(CSS + body)
    .digest('hex')
    .slice(0, 8)
