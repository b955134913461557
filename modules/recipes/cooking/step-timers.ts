/** A time that a step names, with a clock to be set by it. */
export interface StepTimer {
  /** As the step says it: '12 to 15 minutes'. */
  readonly words: string
  /** Of a range the shorter: that is when to look. */
  readonly seconds: number
}

const NUMBER = String.raw`(\d+(?:\.\d+)?)?(½|¼|¾)?`
const TIME = new RegExp(
  String.raw`(?<![\d½¼¾.])${NUMBER}(?:(?: to | or |-|–)\d+[½¼¾]?)?[ -](second|minute|hour)s?\b(?: (?:and )?(\d+) minutes?)?`,
  'gi',
)
const PARTS: ReadonlyMap<string, number> = new Map(Object.entries({ '¼': 0.25, '½': 0.5, '¾': 0.75 }))
const SECONDS: ReadonlyMap<string, number> = new Map(Object.entries({ second: 1, minute: 60, hour: 3600 }))
/** Shorter than this and setting a clock takes longer. */
const SHORTEST_SECONDS = 30

/** The times in a step, in their order, each once. */
export function timersIn(step: string): StepTimer[] {
  const found: StepTimer[] = []
  for (const [words, whole, part, unit = '', minutes] of step.matchAll(TIME)) {
    if (!whole && !part) continue
    const count = Number(whole ?? 0) + (PARTS.get(part ?? '') ?? 0)
    const seconds = count * (SECONDS.get(unit.toLowerCase()) ?? 0) + Number(minutes ?? 0) * 60
    if (seconds < SHORTEST_SECONDS || found.some(timer => timer.words === words)) continue
    found.push({ words, seconds })
  }
  return found
}

/** What a clock shows: '4:05', '1:20:00'. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(left / 3600)
  const minutes = Math.floor((left % 3600) / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`
}
