import { addDays, type Day, dayOf, partsOf, WEEKDAYS, weekdayOf } from '#modules/calendar/day.ts'

/**
 * Bank holidays in England and Wales, when no parcel moves, of any year: what the Banking and Financial Dealings Act 1971
 * says and what is proclaimed each year alike. Source: https://www.gov.uk/bank-holidays (England and Wales).
 */
export function isBankHoliday(day: Day): boolean {
  const [year] = partsOf(day)
  let holidays = ofYears.get(year)
  if (!holidays) {
    holidays = new Set(bankHolidaysOf(year))
    ofYears.set(year, holidays)
  }
  return holidays.has(day)
}

const ofYears = new Map<number, ReadonlySet<Day>>()

/** What was proclaimed for one year alone: add the next when gov.uk names it. The King was crowned. */
const ONE_YEAR_ALONE: readonly Day[] = [dayOf('2023-05-08')]

export function bankHolidaysOf(year: number): Day[] {
  const on = (monthAndDate: string) => dayOf(`${String(year).padStart(4, '0')}-${monthAndDate}`)
  const easter = easterOf(year)
  const holidays = [
    // Good Friday and Easter Monday, the first and the last Monday of May, the last of August.
    ...[addDays(easter, -2), addDays(easter, 1), mondayFrom(on('05-01')), mondayFrom(on('05-25'))],
    ...[mondayFrom(on('08-25')), ...ONE_YEAR_ALONE.filter(day => partsOf(day)[0] === year)],
  ]
  // New Year's Day, Christmas Day, Boxing Day; one at a weekend is made up for on the next free day.
  for (const fixed of ['01-01', '12-25', '12-26'].map(on)) {
    let free = fixed
    while (weekdayOf(free) === 'saturday' || weekdayOf(free) === 'sunday' || holidays.includes(free))
      free = addDays(free, 1)
    holidays.push(free)
  }
  return holidays.sort()
}

/** The day itself, or the first Monday after it. */
const mondayFrom = (day: Day) => addDays(day, (8 - WEEKDAYS.indexOf(weekdayOf(day))) % 7)

/**
 * The Sunday after the first full moon of spring, where the Calendar (New Style) Act 1750 has the moon: by the golden
 * number of the year and what the centuries have put it out by.
 */
function easterOf(year: number): Day {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const epact = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const late = epact === 29 || (epact === 28 && golden > 10) ? epact - 1 : epact
  const moon = addDays(dayOf(`${String(year).padStart(4, '0')}-03-21`), late)
  return addDays(moon, 7 - WEEKDAYS.indexOf(weekdayOf(moon)))
}
