/** The slide `by` steps on, round the ends. 0 when there are none. */
export function stepSlide(index: number, by: number, total: number): number {
  return total > 0 ? (((index + by) % total) + total) % total : 0
}

/** The slide a key leads to, or null when the key is none of the gallery's. */
export function slideAfterKey(key: string, index: number, total: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return stepSlide(index, -1, total)
    case 'ArrowRight':
      return stepSlide(index, 1, total)
    case 'Home':
      return 0
    case 'End':
      return Math.max(0, total - 1)
    default:
      return null
  }
}

/** The slide that fills most of the frame when the track is scrolled by `offset` pixels. */
export function slideAtOffset(offset: number, frameWidth: number, total: number): number {
  if (frameWidth <= 0 || total <= 0) return 0
  return Math.min(total - 1, Math.max(0, Math.round(offset / frameWidth)))
}
