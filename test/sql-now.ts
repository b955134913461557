/** For SQL of a test in place of `now()`: what time it is by the clock that the tested shop goes by. */
export const sqlNow = () => `timestamptz '${new Date().toISOString()}'`
