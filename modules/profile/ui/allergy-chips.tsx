import type { Allergen } from '#modules/nutrition/foods/food.ts'
import { ALLERGY_NAMES, MORE_ALLERGY_NAMES, toldAllergies } from '../health-profile.ts'
import { ChoiceChips } from './choice-chips.tsx'

interface AllergyChipsProps {
  hint: string
  avoided: readonly Allergen[]
  /** What was chosen and came back with its form. */
  typed?: readonly string[] | undefined
}

/** All fourteen allergens of the law, those of the specification first. */
export function AllergyChips({ hint, avoided, typed }: AllergyChipsProps) {
  const chosen = typed ?? toldAllergies(avoided)
  return (
    <>
      <ChoiceChips legend="Allergies" hint={hint} name="allergies" of={ALLERGY_NAMES} chosen={chosen} />
      <ChoiceChips
        legend="Other allergens in UK law"
        hint="Crustaceans are prawns, crab and lobster; molluscs are mussels, squid and oysters."
        name="allergies"
        of={MORE_ALLERGY_NAMES}
        chosen={chosen}
      />
    </>
  )
}
