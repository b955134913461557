/** Line drawings of the plan alone, in the manner of the kit's. */
const PATHS = {
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2ZM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
  swap: 'm16 3 4 4-4 4M20 7H4M8 21l-4-4 4-4M4 17h16',
  pot: 'M2 12h20M4 12v7a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-7M4 8l16-4',
  left: 'M9 10 4 15l5 5M20 4v7a4 4 0 0 1-4 4H4',
  note: 'M4 3h11l5 5v13H4ZM15 3v5h5',
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
