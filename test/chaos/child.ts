import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'

/** A process of ours beside the shop, which may be killed and started again. It is asked, and answers, by messages. */
export interface Child {
  /** What it said first: where it is. */
  hello: Record<string, number>
  ask<Answer>(what: string, ...words: unknown[]): Promise<Answer>
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>
  ended: Promise<void>
}

export interface Question {
  id: number
  what: string
  words: unknown[]
}

type Said = { hello: Record<string, number> } | { id: number; answer?: unknown; problem?: string }

/** @param logFile where its complaints go; to those of the run where none is given */
export async function startChild(
  program: string,
  settings: object,
  { env = {}, logFile }: { env?: Record<string, string>; logFile?: string } = {},
): Promise<Child> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, JSON.stringify(settings)], {
    stdio: ['ignore', 'inherit', logFile === undefined ? 'inherit' : openSync(logFile, 'a'), 'ipc'],
    env: { ...process.env, ...env },
  })
  const killIt = () => void child.kill('SIGKILL')
  process.once('exit', killIt)
  const waiting = new Map<number, (said: Extract<Said, { id: number }>) => void>()
  const ended = new Promise<void>(resolve =>
    child.once('exit', () => {
      process.off('exit', killIt)
      resolve()
    }),
  )
  const hello = await new Promise<Record<string, number>>((resolve, reject) => {
    child.on('message', (said: Said) => {
      if ('hello' in said) resolve(said.hello)
      else waiting.get(said.id)?.(said)
    })
    void ended.then(() => reject(new Error(`${program} did not start`)))
  })
  let last = 0
  return {
    hello,
    ended,
    ask: (what, ...words) => {
      const id = ++last
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ answer, problem }) => {
          waiting.delete(id)
          if (problem === undefined) resolve(answer as never)
          else reject(new Error(problem))
        })
        void ended.then(() => reject(new Error('It was killed before it answered')))
        send(child, { id, what, words })
      })
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function send(child: ChildProcess, question: Question): void {
  if (child.connected) child.send(question, () => undefined)
}

/** The other end: says hello, and answers until whoever started it is gone. */
export function answerQuestions(
  hello: Record<string, number>,
  answers: Record<string, (...words: never[]) => unknown>,
): void {
  process.on('disconnect', () => process.exit(0))
  process.on('message', ({ id, what, words }: Question) => {
    Promise.resolve()
      .then(() => answers[what]?.(...(words as never[])))
      .then(
        answer => process.send?.({ id, answer }),
        (error: Error) => process.send?.({ id, problem: error.message }),
      )
  })
  process.send?.({ hello })
}
