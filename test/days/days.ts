/** An instant at which the pages are looked at, and what is special about its day in London. */
export interface TestDay {
  readonly at: string
  readonly why: string
}

export const DAYS: readonly TestDay[] = [
  { at: '2026-09-30T12:00:00Z', why: 'no day has a longer name' },
  { at: '2026-10-25T01:30:00Z', why: 'clocks have gone back half an hour ago' },
  { at: '2026-11-30T09:00:00Z', why: 'a Monday whose week goes on into the next month' },
  { at: '2026-12-28T09:00:00Z', why: 'a Monday whose week goes on into the next year' },
  { at: '2026-12-31T23:20:00Z', why: 'the last hour of a year' },
  { at: '2027-03-28T00:30:00Z', why: 'clocks go forward in half an hour' },
  { at: '2027-06-30T23:20:00Z', why: 'the next day, and the next month, has begun in London' },
  { at: '2027-10-31T01:30:00Z', why: 'clocks have gone back half an hour ago, on the last of a month' },
  { at: '2028-02-29T12:00:00Z', why: 'a leap day' },
  { at: '2031-06-14T10:00:00Z', why: 'years from now' },
]
