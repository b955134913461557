export interface Plan {
  label: string
  laterSeconds: number | null
  expectedSeconds: number | null
}
export interface Progress {
  done: number
  total: number
  failed: number
  running: string
  elapsedSeconds: number
}
export function progressLine(plan: Plan, state: Progress): string
