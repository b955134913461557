/**
 * What failed in a whole run is tried again at its end, alone, at most twice. What passes alone is unsteady: a failure of
 * the machine or of the test beside others. It is listed with both times, and up to three of them leave the run green.
 * What fails alone fails.
 */

export const MAX_UNSTEADY = 3
/** More than this is not the machine, and nobody should wait for it. */
const MAX_AGAIN = 12
const TRIES = 2

/**
 * @param {{ part: string, words: string[], took: number | null }[]} failures of all parts
 * @param {(failure: object) => Promise<{ hasPassed: boolean, took: number }>} runAlone
 * @returns {Promise<{ failed: object[], unsteady: object[] }>} unsteady ones with `alone`, milliseconds
 */
export async function tryAgain(failures, runAlone) {
  if (failures.length > MAX_AGAIN) return { failed: failures, unsteady: [] }
  const failed = []
  const unsteady = []
  for (const failure of failures) {
    const alone = failure.words.length > 0 ? await passesAlone(failure, runAlone) : null
    if (alone === null) failed.push(failure)
    else unsteady.push({ ...failure, alone })
  }
  return { failed, unsteady }
}

async function passesAlone(failure, runAlone) {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const { hasPassed, took } = await runAlone(failure)
    if (hasPassed) return took
  }
  return null
}

export const isGreen = ({ failed, unsteady }) => failed.length === 0 && unsteady.length <= MAX_UNSTEADY
