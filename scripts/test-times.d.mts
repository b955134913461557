export interface Run {
  day: string
  machine: string
  parts: readonly { name: string; took: string }[]
  took: string
}
export function withRun(page: string, run: Run): string
export function machineNow(): string
export function keepTimes(file: string, run: Run): void
