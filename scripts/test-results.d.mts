export interface TestFailure {
  /** Put behind `npm test -- <part>` to run it again; none where it cannot be run alone. */
  words: string[]
  name: string
  /** The first lines of its message; empty where there was none. */
  said: string
  /** Milliseconds; null where the program did not say. */
  took: number | null
}

export interface TestResults {
  passed: number
  failures: TestFailure[]
}

export function vitestResults(file: string, root: string): TestResults
export function playwrightResults(file: string): TestResults
export function shortened(message?: string): string
export function typed(words: readonly string[]): string
