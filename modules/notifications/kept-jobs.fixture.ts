import type { Jobs } from '#platform/jobs/jobs.ts'

/** Jobs as they are kept: one for each name and key, done when asked to. */
export function keptJobs() {
  const handlers = new Map<string, (data: never) => Promise<void>>()
  const kept = new Map<string, { name: string; data: object }>()
  let done = 0
  const jobs: Pick<Jobs, 'enqueue' | 'work'> = {
    async enqueue(_, name, data, { key = String(kept.size) } = {}) {
      if (!kept.has(`${name} ${key}`)) kept.set(`${name} ${key}`, { name, data })
    },
    async work(name, handler) {
      handlers.set(name, handler as never)
    },
  }
  return {
    jobs: jobs as Jobs,
    async run() {
      // What these note in their turn is for the next time.
      const all = [...kept.values()]
      for (const { name, data } of all.slice(done)) await handlers.get(name)?.(data as never)
      done = all.length
    },
  }
}
