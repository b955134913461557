import { DefaultReporter } from 'vitest/node'
import { showProgress } from './test-progress.mjs'

/** What a whole run of rules or servers shows: one line that moves, and each file in which something failed. */
export default class VitestProgress extends DefaultReporter {
  #progress = showProgress()
  #running = new Set()

  constructor() {
    super({ summary: false })
  }

  onTestRunStart(specifications) {
    this.#progress.state.total = specifications.length
    super.onTestRunStart(specifications)
  }

  onTestModuleCollected(module) {
    this.#running.add(module.relativeModuleId)
    this.#look()
  }

  onTestModuleEnd(module) {
    this.#running.delete(module.relativeModuleId)
    this.#progress.state.done++
    this.#look()
    super.onTestModuleEnd(module)
  }

  printTestModule(module) {
    if (module.state() !== 'failed') return
    this.#progress.state.failed++
    this.#progress.say('')
    super.printTestModule(module)
  }

  onTestRunEnd(modules, errors, reason) {
    this.#progress.end()
    super.onTestRunEnd(modules, errors, reason)
  }

  /** The file that has run longest. */
  #look() {
    const [first] = this.#running
    this.#progress.state.running = first ?? ''
  }
}
