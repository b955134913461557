import type { NutrientKey } from '#modules/nutrition/nutrients.ts'

/** What Great Britain's register lets anybody say of a nutrient. */
export interface NutrientClaims {
  /** The register's own name for it: 'Thiamine'. */
  readonly name: string
  /** What follows '<name> contributes to'. */
  readonly contributesTo: readonly string[]
  /** Claims that are worded otherwise, whole. */
  readonly others: readonly string[]
}

const of = (name: string, contributesTo: readonly string[], others: readonly string[] = []): NutrientClaims => ({
  name,
  contributesTo,
  others,
})

/**
 * The general function claims authorised in Great Britain for what our nutrient pages are about, word for word: annex of
 * Commission Regulation (EU) 432/2012, carried into the GB Nutrition and Health Claims Register. They speak of the
 * nutrient, never of a food or a product; `claims.ts` says which of them a product may make. Claims about children's
 * development and about the risk of a disease are other lists and are left out. Fibre as such and free sugars have
 * none.
 */
const REGISTER: { readonly [K in NutrientKey]?: NutrientClaims } = {
  vitaminAUg: of(
    'Vitamin A',
    [
      'normal iron metabolism',
      'the maintenance of normal mucous membranes',
      'the maintenance of normal skin',
      'the maintenance of normal vision',
      'the normal function of the immune system',
    ],
    ['Vitamin A has a role in the process of cell specialisation'],
  ),
  thiaminMg: of('Thiamine', [
    'normal energy-yielding metabolism',
    'normal functioning of the nervous system',
    'normal psychological function',
    'the normal function of the heart',
  ]),
  riboflavinMg: of('Riboflavin', [
    'normal energy-yielding metabolism',
    'normal functioning of the nervous system',
    'the maintenance of normal mucous membranes',
    'the maintenance of normal red blood cells',
    'the maintenance of normal skin',
    'the maintenance of normal vision',
    'the normal metabolism of iron',
    'the protection of cells from oxidative stress',
    'the reduction of tiredness and fatigue',
  ]),
  niacinMg: of('Niacin', [
    'normal energy-yielding metabolism',
    'normal functioning of the nervous system',
    'normal psychological function',
    'the maintenance of normal mucous membranes',
    'the maintenance of normal skin',
    'the reduction of tiredness and fatigue',
  ]),
  pantothenateMg: of('Pantothenic acid', [
    'normal energy-yielding metabolism',
    'normal mental performance',
    'normal synthesis and metabolism of steroid hormones, vitamin D and some neurotransmitters',
    'the reduction of tiredness and fatigue',
  ]),
  vitaminB6Mg: of('Vitamin B6', [
    'normal cysteine synthesis',
    'normal energy-yielding metabolism',
    'normal functioning of the nervous system',
    'normal homocysteine metabolism',
    'normal protein and glycogen metabolism',
    'normal psychological function',
    'normal red blood cell formation',
    'the normal function of the immune system',
    'the reduction of tiredness and fatigue',
    'the regulation of hormonal activity',
  ]),
  biotinUg: of('Biotin', [
    'normal energy-yielding metabolism',
    'normal functioning of the nervous system',
    'normal macronutrient metabolism',
    'normal psychological function',
    'the maintenance of normal hair',
    'the maintenance of normal mucous membranes',
    'the maintenance of normal skin',
  ]),
  folateUg: of(
    'Folate',
    [
      'maternal tissue growth during pregnancy',
      'normal amino acid synthesis',
      'normal blood formation',
      'normal homocysteine metabolism',
      'normal psychological function',
      'the normal function of the immune system',
      'the reduction of tiredness and fatigue',
    ],
    ['Folate has a role in the process of cell division'],
  ),
  vitaminB12Ug: of(
    'Vitamin B12',
    [
      'normal energy-yielding metabolism',
      'normal functioning of the nervous system',
      'normal homocysteine metabolism',
      'normal psychological function',
      'normal red blood cell formation',
      'the normal function of the immune system',
      'the reduction of tiredness and fatigue',
    ],
    ['Vitamin B12 has a role in the process of cell division'],
  ),
  vitaminCMg: of(
    'Vitamin C',
    [
      'normal collagen formation for the normal function of blood vessels',
      'normal collagen formation for the normal function of bones',
      'normal collagen formation for the normal function of cartilage',
      'normal collagen formation for the normal function of gums',
      'normal collagen formation for the normal function of skin',
      'normal collagen formation for the normal function of teeth',
      'normal energy-yielding metabolism',
      'normal functioning of the nervous system',
      'normal psychological function',
      'the normal function of the immune system',
      'the protection of cells from oxidative stress',
      'the reduction of tiredness and fatigue',
      'the regeneration of the reduced form of vitamin E',
    ],
    ['Vitamin C increases iron absorption'],
  ),
  vitaminDUg: of(
    'Vitamin D',
    [
      'normal absorption/utilisation of calcium and phosphorus',
      'normal blood calcium levels',
      'the maintenance of normal bones',
      'the maintenance of normal muscle function',
      'the maintenance of normal teeth',
      'the normal function of the immune system',
    ],
    ['Vitamin D has a role in the process of cell division'],
  ),
  vitaminEMg: of('Vitamin E', ['the protection of cells from oxidative stress']),
  vitaminKUg: of('Vitamin K', ['normal blood clotting', 'the maintenance of normal bones']),
  calciumMg: of(
    'Calcium',
    [
      'normal blood clotting',
      'normal energy-yielding metabolism',
      'normal muscle function',
      'normal neurotransmission',
      'the normal function of digestive enzymes',
    ],
    [
      'Calcium has a role in the process of cell division and specialisation',
      'Calcium is needed for the maintenance of normal bones',
      'Calcium is needed for the maintenance of normal teeth',
    ],
  ),
  copperMg: of('Copper', [
    'maintenance of normal connective tissues',
    'normal energy-yielding metabolism',
    'normal functioning of the nervous system',
    'normal hair pigmentation',
    'normal iron transport in the body',
    'normal skin pigmentation',
    'the normal function of the immune system',
    'the protection of cells from oxidative stress',
  ]),
  iodineUg: of('Iodine', [
    'normal cognitive function',
    'normal energy-yielding metabolism',
    'normal functioning of the nervous system',
    'the maintenance of normal skin',
    'the normal production of thyroid hormones and normal thyroid function',
  ]),
  ironMg: of(
    'Iron',
    [
      'normal cognitive function',
      'normal energy-yielding metabolism',
      'normal formation of red blood cells and haemoglobin',
      'normal oxygen transport in the body',
      'the normal function of the immune system',
      'the reduction of tiredness and fatigue',
    ],
    ['Iron has a role in the process of cell division'],
  ),
  magnesiumMg: of(
    'Magnesium',
    [
      'a reduction of tiredness and fatigue',
      'electrolyte balance',
      'normal energy-yielding metabolism',
      'normal functioning of the nervous system',
      'normal muscle function',
      'normal protein synthesis',
      'normal psychological function',
      'the maintenance of normal bones',
      'the maintenance of normal teeth',
    ],
    ['Magnesium has a role in the process of cell division'],
  ),
  manganeseMg: of('Manganese', [
    'normal energy-yielding metabolism',
    'the maintenance of normal bones',
    'the normal formation of connective tissue',
    'the protection of cells from oxidative stress',
  ]),
  phosphorusMg: of('Phosphorus', [
    'normal energy-yielding metabolism',
    'normal function of cell membranes',
    'the maintenance of normal bones',
    'the maintenance of normal teeth',
  ]),
  potassiumMg: of('Potassium', [
    'normal functioning of the nervous system',
    'normal muscle function',
    'the maintenance of normal blood pressure',
  ]),
  seleniumUg: of('Selenium', [
    'normal spermatogenesis',
    'the maintenance of normal hair',
    'the maintenance of normal nails',
    'the normal function of the immune system',
    'the normal thyroid function',
    'the protection of cells from oxidative stress',
  ]),
  zincMg: of(
    'Zinc',
    [
      'normal acid-base metabolism',
      'normal carbohydrate metabolism',
      'normal cognitive function',
      'normal DNA synthesis',
      'normal fertility and reproduction',
      'normal macronutrient metabolism',
      'normal metabolism of fatty acids',
      'normal metabolism of vitamin A',
      'normal protein synthesis',
      'the maintenance of normal bones',
      'the maintenance of normal hair',
      'the maintenance of normal nails',
      'the maintenance of normal skin',
      'the maintenance of normal testosterone levels in the blood',
      'the maintenance of normal vision',
      'the normal function of the immune system',
      'the protection of cells from oxidative stress',
    ],
    ['Zinc has a role in the process of cell division'],
  ),
  sodiumMg: of(
    'Sodium',
    [],
    ['Reducing consumption of sodium contributes to the maintenance of normal blood pressure'],
  ),
  saturatesG: of(
    'Saturates',
    [],
    ['Reducing consumption of saturated fat contributes to the maintenance of normal blood cholesterol levels'],
  ),
}

/** The authorised claims for a nutrient, or null where the register has none. */
export function nutrientClaims(key: NutrientKey): NutrientClaims | null {
  return REGISTER[key] ?? null
}

/** Whole sentences, as they are in the register. */
export function claimSentences({ name, contributesTo, others }: NutrientClaims): string[] {
  return [...contributesTo.map(what => `${name} contributes to ${what}`), ...others]
}
