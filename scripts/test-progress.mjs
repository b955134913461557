/**
 * One line that says what is running, how much is done of how much, and how long the rest takes: painted over at a
 * terminal, now and then in a log. TEST_PLAN has what is known of the other parts.
 */

const EVERY_MS = { terminal: 500, log: 20_000 }

/**
 * 'journeys, 4 of 5: 32 of 60, 1 failed · about 6 min left · cart.spec.ts › …'
 * @param {{ label: string, laterSeconds: number | null, expectedSeconds: number | null }} plan
 * @param {{ done: number, total: number, failed: number, running: string, elapsedSeconds: number }} state
 */
export function progressLine(plan, state) {
  const failed = state.failed > 0 ? `, ${state.failed} failed` : ''
  const left = leftSeconds(plan, state)
  const parts = [`${plan.label}: ${state.done} of ${state.total}${failed}`]
  if (left !== null) parts.push(`${inWords(left)} left`)
  if (state.running) parts.push(state.running)
  return parts.join(' · ')
}

/** What is done tells how quick this part is; before that, the last run does. Null where neither is known. */
function leftSeconds({ laterSeconds, expectedSeconds }, { done, total, elapsedSeconds }) {
  if (laterSeconds === null) return null
  const isMeasured = done * 10 >= total && done > 0
  if (!isMeasured && expectedSeconds === null) return null
  const here = isMeasured ? (elapsedSeconds * (total - done)) / done : Math.max(0, expectedSeconds - elapsedSeconds)
  return here + laterSeconds
}

const inWords = seconds =>
  seconds < 90 ? `about ${Math.ceil(seconds / 10) * 10} s` : `about ${Math.round(seconds / 60)} min`

/** Counts, and shows the line until `end`. */
export function showProgress() {
  const plan = JSON.parse(process.env.TEST_PLAN ?? '{"label":"tests","laterSeconds":null,"expectedSeconds":null}')
  const isTerminal = process.stdout.isTTY === true
  const began = performance.now()
  const state = { done: 0, total: 0, failed: 0, running: '' }
  const paint = () => {
    const line = progressLine(plan, { ...state, elapsedSeconds: (performance.now() - began) / 1000 })
    if (isTerminal) process.stdout.write(`\r\u001b[2K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`)
    else console.log(line)
  }
  const clear = () => isTerminal && process.stdout.write('\r\u001b[2K')
  const timer = setInterval(paint, isTerminal ? EVERY_MS.terminal : EVERY_MS.log)
  timer.unref()
  return {
    state,
    /** Something to be read, above the line. */
    say(text) {
      clear()
      console.log(text)
    },
    end() {
      clearInterval(timer)
      clear()
    },
  }
}
