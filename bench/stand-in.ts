import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { EVENT_TYPES } from '#modules/orders/gateway.ts'
import { pagePath } from '#sandbox/stripe/hosted-page.ts'
import { type StandInOptions, startStripeStandIn } from '#sandbox/stripe/stand-in.ts'

/** The payment service and the mail server in a process of their own, so that their work is not the shop's. They answer at once. */

export type Asked = Pick<StandInOptions, 'dataDir' | 'secretKey' | 'webhookSecret' | 'prices'> & { shopUrl: string }

export interface Opened {
  apiPort: number
  mailPort: number
}

process.once('message', async ({ shopUrl, ...asked }: Asked) => {
  const pages = createServer((request, response) => void standIn.handlePage(request, response))
  const pagesUrl = `http://127.0.0.1:${await listening(pages)}`
  const standIn = await startStripeStandIn({
    ...asked,
    instant: true,
    webhookUrl: () => `${shopUrl}/hooks/stripe`,
    webhookTypes: EVENT_TYPES,
    pageUrl: session => pagesUrl + pagePath(session.id),
  })
  process.send?.({ apiPort: standIn.port, mailPort: await listening(mailServer().server) } satisfies Opened)
})
process.once('disconnect', () => process.exit(0))

/** Takes every e-mail, and keeps none. */
function mailServer() {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(mail, _session, taken) {
      mail.resume()
      mail.once('end', () => taken())
    },
  })
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
