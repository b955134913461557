// Draws a dish from its own recipe: in what it is served, and what is in it.

import { bowl, dessert, pudding, soup } from './bowls.mjs'
import { diceOf } from './layout.mjs'
import { glass, mug, oven, pan } from './ovenware-and-drinks.mjs'
import { onBoard, plate } from './plates.mjs'
import { seenIn } from './serve.mjs'
import { servingOf } from './served.mjs'
import { ground, SIZE } from './table.mjs'
import { dip, toast } from './toasts-and-dips.mjs'

const VESSELS = { soup, bowl, plate, board: onBoard, dessert, pudding, oven, pan, toast, dip, glass, mug }

/** @param {{ name: string, wash: string, foods: { food: string, grams: number | null }[] }} dish its picture's name and what goes into it */
export function drawDish({ name, wash, foods }) {
  const dice = diceOf(name)
  const serving = servingOf(name)
  const seen = seenIn({ foods }, serving.without)
  const body = ground(wash, dice) + VESSELS[serving.in]({ name, wash, seen, serving, dice })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">${body}</svg>`
}
