/** The drawing of an empty state: lines, 96 by 96. */
export const LineDrawing = ({ path }: { path: string }) => (
  <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
    <path d={path} />
  </svg>
)
