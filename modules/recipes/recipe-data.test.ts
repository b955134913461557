import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { strayData } from '#test/requests/vocabulary.test-support.ts'
import { ownRecipes } from './own-library.ts'
import { recipeData } from './recipe-data.ts'
import { linkPicture, photographOf } from './recipe-pictures.ts'

const ORIGIN = 'https://thymewell.example'
const fileOf = (path: string) => fileURLToPath(new URL(`../../public${path}`, import.meta.url))

test('of every recipe search engines are told all that the guides ask for, and a picture of it, photographed or drawn', () => {
  for (const own of ownRecipes()) {
    const data = recipeData(own, null, ORIGIN) as { image: (string | { url: string })[]; recipeCuisine?: string }
    expect(strayData(data), own.name).toEqual([])
    // A drawing has one shape, and is told as what it is.
    const isPhotographed = photographOf(own.picture) !== null
    expect(
      data.image.map(image => typeof image),
      own.name,
    ).toEqual(isPhotographed ? Array(4).fill('string') : ['object'])
    const paths = data.image.map(image => (typeof image === 'string' ? image : image.url).replace(ORIGIN, ''))
    expect(paths.filter(path => !existsSync(fileOf(path)))).toEqual([])
    expect(data.recipeCuisine === undefined, own.name).toBe(own.cuisine === null)
  }
})

test('a link to any recipe shows a JPEG of 1200 x 630 that is of this recipe alone', async () => {
  const shown = ownRecipes().map(own => ({ own, picture: linkPicture(own) }))
  expect(shown.filter(({ picture }) => picture === null).map(({ own }) => own.name)).toEqual([])
  const paths = shown.map(({ picture }) => picture?.path ?? '')
  expect(new Set(paths).size).toBe(shown.length)
  for (const path of paths) {
    const { format, width, height } = await sharp(fileOf(path)).metadata()
    expect([format, width, height], path).toEqual(['jpeg', 1200, 630])
  }
})
