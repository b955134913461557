import { type Day, partsOf } from '#modules/calendar/day.ts'
import { dateText, weekdayName } from '#modules/calendar/words.ts'
import { DIETS } from '#modules/nutrition/foods/diets.ts'
import { ALLERGIES, toldAllergies } from '#modules/profile/health-profile.ts'
import { ageOf, isChild, type Person, personGoal, stateOfPerson } from './person.ts'

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** '1,480 kcal a day, the UK average for a girl of 6' */
export function goalWords(person: Person, today: Day): string {
  const { kcal, from } = personGoal(person, today)
  const figure = `${kcal.toLocaleString('en-GB')} kcal a day`
  if (from === 'told') return `${figure}, as you said`
  return from === 'usual'
    ? `${figure}, because no year of birth was told`
    : `${figure}, the UK average for ${kindOf(person, partsOf(today)[0])}`
}

function kindOf(person: Person, year: number): string {
  const { sex } = person
  const [woman, man] = isChild(person, year) ? ['a girl', 'a boy'] : ['a woman', 'a man']
  return `${sex === null ? 'somebody' : sex === 'female' ? woman : man} of ${ageOf(person, year)}`
}

/** 'baby due on Monday 8 March 2027', as long as it counts. */
function childWords(person: Person, today: Day): string[] {
  const { pregnancy, breastfeeding } = stateOfPerson(person, today)
  if (pregnancy && person.dueDay) return [`baby due on ${dateText(person.dueDay)}`]
  return breastfeeding ? ['breastfeeding'] : []
}

/** What is known of somebody at the table, and what is taken where it is not. */
export function personWords(person: Person, today: Day): string {
  const { sex, diets, allergies, awayOn, oilyFishPortions = null } = person
  return [
    goalWords(person, today),
    ...(sex === null ? ['the stricter reference where those of women and men differ'] : []),
    ...childWords(person, today),
    ...(oilyFishPortions ? [`${oilyFishPortions === 2 ? 'two' : 'four'} portions of oily fish a week`] : []),
    ...diets.map(diet => DIETS[diet].toLowerCase()),
    ...toldAllergies(allergies).map(allergy => `no ${ALLERGIES[allergy].name.toLowerCase()}`),
    ...(awayOn.length > 0 ? [`away on ${AND.format(awayOn.map(weekdayName))}`] : []),
  ].join('; ')
}
