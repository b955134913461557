/** The body that the stand-in measures: the same on every day, however often it is asked. */

const DAY_MS = 86_400_000
const dayNumber = (day: string) => Math.floor(Date.parse(day) / DAY_MS)

/** Kilograms on the days that somebody steps on the scale, every third: a slow swing of four months, and a little drift. */
export function weightOn(day: string): number | null {
  const number = dayNumber(day)
  if (number % 3 !== 0) return null
  const drift = Math.sin(number) * 0.3
  return Math.round((78.5 + 1.6 * Math.sin((2 * Math.PI * number) / 120) + drift) * 10) / 10
}

export function activityOn(day: string) {
  const number = dayNumber(day)
  return {
    steps: 5000 + ((number * 739) % 6000),
    minutesFairlyActive: 12 + ((number * 7) % 20),
    minutesVeryActive: (number * 5) % 18,
  }
}
