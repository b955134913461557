import { PlanDrawing } from '#modules/planner/ui/plan-icon.tsx'

/** Line drawings of the log alone, in the manner of the kit's. */
const PATHS = {
  calendar: 'M5 4h14a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM3 10h18M8 2v4M16 2v4',
  partial: 'M12 4a8 8 0 1 0 8 8',
} as const

export function LogIcon({ name, size }: { name: keyof typeof PATHS; size?: number }) {
  return <PlanDrawing path={PATHS[name]} {...(size !== undefined && { size })} />
}
