import { expect, test } from 'vitest'
import { joinedAnswers, type KnownAnswer, openQuestion, withAnswer } from './check-view.ts'

const at = (question: number, firstRight: boolean, isRight = firstRight): KnownAnswer => ({
  question,
  firstRight,
  isRight,
})

test('the first answer is the score, and what is right by now stays right', () => {
  const wrong = withAnswer([], 0, false)
  expect(wrong).toEqual([at(0, false)])
  const right = withAnswer(wrong, 0, true)
  expect(right).toEqual([at(0, false, true)])
  expect(withAnswer(right, 0, false)).toEqual([at(0, false, true)])
})

test('what the server knows is the score, and an answer given here since makes it right', () => {
  const joined = joinedAnswers(3, [at(0, false)], [at(0, true), at(2, true)])
  expect(joined).toEqual([at(0, false, true), null, at(2, true)])
  expect(openQuestion(joined)).toBe(1)
})

test('where everything is answered, none is open', () => {
  expect(openQuestion(joinedAnswers(1, [at(0, false)], []))).toBe(1)
  expect(openQuestion([])).toBe(0)
})
