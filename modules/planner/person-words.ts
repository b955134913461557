import { weekdayName } from '#modules/calendar/words.ts'
import { DIETS } from '#modules/nutrition/foods/diets.ts'
import { ALLERGIES, toldAllergies } from '#modules/profile/health-profile.ts'
import { ageOf, isChild, type Person, personGoal } from './person.ts'

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** '1,480 kcal a day, the UK average for a girl of 6' */
export function goalWords(person: Person, year: number): string {
  const { kcal, from } = personGoal(person, year)
  const figure = `${kcal.toLocaleString('en-GB')} kcal a day`
  if (from === 'told') return `${figure}, as you said`
  return from === 'usual'
    ? `${figure}, because no year of birth was told`
    : `${figure}, the UK average for ${kindOf(person, year)}`
}

function kindOf(person: Person, year: number): string {
  const { sex } = person
  const [woman, man] = isChild(person, year) ? ['a girl', 'a boy'] : ['a woman', 'a man']
  return `${sex === null ? 'somebody' : sex === 'female' ? woman : man} of ${ageOf(person, year)}`
}

/** What is known of somebody at the table, and what is taken where it is not. */
export function personWords(person: Person, year: number): string {
  const { sex, diets, allergies, awayOn } = person
  return [
    goalWords(person, year),
    ...(sex === null ? ['the stricter reference where those of women and men differ'] : []),
    ...diets.map(diet => DIETS[diet].toLowerCase()),
    ...toldAllergies(allergies).map(allergy => `no ${ALLERGIES[allergy].name.toLowerCase()}`),
    ...(awayOn.length > 0 ? [`away on ${AND.format(awayOn.map(weekdayName))}`] : []),
  ].join('; ')
}
