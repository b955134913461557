export interface TestFailure {
  /** Put behind `npm test -- <part>` to see the failure again. */
  again: string
  /** The first lines of its message; empty where there was none. */
  said: string
}

export interface TestResults {
  passed: number
  failures: TestFailure[]
}

export function vitestResults(file: string, root: string): TestResults
export function playwrightResults(file: string): TestResults
