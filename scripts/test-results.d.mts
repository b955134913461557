export interface TestResults {
  passed: number
  /** Each is put behind `npm test -- <part>` to see the failure again. */
  failures: string[]
}

export function vitestResults(file: string, root: string): TestResults
export function playwrightResults(file: string): TestResults
