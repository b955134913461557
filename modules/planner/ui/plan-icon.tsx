/** Line drawings of the plan alone, in the manner of the kit's. */
const PATHS = {
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2ZM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
  swap: 'm16 3 4 4-4 4M20 7H4M8 21l-4-4 4-4M4 17h16',
  pot: 'M2 12h20M20 12v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M4 8l16-4M8.9 6.8l-.5-1.9a2 2 0 0 1 1.4-2.4l1.9-.5a2 2 0 0 1 2.4 1.4l.5 1.9',
  left: 'M9 10 4 15l5 5M20 4v7a4 4 0 0 1-4 4H4',
  note: 'M16 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8ZM15 3v4a2 2 0 0 0 2 2h4',
  unlock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM7 11V7a5 5 0 0 1 9.9-1',
} as const

export type PlanIconName = keyof typeof PATHS

export function PlanIcon({ name, ...rest }: { name: PlanIconName; size?: number }) {
  return <PlanDrawing path={PATHS[name]} {...rest} />
}

/** For what only a dialog shows, which brings its own path. */
export function PlanDrawing({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
