import Table from 'cli-table3'
import type { Command } from 'commander'
import { LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { claimHints } from '#modules/catalogue/claim-hints.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import {
  type Moderated,
  publishReview,
  type ReadVersion,
  refuseReview,
  replyToReview,
} from '#modules/reviews/commands/moderation.ts'
import {
  type Review,
  type ReviewSelection,
  type ReviewStep,
  reviewById,
  reviewSteps,
  reviewsFor,
} from '#modules/reviews/queries/reviews.ts'
import { REFUSAL_IDS, REFUSALS, type Refusal as RefusalReason } from '#modules/reviews/refusal.ts'
import { LONGEST_REPLY, NAMELESS } from '#modules/reviews/review.ts'
import { Refusal } from './open-shop.ts'
import { idOf, ownWords, refusalOf, versionOf } from './review-arguments.ts'
import type { Runs, Told } from './shop-call.ts'

const SELECTIONS: readonly ReviewSelection[] = ['waiting', 'published', 'refused', 'withdrawn', 'all']
const MOST_SHOWN = 200

/** `npm run shop -- reviews …` */
export function addReviewCommands(program: Command, runs: (command: Command) => Runs): void {
  const reviews = program.command('reviews').description('read what buyers say, and decide whether it is shown')
  addLooks(reviews, runs)
  addDecisions(reviews, runs)
}

function addLooks(reviews: Command, runs: (command: Command) => Runs): void {
  reviews
    .command('list', { isDefault: true })
    .description('the reviews that wait to be read, the longest waiting first')
    .option('--state <state>', `which: ${SELECTIONS.join(', ')}`, 'waiting')
    .action((options: { state: string }, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const selection = SELECTIONS.find(state => state === options.state)
        if (!selection) throw new Refusal(`Reviews are listed by ${SELECTIONS.join(', ')}.`)
        const found = await reviewsFor(shop.db, selection, MOST_SHOWN)
        if (json) return call.say(JSON.stringify({ reviews: found.map(reviewFacts) }))
        call.say(found.length === 0 ? 'No such reviews.' : reviewTable(found))
        if (found.length === MOST_SHOWN) call.say(`Only the first ${MOST_SHOWN} are shown.`)
      }),
    )
  reviews
    .command('show')
    .description('all of one review, what in it may be a health claim, and what was done with it')
    .argument('<review>', 'its number, such as 12 or 12.2', idOf)
    .action((id: number, _options: object, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const review = await reviewById(shop.db, id)
        if (!review) throw new Refusal(`There is no review ${id}.`)
        const steps = await reviewSteps(shop.db, id)
        call.say(json ? JSON.stringify({ ...reviewFacts(review), history: steps }) : reviewText(review, steps))
      }),
    )
}

function addDecisions(reviews: Command, runs: (command: Command) => Runs): void {
  reviews
    .command('publish')
    .description('show it on the page of its product, and write to whoever wrote it')
    .argument('<review>', 'with the version that you have read, such as 12.2', versionOf)
    .action((read: ReadVersion, _options: object, command: Command) =>
      runs(command)(async told => tell(told, await publishReview(deps(told), read, told.by), 'Shown')),
    )
  reviews
    .command('refuse')
    .description('do not show it, or no longer, and write to its writer why; never because it is bad')
    .argument('<review>', 'with the version that you have read, such as 12.2', versionOf)
    .requiredOption(
      '--reason <reason>',
      REFUSAL_IDS.map(id => `${id} (${REFUSALS[id].name.toLowerCase()})`).join(', '),
      refusalOf,
    )
    .action((read: ReadVersion, { reason }: { reason: RefusalReason }, command: Command) =>
      runs(command)(async told => tell(told, await refuseReview(deps(told), read, reason, told.by), 'Refused')),
    )
  reviews
    .command('reply')
    .description('answer a review that is shown, below it')
    .argument('<review>', 'with the version that you have read, such as 12.2', versionOf)
    .argument('<words>', 'the answer, for everybody to read')
    .option('--claims-checked', 'what it says of health is in the register, or it says nothing of health')
    .action((read: ReadVersion, words: string, options: { claimsChecked?: boolean }, command: Command) =>
      runs(command)(async told => {
        const reply = ownWords(words, LONGEST_REPLY, options.claimsChecked === true)
        tell(told, await replyToReview(deps(told), read, reply, told.by), 'Answered')
      }),
    )
}

const deps = ({ call, shop }: Told) => ({ db: shop.db, jobs: shop.jobs, now: call.now })
const versioned = ({ id, version }: Review) => `${id}.${version}`

/** For programs. Whose order it is, nobody needs who decides about words. */
function reviewFacts(review: Review) {
  const { id, version, productId, state, stars, title, body, name, incentive, reason, reply } = review
  const { writtenAt, changedAt } = review
  return { id, version, productId, state, stars, title, body, name, incentive, reason, reply, writtenAt, changedAt }
}

function reviewTable(reviews: readonly Review[]): string {
  const head = ['Review', 'Written', 'State', 'Product', 'Stars', 'Title']
  const table = new Table({ style: { head: [], border: [] }, head, colWidths: [null, null, null, null, null, 44] })
  for (const review of reviews) {
    const { state, productId, stars, title, changedAt } = review
    table.push([versioned(review), momentText(changedAt, LONDON), state, WORDS[productId].name, String(stars), title])
  }
  return table.toString()
}

function reviewText(review: Review, steps: readonly ReviewStep[]): string {
  const hints = claimHints(`${review.title} ${review.body}`)
  return [
    `Review ${versioned(review)} of ${WORDS[review.productId].name}, ${review.state}${review.reason ? `: ${REFUSALS[review.reason].name}` : ''}`,
    `${review.stars} of 5 stars, by ${review.name || NAMELESS}`,
    ...(review.incentive ? [`Was given for it: ${review.incentive}`] : []),
    '',
    review.title,
    review.body,
    '',
    ...(hints.length > 0 ? [`May say something of health, which a shop must not show: ${hints.join(', ')}`] : []),
    ...(review.reply ? [`We answered: ${review.reply}`] : []),
    'History',
    ...steps.map(stepText),
  ].join('\n')
}

const stepText = ({ at, version, act, stars, by, reason, why }: ReviewStep) =>
  [`  ${momentText(at, LONDON)}  ${act}, version ${version}, ${stars} stars`, by && `by ${by}`, reason, why]
    .filter(Boolean)
    .join(', ')

/** Tells what became of it. @throws a refusal when nothing did */
function tell({ call, json }: Told, done: Moderated, words: string): void {
  if (!done.ok) throw new Refusal(done.words)
  const { review, changed } = done
  const said = changed
    ? `${words}: review ${versioned(review)}.`
    : `${versioned(review)} was so already: nothing was changed.`
  call.say(json ? JSON.stringify({ ...reviewFacts(review), changed }) : said)
}
