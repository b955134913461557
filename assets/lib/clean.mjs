// Takes the grain out of a rendering without softening what is in it. Called by clean.py:
//   node clean.mjs <folder> <width> <height>
//
// The picture was rendered twice from different random numbers. Where the two differ there is grain,
// and how much says how far light may be evened out; the surfaces' colours and directions, which are
// nearly free of grain, say where it must stop. Colour is divided out first, so that print on a label
// stays as sharp as it was drawn.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
const STEPS = [1, 2, 4, 8]
const STRENGTH = 2
const FACING_TOLERANCE = 0.02
const COLOUR_TOLERANCE = 0.004
/** Keeps black surfaces from dividing by nothing. */
const TINT_FLOOR = 0.05

const [folder, width, height] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])]
const count = width * height
const clamp = (value, most) => Math.min(Math.max(value, 0), most)

async function load(name) {
  const { buffer, byteOffset, byteLength } = await readFile(join(folder, name))
  return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength))
}

async function meanOf(pass) {
  const [one, two] = await Promise.all([load(`${pass}-1`), load(`${pass}-2`)])
  return one.map((value, i) => (value + two[i]) / 2)
}

/** Box blur of one channel, `reach` pixels to every side. */
function blurred(source, reach) {
  const across = new Float32Array(count)
  const out = new Float32Array(count)
  const share = 1 / (2 * reach + 1)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let d = -reach; d <= reach; d++) sum += source[y * width + clamp(x + d, width - 1)]
      across[y * width + x] = sum * share
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let d = -reach; d <= reach; d++) sum += across[clamp(y + d, height - 1) * width + x]
      out[y * width + x] = sum * share
    }
  return out
}

function brightness(light) {
  const out = new Float32Array(count)
  for (let i = 0; i < count; i++) out[i] = (light[3 * i] + light[3 * i + 1] + light[3 * i + 2]) / 3
  return out
}

function distance(array, a, b) {
  const r = array[a] - array[b]
  const g = array[a + 1] - array[b + 1]
  const s = array[a + 2] - array[b + 2]
  return r * r + g * g + s * s
}

/** One pass of an edge-stopping blur whose taps lie `step` pixels apart. */
function evened(light, variance, colour, facing, step) {
  const guide = blurred(brightness(light), 1)
  const spread = blurred(variance, 1)
  const out = new Float32Array(count * 3)
  const outVariance = new Float32Array(count)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      let [r, g, b, noise, weights] = [0, 0, 0, 0, 0]
      for (let ky = 0; ky < 5; ky++) {
        const row = clamp(y + (ky - 2) * step, height - 1) * width
        for (let kx = 0; kx < 5; kx++) {
          const j = row + clamp(x + (kx - 2) * step, width - 1)
          const change = guide[i] - guide[j]
          const unlike =
            (change * change) / (STRENGTH * (spread[i] + spread[j]) + 1e-7) +
            distance(facing, 3 * i, 3 * j) / FACING_TOLERANCE +
            distance(colour, 3 * i, 3 * j) / COLOUR_TOLERANCE
          if (unlike > 12) continue
          const weight = KERNEL[ky] * KERNEL[kx] * Math.exp(-unlike)
          r += weight * light[3 * j]
          g += weight * light[3 * j + 1]
          b += weight * light[3 * j + 2]
          noise += weight * weight * variance[j]
          weights += weight
        }
      }
      out[3 * i] = r / weights
      out[3 * i + 1] = g / weights
      out[3 * i + 2] = b / weights
      outVariance[i] = noise / (weights * weights)
    }
  return [out, outVariance]
}

const [colour, facing] = [await meanOf('colour'), await meanOf('facing')]
const [one, two] = [await load('light-1'), await load('light-2')]
const tint = colour.map(value => value + TINT_FLOOR)
let light = one.map((value, i) => (value + two[i]) / 2 / tint[i])
const difference = brightness(one.map((value, i) => (value - two[i]) / 2 / tint[i]))
let variance = blurred(
  difference.map(value => value * value),
  3,
)
for (const step of STEPS) [light, variance] = evened(light, variance, colour, facing, step)
await writeFile(
  join(folder, 'clean'),
  light.map((value, i) => value * tint[i]),
)
