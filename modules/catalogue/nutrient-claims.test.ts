import { describe, expect, it } from 'vitest'
import { nutrientPages } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { CLAIM_KEYS, claim, claimNutrient } from './claims.ts'
import { claimSentences, nutrientClaims } from './nutrient-claims.ts'

const SENTENCES = nutrientPages().flatMap(({ key }) => {
  const claims = nutrientClaims(key)
  return claims ? claimSentences(claims) : []
})

describe('the register of nutrients', () => {
  it('says of a nutrient every word that a product may say of it', () => {
    const ofProducts = CLAIM_KEYS.filter(key => claimNutrient(key) !== 'creatine').map(key => claim(key).text)
    expect(ofProducts.filter(text => !SENTENCES.includes(text))).toEqual([])
  })

  it('has claims for every vitamin and mineral, and none for fibre and sugars', () => {
    const without = nutrientPages().filter(({ key }) => nutrientClaims(key) === null)
    expect(without.map(({ slug }) => slug)).toEqual(['fibre', 'free-sugars'])
  })

  it('has thiamine, sodium and saturated fat in the words of Regulation (EU) 432/2012, and no others', () => {
    const said = (key: Parameters<typeof nutrientClaims>[0]) => {
      const claims = nutrientClaims(key)
      return claims && claimSentences(claims).toSorted()
    }
    expect(said('thiaminMg')).toEqual([
      'Thiamine contributes to normal energy-yielding metabolism',
      'Thiamine contributes to normal functioning of the nervous system',
      'Thiamine contributes to normal psychological function',
      'Thiamine contributes to the normal function of the heart',
    ])
    expect(said('sodiumMg')).toEqual([
      'Reducing consumption of sodium contributes to the maintenance of normal blood pressure',
    ])
    expect(said('saturatesG')).toEqual([
      'Reducing consumption of saturated fat contributes to the maintenance of normal blood cholesterol levels',
    ])
  })

  it('says nothing twice, and keeps to the forms of the register', () => {
    expect(new Set(SENTENCES).size).toBe(SENTENCES.length)
    const form = / (contributes to|has a role in the process of|is needed for the maintenance of normal|increases) /
    expect(SENTENCES.filter(text => !form.test(text) || /[.:;]/.test(text))).toEqual([])
  })

  it('cures nothing', () => {
    const illness = /\b(treat|cure|prevent|disease|risk|pain|weight|anti)/i
    expect(SENTENCES.filter(text => illness.test(text))).toEqual([])
  })
})
