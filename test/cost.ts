/**
 * How many times as dear `hostile` is as `plain`, in processor time of this process: what else the machine does, and how
 * fast it is, slows both alike. Of several runs the cheapest counts, since a pause to tidy memory falls on some.
 */
export function timesAsDear(hostile: () => unknown, plain: () => unknown, runs = 9): number {
  return cheapestMicroseconds(hostile, runs) / Math.max(1, cheapestMicroseconds(plain, runs))
}

function cheapestMicroseconds(work: () => unknown, runs: number): number {
  const costs = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.min(...costs)
}
