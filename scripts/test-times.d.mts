export type Size = 'core' | 'all'
export interface Run {
  day: string
  machine: string
  parts: readonly { name: string; took: string }[]
  took: string
}
export function withRun(page: string, size: Size, run: Run): string
export function timesOn(page: string, size: Size): { [part: string]: number }
export function lastTimes(noted: string, page: string, size: Size): { [part: string]: number }
export function noteTimes(noted: string, size: Size, parts: readonly { name: string; tookMs: number }[]): void
export function machineNow(): string
export function keepTimes(file: string, size: Size, run: Run): void
