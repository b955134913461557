/** Does work as it is told to, so many pieces at a time; the others wait. */
export function fewAtOnce(most: number): (work: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = []
  let running = 0

  function next() {
    const work = running < most ? waiting.shift() : undefined
    if (!work) return
    running++
    const done = () => {
      running--
      next()
    }
    work().then(done, done)
  }

  return work => {
    waiting.push(work)
    next()
  }
}
