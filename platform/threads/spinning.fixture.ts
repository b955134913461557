/* Work for the tests of threads: quick, endless, hungry and broken. */

export const doubled = (value: number) => 2 * value

export function endless(): never {
  for (;;);
}

export function hungry(): number {
  const eaten: number[][] = []
  for (;;) eaten.push(Array.from({ length: 100_000 }, (_, index) => index))
}

export function broken(): never {
  throw new TypeError('broken on purpose')
}
