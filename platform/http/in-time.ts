import { isTaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel'

/**
 * Waits for work for a limited time. The work itself goes on and must not get in anybody's way.
 *
 * @param ms how long
 * @param late what is said when it was not done by then
 */
export async function inTime<Done, Late>(
  ms: number,
  work: () => Promise<Done>,
  late: () => Late,
): Promise<Done | Late> {
  try {
    return await timeout(ms, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }).execute(work)
  } catch (error) {
    if (isTaskCancelledError(error)) return late()
    throw error
  }
}
