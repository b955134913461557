import { addDays, type Day, dayOf, WEEKDAYS, weekdayOf } from '#modules/calendar/day.ts'

/**
 * Bank holidays in England and Wales, when no parcel moves: the regular ones of any year by the rules that gov.uk goes by
 * (https://www.gov.uk/bank-holidays), and beside them what was proclaimed for one year alone.
 */
const PROCLAIMED: Readonly<Record<string, string>> = {
  '2022-06-03': 'Platinum Jubilee bank holiday',
  '2022-09-19': 'Bank Holiday for the State Funeral of Queen Elizabeth II',
  '2023-05-08': 'Bank holiday for the coronation of King Charles III',
}
/** Regular ones that a proclamation put on another day. */
const MOVED: Readonly<Record<string, string>> = { '2020-05-04': '2020-05-08', '2022-05-30': '2022-06-02' }
/** As far as gov.uk had announced them when the two lists were last compared with it: holidays of one year come later. */
export const PROCLAIMED_UNTIL = dayOf('2027-12-31')

const known = new Map<number, ReadonlyMap<Day, string>>()

/** Each bank holiday of a year with its name. */
export function bankHolidaysOf(year: number): ReadonlyMap<Day, string> {
  const holidays = known.get(year) ?? computed(year)
  known.set(year, holidays)
  return holidays
}

export const isBankHoliday = (day: Day): boolean => bankHolidaysOf(Number(day.slice(0, 4))).has(day)

function computed(year: number): ReadonlyMap<Day, string> {
  const on = (monthAndDate: string) => dayOf(`${String(year).padStart(4, '0')}-${monthAndDate}`)
  const easter = easterSunday(year)
  const regular: (readonly [Day, string])[] = [
    [addDays(easter, -2), 'Good Friday'],
    [addDays(easter, 1), 'Easter Monday'],
    [mondayFrom(on('05-01')), 'Early May bank holiday'],
    [mondayFrom(on('05-25')), 'Spring bank holiday'],
    [mondayFrom(on('08-25')), 'Summer bank holiday'],
  ]
  const fixed: (readonly [Day, string])[] = [
    [on('01-01'), "New Year's Day"],
    [on('12-25'), 'Christmas Day'],
    [on('12-26'), 'Boxing Day'],
  ]
  const days = new Map<Day, string>([
    ...regular.map(([day, name]) => [dayOf(MOVED[day] ?? day), name] as const),
    ...fixed.filter(([day]) => !isWeekend(day)),
    ...Object.entries(PROCLAIMED).flatMap(([day, name]) =>
      day.startsWith(`${year}-`) ? [[dayOf(day), name] as const] : [],
    ),
  ])
  // Of a weekend: the next working day that is no holiday itself, in the order of the year.
  for (const [day, name] of fixed.filter(([day]) => isWeekend(day))) {
    let free = day
    while (isWeekend(free) || days.has(free)) free = addDays(free, 1)
    days.set(free, `${name} (substitute day)`)
  }
  return days
}

const isWeekend = (day: Day) => WEEKDAYS.indexOf(weekdayOf(day)) % 6 === 0
const mondayFrom = (day: Day) => addDays(day, (8 - WEEKDAYS.indexOf(weekdayOf(day))) % 7)

/** The anonymous Gregorian algorithm (Nature, 20 April 1876), as in Meeus, Astronomical Algorithms, chapter 8. */
function easterSunday(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  // Days since 22 March, the first on which it can be.
  return addDays(dayOf(`${String(year).padStart(4, '0')}-03-22`), h + l - 7 * m)
}
