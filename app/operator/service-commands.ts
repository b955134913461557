import type { Command } from 'commander'
import { heldPayments } from '#modules/orders/queries/held-payments.ts'
import { diskRoom, isNearlyFull, roomInWords } from '#platform/db/disk-room.ts'
import { jobCounts } from '#platform/jobs/job-counts.ts'
import { askServer, NO_SERVER } from './ask-server.ts'
import { Refusal } from './open-shop.ts'
import { PLAIN_WORDS, type Runs, type Told } from './shop-call.ts'

/** A job that should have been done so long ago. */
const LATE_MINUTES = 10

const needSomebody = (ill: number, all: number) => `${ill} of ${all} need somebody.`

/** `npm run shop -- health`. */
export function addServiceCommands(program: Command, runs: (command: Command) => Runs): void {
  program
    .command('health')
    .description(
      'whether database, servers, payments, mail and jobs are well; the exit code is 1 when something is not',
    )
    .action((_options: object, command: Command) =>
      runs(command)(async told => {
        const found = await look(told)
        const ill = found.filter(({ well }) => !well)
        if (told.json) {
          const facts = Object.fromEntries(found.map(({ what, well, words }) => [what, { well, words }]))
          if (ill.length > 0) throw new Refusal(needSomebody(ill.length, found.length), facts)
          return told.call.say(JSON.stringify({ well: true, ...facts }))
        }
        const { say, paint = PLAIN_WORDS } = told.call
        for (const { what, well, words } of found)
          say(`${well ? paint('good', 'well') : paint('bad', 'ILL ')}  ${what}: ${words}`)
        if (ill.length > 0) throw new Refusal(needSomebody(ill.length, found.length))
      }),
    )
}

interface Finding {
  what: string
  well: boolean
  words: string
}

async function look(told: Told): Promise<Finding[]> {
  const { shop } = told
  const jobs = await jobCounts(shop.db, LATE_MINUTES)
  const held = await heldPayments(shop.db)
  const room = await diskRoom(shop.config.dataDir)
  const answer = await askServer(told, 'health')
  const says = (key: string) => String(answer?.facts[key] ?? '')
  const refused = (answer?.facts.refusedPrices ?? []) as readonly string[]
  return [
    // Whatever is below was asked of it.
    { what: 'database', well: true, words: 'answers' },
    { what: 'servers', well: answer !== null, words: answer ? 'one answers' : NO_SERVER },
    ...(answer
      ? [
          { what: 'payment service', well: says('payments') === 'answers', words: says('payments') },
          {
            what: 'prices',
            well: refused.length === 0,
            words: refused.length === 0 ? 'agree with the payment service' : `do not agree: ${refused.join(', ')}`,
          },
          { what: 'mail server', well: says('mail') === 'answers', words: says('mail') },
        ]
      : []),
    {
      what: 'jobs',
      well: jobs.late === 0,
      words: `${jobs.waiting} wait, ${jobs.late} of them for over ${LATE_MINUTES} minutes`,
    },
    { what: 'jobs given up', well: jobs.givenUp === 0, words: String(jobs.givenUp) },
    {
      what: 'payments without an order',
      well: held.length === 0,
      words: held.length === 0 ? '0' : `${held.length}; reconcile --since takes them up`,
    },
    {
      what: 'disk',
      well: room === null || !isNearlyFull(room),
      words: room === null ? 'no folder here' : roomInWords(room),
    },
  ]
}
