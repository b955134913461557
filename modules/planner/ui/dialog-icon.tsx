import { PlanDrawing, PlanIcon, type PlanIconName } from './plan-icon.tsx'

/** Line drawings of the planner's dialogs alone: the page does without. */
const PATHS = {
  ban: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM4.9 4.9l14.2 14.2',
  calendar: 'M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM16 2v4M8 2v4M3 10h18',
  dice: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM8 8h.01M16 8h.01M8 16h.01M16 16h.01M12 12h.01',
  repeat: 'm17 2 4 4-4 4M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4 4-4M21 13v1a4 4 0 0 1-4 4H3',
} as const

export type DialogIconName = keyof typeof PATHS | PlanIconName

export function DialogIcon({ name }: { name: DialogIconName }) {
  return isOfDialogs(name) ? <PlanDrawing path={PATHS[name]} /> : <PlanIcon name={name} />
}

const isOfDialogs = (name: DialogIconName): name is keyof typeof PATHS => Object.hasOwn(PATHS, name)
