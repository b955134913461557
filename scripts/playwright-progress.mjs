import { relative } from 'node:path'
import { ROOT } from './prepare.mjs'
import { showProgress } from './test-progress.mjs'
import { shortened } from './test-results.mjs'

/** What a whole run of the journeys shows: one line that moves, and each failure as it comes. */
export default class PlaywrightProgress {
  #progress = showProgress()
  #running = new Set()

  onBegin(_config, suite) {
    this.#progress.state.total = suite.allTests().length
  }

  onTestBegin(test) {
    this.#running.add(test)
    this.#look()
  }

  onTestEnd(test, { status, errors, duration }) {
    this.#running.delete(test)
    this.#progress.state.done++
    if (status !== test.expectedStatus && status !== 'skipped') {
      this.#progress.state.failed++
      const said = shortened(errors[0]?.message).replace(/^/gm, '  ')
      this.#progress.say(`✘ ${nameOf(test)} (${(duration / 1000).toFixed(1)} s)\n${said}`)
    }
    this.#look()
  }

  onError(error) {
    this.#progress.say(shortened(error.message ?? String(error.value)))
  }

  onStdErr(chunk) {
    this.#progress.say(String(chunk).trimEnd())
  }

  onEnd() {
    this.#progress.end()
  }

  printsToStdio() {
    return true
  }

  /** The one that has run longest. */
  #look() {
    const [first] = this.#running
    this.#progress.state.running = first ? nameOf(first) : ''
  }
}

const MAX_TITLE_LETTERS = 80

const nameOf = ({ location: { file, line }, parent, title }) => {
  const short = title.length > MAX_TITLE_LETTERS ? `${title.slice(0, MAX_TITLE_LETTERS)}…` : title
  return `${relative(ROOT, file)}:${line} [${parent.project()?.name}] ${short}`
}
