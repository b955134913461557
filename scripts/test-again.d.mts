export interface Failed {
  part: string
  words: string[]
  name: string
  said: string
  took: number | null
}
export const MAX_UNSTEADY: number
export function tryAgain(
  failures: readonly Failed[],
  runAlone: (failure: Failed) => Promise<{ hasPassed: boolean; took: number }>,
): Promise<{ failed: Failed[]; unsteady: (Failed & { alone: number })[] }>
export function isGreen(outcome: { failed: readonly unknown[]; unsteady: readonly unknown[] }): boolean
