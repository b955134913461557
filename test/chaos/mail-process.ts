import { appendFileSync } from 'node:fs'
import { startMailServer } from '#test/crashes/mail-server.ts'
import { answerQuestions } from './child.ts'
import type { TakenMail } from './mail-book.ts'

/** A mail server for each server of the shop, in a process that may be killed: what it took it has written down before it says so. */

export interface MailSettings {
  file: string
  servers: string[]
}

const { file, servers }: MailSettings = JSON.parse(process.argv[2] ?? '')
const ports = await Promise.all(
  servers.map(async by => {
    const { url } = await startMailServer(mail => {
      const taken: TakenMail = { by, at: Date.now(), ...mail }
      appendFileSync(file, `${JSON.stringify(taken)}\n`)
    })
    return [by, Number(new URL(url).port)] as const
  }),
)
answerQuestions(Object.fromEntries(ports), {})
