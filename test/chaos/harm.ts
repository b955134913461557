import { databasePid } from '#test/crashes/server-process.ts'
import type { House } from './house.ts'
import type { Operator } from './operator.ts'
import type { Harm } from './plan.ts'

/** Does harm and returns at once; what was killed comes again by itself. The promise is for whoever waits until all are back. */
export function doHarm(house: House, operator: Operator, { harm, whom, forMs }: Harm): Promise<void> {
  note(house, whom)
  if (whom === 'operator') return operator.isKilled()
  if (harm === 'kill') return kill(house, whom, forMs)
  const line = house.lines.get(whom)
  if (!line) throw new Error(`There is no line ${whom}`)
  if (harm === 'cut') line.cut()
  else line[harm](forMs)
  return Promise.resolve()
}

function note({ partings }: House, whom: string): void {
  const [server = '', to = ''] = whom.split(' to ')
  // Neither can keep a server from noting that an e-mail was taken.
  if (server === 'operator' || to === 'payments' || whom === 'payments') return
  partings.push({ at: Date.now(), server: server.startsWith('server') ? server : null })
}

async function kill(house: House, whom: string, forMs: number): Promise<void> {
  if (whom === 'payments') return house.payments.again(forMs)
  if (whom === 'mail') return house.mail.again(forMs)
  if (whom === 'database') {
    const pid = await databasePid(house.dataDir())
    // One that is down is about to be started again by whoever uses it.
    if (pid !== null) process.kill(pid, 'SIGKILL')
    return
  }
  await house.servers.find(({ name }) => name === whom)?.kill(forMs)
}
