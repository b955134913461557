import { AsyncLocalStorage } from 'node:async_hooks'

interface Scope {
  texts: string[]
}

const scopes = new AsyncLocalStorage<Scope>()
let scopesOpen = 0

export interface StatementCounter {
  /** Runs `fn` and counts every statement that it, and what it awaits, sent: begin and commit included. */
  countStatements<T>(fn: () => T | Promise<T>): Promise<{ result: T; count: number; texts: string[] }>
}

export const statements: StatementCounter = {
  async countStatements(fn) {
    const scope: Scope = { texts: [] }
    scopesOpen++
    try {
      const result = await scopes.run(scope, async () => await fn())
      return { result, count: scope.texts.length, texts: scope.texts }
    } finally {
      scopesOpen--
    }
  },
}

/** Whether anyone counts: lets the pool skip all of this in production. */
export const counting = () => scopesOpen > 0

export function noteStatement(text: string) {
  if (scopesOpen > 0) scopes.getStore()?.texts.push(text)
}
