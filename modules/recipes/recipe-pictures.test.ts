import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import drawnDishes from '#content/drawn-dishes.json' with { type: 'json' }
import marks from '#content/recipe-picture-marks.json' with { type: 'json' }
import recipePictures from '#content/recipe-pictures.json' with { type: 'json' }
import { ownRecipes } from './own-library.ts'
import { popularRecipes } from './popular-recipes.ts'
import { isLeadPicture, linkPicture, photographOf, pictureOf } from './recipe-pictures.ts'
import { linkedRecipe } from './recipe-view.ts'

const { lead, card, none } = marks
const SHOWN_ON_HOME = 8

describe('the pictures of recipes', () => {
  it('were each looked at, and are marked once', () => {
    const marked = [...lead, ...card, ...none]
    expect(marked.toSorted()).toEqual([...new Set(marked)].toSorted())
    expect(marked).toEqual(expect.arrayContaining(Object.keys(recipePictures)))
    const named = new Set(ownRecipes().map(({ picture }) => picture))
    const strays = marked.filter(name => !named.has(name) && !name.startsWith('dish-'))
    expect(strays).toEqual([])
  })

  it('are not shown where they are not good enough: the drawing is, and a link shows the name beside it', () => {
    expect(none.length).toBeGreaterThan(0)
    for (const recipe of ownRecipes().filter(({ picture }) => none.includes(picture))) {
      expect(photographOf(recipe.picture), recipe.name).toBeNull()
      expect(pictureOf(recipe.picture)?.file, recipe.name).toMatch(/^drawn-/)
      expect(linkPicture(recipe)?.alt, recipe.name).toContain('drawing')
    }
  })

  it('are drawn for each recipe without a photograph, and for no other, and the files are there', async () => {
    const without = ownRecipes().filter(({ picture }) => photographOf(picture) === null)
    expect(Object.keys(drawnDishes).toSorted()).toEqual(without.map(({ picture }) => picture).toSorted())
    const files = new Set(await readdir('public/pictures'))
    const missing = Object.values(drawnDishes)
      .flatMap(({ file, widths }) => widths.flatMap(width => [`${file}-${width}.avif`, `${file}-${width}.webp`]))
      .filter(file => !files.has(file))
    expect(missing).toEqual([])
  })

  it('lead where they are the best, on the home page and as the first of a search', () => {
    expect(popularRecipes(SHOWN_ON_HOME).map(({ isLead }) => isLead)).toEqual(Array(SHOWN_ON_HOME).fill(true))
    const leads = ownRecipes().filter(({ picture }) => isLeadPicture(picture))
    expect(leads).toHaveLength(lead.length)
    for (const recipe of ownRecipes())
      expect(linkedRecipe(recipe).isLead === true, recipe.name).toBe(leads.includes(recipe))
  })
})
