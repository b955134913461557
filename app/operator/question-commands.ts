import Table from 'cli-table3'
import type { Command } from 'commander'
import { LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { claimHints } from '#modules/catalogue/claim-hints.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { answerQuestion, type Decided, refuseQuestion } from '#modules/questions/commands/answering.ts'
import { type Question, questionByNumber, questionsFor } from '#modules/questions/queries.ts'
import {
  LONGEST_ANSWER,
  QUESTION_REFUSAL_IDS,
  QUESTION_REFUSALS,
  type QuestionRefusal,
  type QuestionState,
} from '#modules/questions/question.ts'
import { Refusal } from './open-shop.ts'
import { idOf, ownWords, questionRefusalOf } from './review-arguments.ts'
import type { Runs, Told } from './shop-call.ts'

const SELECTIONS: readonly (QuestionState | 'all')[] = ['waiting', 'answered', 'refused', 'all']
const MOST_SHOWN = 200

/** `npm run shop -- questions …` */
export function addQuestionCommands(program: Command, runs: (command: Command) => Runs): void {
  const questions = program.command('questions').description('read what visitors ask about products, and answer it')
  addLooks(questions, runs)
  addAnswers(questions, runs)
}

function addLooks(questions: Command, runs: (command: Command) => Runs): void {
  questions
    .command('list', { isDefault: true })
    .description('the questions that wait for an answer, the longest waiting first')
    .option('--state <state>', `which: ${SELECTIONS.join(', ')}`, 'waiting')
    .action((options: { state: string }, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const selection = SELECTIONS.find(state => state === options.state)
        if (!selection) throw new Refusal(`Questions are listed by ${SELECTIONS.join(', ')}.`)
        const found = await questionsFor(shop.db, selection, MOST_SHOWN)
        if (json) return call.say(JSON.stringify({ questions: found }))
        call.say(found.length === 0 ? 'No such questions.' : questionTable(found))
        if (found.length === MOST_SHOWN) call.say(`Only the first ${MOST_SHOWN} are shown.`)
      }),
    )
  questions
    .command('show')
    .description('all of one question, and what in it asks about health')
    .argument('<question>', 'its number, such as 7', idOf)
    .action((number: number, _options: object, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const question = await questionByNumber(shop.db, number)
        if (!question) throw new Refusal(`There is no question ${number}.`)
        call.say(json ? JSON.stringify(question) : questionText(question))
      }),
    )
}

function addAnswers(questions: Command, runs: (command: Command) => Runs): void {
  questions
    .command('answer')
    .description('show it with its answer on the page of its product, and write to whoever asked')
    .argument('<question>', 'its number, such as 7', idOf)
    .argument('<words>', 'the answer, for everybody to read; other words take the place of those before')
    .option('--claims-checked', 'what it says of health is in the register, or it says nothing of health')
    .action((number: number, words: string, options: { claimsChecked?: boolean }, command: Command) =>
      runs(command)(async told => {
        const answer = ownWords(words, LONGEST_ANSWER, options.claimsChecked === true)
        tell(told, await answerQuestion(deps(told), number, answer, told.by), 'Answered')
      }),
    )
  questions
    .command('refuse')
    .description('do not show it, or no longer, and write to whoever asked why')
    .argument('<question>', 'its number, such as 7', idOf)
    .requiredOption(
      '--reason <reason>',
      QUESTION_REFUSAL_IDS.map(id => `${id} (${QUESTION_REFUSALS[id].name.toLowerCase()})`).join(', '),
      questionRefusalOf,
    )
    .action((number: number, { reason }: { reason: QuestionRefusal }, command: Command) =>
      runs(command)(async told => tell(told, await refuseQuestion(deps(told), number, reason, told.by), 'Refused')),
    )
}

const deps = ({ call, shop }: Told) => ({ db: shop.db, jobs: shop.jobs, now: call.now })

function questionTable(questions: readonly Question[]): string {
  const head = ['Question', 'Asked', 'State', 'Product', 'Words']
  const table = new Table({ style: { head: [], border: [] }, head, colWidths: [null, null, null, null, 60] })
  for (const { number, askedAt, state, productId, question } of questions)
    table.push([
      String(number),
      momentText(askedAt, LONDON),
      state,
      WORDS[productId].name,
      question.replaceAll('\n', ' '),
    ])
  return table.toString()
}

function questionText({ number, productId, state, question, answer, reason, by, why }: Question): string {
  const hints = claimHints(question)
  return [
    `Question ${number} about ${WORDS[productId].name}, ${state}${reason ? `: ${QUESTION_REFUSALS[reason].name}` : ''}`,
    '',
    question,
    '',
    ...(hints.length > 0 ? [`May ask about health, on which a shop gives no advice: ${hints.join(', ')}`] : []),
    ...(answer ? [`Answer: ${answer}`] : []),
    ...(by ? [`By ${by}${why ? `: ${why}` : ''}`] : []),
  ].join('\n')
}

/** Tells what became of it. @throws a refusal when nothing did */
function tell({ call, json }: Told, done: Decided, words: string): void {
  if (!done.ok) throw new Refusal(done.words)
  const { question, changed } = done
  const said = changed
    ? `${words}: question ${question.number}.`
    : `${question.number} was so already: nothing was changed.`
  call.say(json ? JSON.stringify({ ...question, changed }) : said)
}
