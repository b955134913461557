import type { NutrientKey } from '../modules/nutrition/nutrients.ts'

/** What a row of a published table states, on the bases of `content/foods/figures.ts`: every reading that its head allows. */

/** A row as its file has it: blank is unknown. */
export type TableRow = { readonly [column: string]: string | undefined }
type Readings = readonly (number | undefined)[]
type Plain = { readonly [K in NutrientKey]?: string }

const COFID: Plain = {
  energyKcal: 'energy_kcal',
  energyKj: 'energy_kJ',
  proteinG: 'protein_g',
  fatG: 'fat_g',
  saturatesG: 'saturated_fat_g',
  sodiumMg: 'sodium_mg',
  vitaminDUg: 'vitamin_d_ug',
  vitaminEMg: 'vitamin_e_mg',
  vitaminKUg: 'vitamin_k1_ug',
  thiaminMg: 'thiamin_mg',
  riboflavinMg: 'riboflavin_mg',
  niacinMg: 'niacin_equivalent_mg',
  vitaminB6Mg: 'vitamin_b6_mg',
  folateUg: 'folate_ug',
  vitaminB12Ug: 'vitamin_b12_ug',
  pantothenateMg: 'pantothenate_mg',
  biotinUg: 'biotin_ug',
  vitaminCMg: 'vitamin_c_mg',
  potassiumMg: 'potassium_mg',
  calciumMg: 'calcium_mg',
  magnesiumMg: 'magnesium_mg',
  phosphorusMg: 'phosphorus_mg',
  ironMg: 'iron_mg',
  zincMg: 'zinc_mg',
  copperMg: 'copper_mg',
  manganeseMg: 'manganese_mg',
  seleniumUg: 'selenium_ug',
  iodineUg: 'iodine_ug',
}

const SR28: Plain = {
  energyKcal: 'kcal',
  energyKj: 'kj',
  proteinG: 'protein_g',
  fatG: 'fat_g',
  saturatesG: 'satfat_g',
  fibreG: 'fibre_g',
  sodiumMg: 'sodium_mg',
  vitaminDUg: 'vit_d_ug',
  vitaminEMg: 'vit_e_mg',
  vitaminKUg: 'vit_k_ug',
  thiaminMg: 'thiamin_mg',
  riboflavinMg: 'riboflavin_mg',
  vitaminB6Mg: 'vit_b6_mg',
  folateUg: 'folate_ug',
  vitaminB12Ug: 'vit_b12_ug',
  vitaminCMg: 'vit_c_mg',
  potassiumMg: 'potassium_mg',
  calciumMg: 'calcium_mg',
  magnesiumMg: 'magnesium_mg',
  phosphorusMg: 'phosphorus_mg',
  ironMg: 'iron_mg',
  zincMg: 'zinc_mg',
  copperMg: 'copper_mg',
  manganeseMg: 'manganese_mg',
  seleniumUg: 'selenium_ug',
}

const numberIn = (row: TableRow, column: string | undefined): number | undefined => {
  const cell = column === undefined ? '' : (row[column] ?? '')
  return cell === '' ? undefined : Number(cell)
}

/** Sugars weigh less than the monosaccharides that they are stated as: by kind, half or not at all disaccharides. */
const SUGARS_AS_MONOSACCHARIDES = [1.05, 1.02, 1]
const STARCH_AS_MONOSACCHARIDES = 1.1
/** Englyst fibre to AOAC fibre; of seaweeds as it is. */
const AOAC_OF_ENGLYST = [1.33, 1]

export function readingsOfCofid(row: TableRow, key: NutrientKey): Readings {
  const cell = (column: string) => numberIn(row, column)
  const [retinol, carotene, sugars] = [cell('retinol_ug'), cell('carotene_ug'), cell('sugar_g')]
  switch (key) {
    case 'vitaminAUg':
      // With one part unknown so is the whole; a spread has the whole alone.
      if (retinol === undefined && carotene === undefined) return [cell('retinol_equivalent_ug')]
      return [retinol === undefined || carotene === undefined ? undefined : retinol + carotene / 6]
    case 'fibreG': {
      const englyst = cell('non_starch_polysaccharide_g')
      const aoac = cell('fibre_g')
      if (aoac !== undefined) return [aoac]
      return englyst === undefined ? [undefined] : AOAC_OF_ENGLYST.map(factor => englyst * factor)
    }
    case 'sugarsG':
      return sugars === undefined ? [undefined] : SUGARS_AS_MONOSACCHARIDES.map(factor => sugars / factor)
    case 'carbohydrateG':
      return carbohydrateOfCofid(cell('carbohydrate_g'), sugars, cell('starch_g'))
    default:
      return [numberIn(row, COFID[key])]
  }
}

/** Starch as stated, or what is no sugar: dextrins are stated in the whole alone. */
function carbohydrateOfCofid(whole: number | undefined, sugars: number | undefined, starch: number | undefined) {
  if (whole === undefined) return [undefined]
  if (sugars === undefined) return [...SUGARS_AS_MONOSACCHARIDES, STARCH_AS_MONOSACCHARIDES].map(by => whole / by)
  const rest = Math.max(0, whole - sugars)
  return SUGARS_AS_MONOSACCHARIDES.flatMap(factor =>
    [rest, starch ?? rest].map(other => sugars / factor + other / STARCH_AS_MONOSACCHARIDES),
  )
}

export function readingsOfSr28(row: TableRow, key: NutrientKey): Readings {
  const cell = (column: string) => numberIn(row, column)
  const [whole, fibre, protein] = [cell('carb_g'), cell('fibre_g') ?? 0, cell('protein_g') ?? 0]
  const carbohydrate = whole === undefined ? undefined : Math.max(0, whole - fibre)
  switch (key) {
    case 'carbohydrateG':
      return [carbohydrate]
    case 'sugarsG': {
      // Carbohydrate is stated by difference, and may come out as less than the sugars that were measured.
      const sugars = cell('sugars_g')
      return [sugars === undefined ? undefined : Math.min(sugars, carbohydrate ?? sugars)]
    }
    case 'niacinMg': {
      const niacin = cell('niacin_mg')
      // Tryptophan is 1 % of the protein, and 60 mg of it are 1 mg of niacin.
      return [niacin === undefined ? undefined : niacin + protein / 6]
    }
    case 'vitaminAUg': {
      const [retinol, activity] = [cell('retinol_ug'), cell('vit_a_rae_ug')]
      // Activity equivalents count a twelfth of the carotene where retinol equivalents count a sixth.
      if (activity === 0) return [0]
      return [retinol === undefined || activity === undefined ? undefined : retinol + 2 * (activity - retinol)]
    }
    default:
      return [numberIn(row, SR28[key])]
  }
}

/** Whether a figure is what the row states, rounded to the figure's own last digit. Blank stands for what is unknown or 0. */
export function isStated(figure: string, readings: Readings): boolean {
  if (figure === '') return readings.some(reading => (reading ?? 0) === 0)
  const decimals = figure.split('.')[1]?.length ?? 0
  const half = 0.5 * 10 ** -decimals + 1e-9
  return readings.some(reading => reading !== undefined && Math.abs(reading - Number(figure)) <= half)
}
