import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  ExponentialBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  wrap,
} from 'cockatiel'

export interface Patience {
  /** Everything together, repeats included: somebody waits. */
  callMs: number
  repeats: number
  /** Before the first repeat; each further one waits twice as long. */
  pauseMs: number
  /** So many failed calls in a row, and the service is left alone for `restMs`. */
  failuresToRest: number
  restMs: number
}

/**
 * What a failure asks for. `repeat`: once more, now. `rest`: it counts towards a rest, but a repeat would not help.
 * `day-over`: nothing more before midnight (UTC). Anything else is an answer like any other.
 */
export type Remedy = 'repeat' | 'rest' | 'day-over' | null

/** Nobody was asked: the service is being left alone. */
export const isResting = (error: unknown) => error instanceof BrokenCircuitError || error instanceof TaskCancelledError

const DAY_MS = 86_400_000
const untilMidnightMs = (now: Date) => DAY_MS - (now.getTime() % DAY_MS)

/** Calls another service with repeats, and stops calling while that is of no use: others must not wait in vain. */
export function patientCalls(patience: Patience, remedy: (error: unknown) => Remedy, now: () => Date) {
  const { callMs, repeats, pauseMs, failuresToRest, restMs } = patience
  const failing = (...remedies: Remedy[]) => handleWhen(error => remedies.includes(remedy(error)))
  const policy = wrap(
    circuitBreaker(failing('day-over'), {
      breaker: new ConsecutiveBreaker(1),
      halfOpenAfter: new DelegateBackoff(() => untilMidnightMs(now())),
    }),
    circuitBreaker(failing('repeat', 'rest'), {
      breaker: new ConsecutiveBreaker(failuresToRest),
      halfOpenAfter: restMs,
    }),
    retry(failing('repeat'), {
      maxAttempts: repeats,
      backoff: new ExponentialBackoff({ initialDelay: pauseMs, maxDelay: 4 * pauseMs }),
    }),
  )
  return <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    policy.execute(({ signal }) => call(signal), AbortSignal.timeout(callMs))
}
