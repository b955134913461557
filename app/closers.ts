/** Closes what was opened, last first, even when a later step fails. */
export class Closers {
  readonly #steps: (() => unknown)[] = []
  add(step: () => unknown) {
    this.#steps.push(step)
  }
  async run() {
    for (const step of this.#steps.splice(0).reverse()) await step()
  }
}
