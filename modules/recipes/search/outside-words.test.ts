import { expect, it } from 'vitest'
import { readIngredientLine } from '#modules/nutrition/lines/ingredient-line.ts'
import { singular } from '../cooking/tokens.ts'
import { knownFoods } from '../known-foods.ts'
import { askedInWords } from './asked-in-words.ts'
import { figureAsked } from './typed-nutrient.ts'

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])('%s is a word like any other', word => {
  const lines = [word, `2 ${word}`, `1 ${word} of milk`, `${word} 200 g flour`, `red ${word}`, `½ large ${word} free`]
  for (const line of lines) {
    expect(JSON.stringify(readIngredientLine(line, knownFoods()))).not.toContain('native code')
    expect(askedInWords(line).words).toBeTypeOf('string')
    expect(askedInWords(`soup without ${line}`).words).toBeTypeOf('string')
  }
  expect(figureAsked(`how much ${word} in an egg`)).toBeNull()
  expect(singular(word)).toBe(word)
})
