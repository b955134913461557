import type { EatingMark } from '../foods/edible.ts'

interface EatingMarksProps {
  /** Not told by what a browser kept before marks were there. */
  marks: readonly EatingMark[] | undefined
  /** Within a line of words. */
  inline?: boolean
}

/**
 * What speaks against a dish or a supplement, in words. The page is the same for everybody and holds all of it; the
 * script in the head says on the document how this visitor eats before anything is painted, and the style sheet shows
 * what concerns them, to screen readers too.
 */
export function EatingMarks({ marks = [], inline = false }: EatingMarksProps) {
  if (marks.length === 0) return null
  const Box = inline ? 'span' : 'p'
  return (
    <Box className="eating-marks">
      {marks.map(({ for: whom, words }) => (
        <span key={words} data-for={whom}>
          {` ${words} `}
        </span>
      ))}
    </Box>
  )
}
