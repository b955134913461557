const LONG_MINUTES = 120

/** Minutes as a cook reads them: '90 min', and from two hours on '2 h 30'. */
export function minutesText(minutes: number): string {
  if (minutes < LONG_MINUTES) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest}`
}
