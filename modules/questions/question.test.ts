import { expect, test } from 'vitest'
import { claimHints } from '#modules/catalogue/claim-hints.ts'
import { questionQuery, readQuestion, readQuestionPage } from './question.ts'

test('a question is read in clean text, with or without an address', () => {
  expect(readQuestion({ question: ' Is it\r\nvegan?\u0000 ', email: '' })).toEqual({
    ok: true,
    typed: { question: 'Is it\nvegan?', email: null },
  })
  expect(readQuestion({ question: 'x'.repeat(500), email: ' ann@mail.example ' })).toMatchObject({
    typed: { email: 'ann@mail.example' },
  })
})

test('what is wrong with it is said beside its field', () => {
  for (const typed of [{}, { question: 7 }, { question: ' \n' }, { question: 'x'.repeat(501) }])
    expect(readQuestion(typed)).toMatchObject({ ok: false, problems: { question: expect.any(String) } })
  for (const email of ['ann', 'a@b', 'ann@x.invalid', 'a@x.example,b@x.example'])
    expect(readQuestion({ question: 'Why?', email })).toMatchObject({
      ok: false,
      problems: { email: expect.any(String) },
    })
})

test('words that often claim something are pointed out once each', () => {
  expect(claimHints('It cured my cold. My COLD parcel came.')).toEqual(['cured', 'cold'])
  expect(claimHints('Small capsules, a broken lid, came on Tuesday. No secure lid.')).toEqual([])
})

test('the page that an address asks for is a number from 1; its own address says it again', () => {
  for (const odd of ['', '0', '-1', '1.5', '99999', 'x', '2 ']) {
    expect(readQuestionPage(new URLSearchParams({ 'question-page': odd })), odd).toBe(1)
  }
  for (const page of [1, 2, 14]) expect(readQuestionPage(new URLSearchParams(questionQuery(page)))).toBe(page)
  expect(questionQuery(1)).toEqual({})
})
