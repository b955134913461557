import { isTaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel'

/**
 * Waits for work so long, and no longer. What was begun goes on by itself and must not be in anybody's way.
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
    return await timeout(ms, TimeoutStrategy.Aggressive).execute(work)
  } catch (error) {
    if (isTaskCancelledError(error)) return late()
    throw error
  }
}
