/**
 * How many cases a property tries. `npm test` tries a fifth of those that take longest; `npm run test:all`, and a file
 * that is run by itself, all of them.
 */
export function cases(all: number): number {
  return process.env.TEST_SIZE === 'core' ? Math.ceil(all / 5) : all
}
