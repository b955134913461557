import { expect, test } from 'vitest'
import { auditedTill } from '#modules/orders/till.fixture.ts'
import { askQuestion } from '#modules/questions/commands/asking.ts'
import { answeredQuestions } from '#modules/questions/queries.ts'
import type { Till } from '#test/till.ts'
import { typist } from './shop-call.fixture.ts'

let till: Till
auditedTill(opened => {
  till = opened
})
const typed = (words: string) => typist(till)(words)

async function asked(question: string): Promise<number> {
  const deps = { ...till.deps, attempts: { take: async () => 0, forget: async () => undefined } }
  const from = { pageId: 'a page', memberId: null, network: 'here' }
  for (const _ of [1, 2])
    expect(await askQuestion(deps, 'biotin', { question, email: 'a@mail.example' }, from)).toEqual({ ok: true })
  const { rows } = await till.database.pool.query('select number from product_question where question = $1', [question])
  expect(rows).toHaveLength(1)
  return rows[0].number
}
const answered = async () => (await answeredQuestions(till.database.db, 'biotin', 1)).answered
const told = async (state: string) =>
  (await till.jobsOf('question-decided')).filter(each => each.state === state).length

test('a question is listed, answered for everybody to read, and its asker is told once', async () => {
  const number = await asked('Is the shell vegan?')
  expect((await typed('questions')).said).toContain('Is the shell vegan?')
  expect(await answered()).toEqual([])
  const twice = await Promise.all(
    [1, 2].map(() => typed(`questions answer ${number} 'Yes, of plant fibre.' --by cleo`)),
  )
  expect(twice.map(({ code }) => code)).toEqual([0, 0])
  expect(twice.map(({ said }) => said).sort()).toEqual([
    `${number} was so already: nothing was changed.`,
    `Answered: question ${number}.`,
  ])
  expect(await told('answered')).toBe(1)
  expect(await answered()).toMatchObject([{ number, question: 'Is the shell vegan?', answer: 'Yes, of plant fibre.' }])
  expect((await typed(`questions show ${number}`)).said).toContain('By cleo')
  expect((await typed('questions')).said).toBe('No such questions.')
})

test('what we answer about health is checked first, and medical questions can be refused with the reason', async () => {
  const number = await asked('Will it cure my headache?')
  expect((await typed(`questions show ${number}`)).said).toContain('cure, headache')
  expect(await typed(`questions answer ${number} 'It relieves pain.'`)).toMatchObject({
    code: 1,
    wrong: expect.stringContaining('relieves, pain'),
  })
  expect(await typed(`questions answer ${number} 'No pain in opening it.' --claims-checked`)).toMatchObject({ code: 0 })
  const refused = JSON.parse((await typed(`questions refuse ${number} --reason medical --json`)).said)
  expect(refused).toMatchObject({ state: 'refused', reason: 'medical', answer: null, changed: true })
  expect(refused).not.toHaveProperty('email')
  expect(JSON.parse((await typed(`questions refuse ${number} --reason medical --json`)).said)).toMatchObject({
    changed: false,
  })
})

test('what is asked in a wrong way is told how to ask', async () => {
  expect(await typed('questions refuse 1 --reason bad')).toMatchObject({ code: 2 })
  expect(await typed('questions answer one two')).toMatchObject({ code: 2 })
  expect(await typed("questions answer 99999 'Yes.'")).toMatchObject({ code: 1, wrong: 'There is no question 99999.' })
  expect(await typed("questions answer 1 ' '")).toMatchObject({ code: 1 })
  expect(await typed('questions list --state open')).toMatchObject({ code: 1 })
})

test('the newest answers come first, a page at a time, and a page beyond the last is the last', async () => {
  await till.database.pool.query(
    `insert into product_question (id, product_id, question, state, answer, asked_at, decided_at, decided_by)
     select gen_random_uuid(), 'vitamin-c', 'Number ' || n || '?', 'answered', 'Yes.', now(), now() + n * interval '1 s', 'cleo'
     from generate_series(1, 25) as n`,
  )
  const pages = await Promise.all(
    [1, 2, 3, 4, 9999].map(page => answeredQuestions(till.database.db, 'vitamin-c', page)),
  )
  expect(pages.map(({ page, pageCount, answered }) => [page, pageCount, answered.length])).toEqual([
    [1, 3, 12],
    [2, 3, 12],
    [3, 3, 1],
    [3, 3, 1],
    [3, 3, 1],
  ])
  expect(pages.slice(0, 3).flatMap(({ answered }) => answered.map(({ question }) => question))).toEqual(
    Array.from({ length: 25 }, (_, index) => `Number ${25 - index}?`),
  )
  expect(await answeredQuestions(till.database.db, 'creatine', 7)).toEqual({ answered: [], page: 1, pageCount: 1 })
})
