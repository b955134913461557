/** Calls to an address that does not exist get an answer that programs can read. */
const answer = () =>
  Response.json(
    { error: 'There is nothing at this address.' },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  )

export const loader = answer
export const action = answer
