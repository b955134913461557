/**
 * Reference intakes a day as their documents print them, carried over from the documents and not from our own tables.
 * `printed-intakes.test.ts` asks our tables for people at both ends of every band.
 */

/**
 * COMA, Dietary Reference Values (Report on Health and Social Subjects 41, 1991), the table of reference nutrient intakes,
 * as the British Nutrition Foundation reprints it (Nutrition Requirements, 2021); vitamin D from SACN, Vitamin D and Health
 * (2016); niacin at 19-64 from Public Health England, Government Dietary Recommendations (2016), which COMA rounds to 17,
 * 16, 13 and 12. Columns: children 1-3, 4-6, 7-10; males 11-14, 15-18, 19-49, 50-64, 65 on; females likewise; what each
 * trimester of pregnancy adds; what breastfeeding adds in the first four months and after them.
 */
export const COMA_RNI = `
thiaminMg | 0.5 0.7 0.7 | 0.9 1.1 1 0.9 0.9 | 0.7 0.8 0.8 0.8 0.8 | 0 0 0.1 | 0.2 0.2
riboflavinMg | 0.6 0.8 1 | 1.2 1.3 1.3 1.3 1.3 | 1.1 1.1 1.1 1.1 1.1 | 0.3 0.3 0.3 | 0.5 0.5
niacinMg | 8 11 12 | 15 18 16.5 16.5 16 | 12 14 13.2 13.2 12 | 0 0 0 | 2 2
vitaminB6Mg | 0.7 0.9 1 | 1.2 1.5 1.4 1.4 1.4 | 1 1.2 1.2 1.2 1.2 | 0 0 0 | 0 0
vitaminB12Ug | 0.5 0.8 1 | 1.2 1.5 1.5 1.5 1.5 | 1.2 1.5 1.5 1.5 1.5 | 0 0 0 | 0.5 0.5
folateUg | 70 100 150 | 200 200 200 200 200 | 200 200 200 200 200 | 100 100 100 | 60 60
vitaminCMg | 30 30 30 | 35 40 40 40 40 | 35 40 40 40 40 | 0 0 10 | 30 30
vitaminAUg | 400 400 500 | 600 700 700 700 700 | 600 600 600 600 600 | 100 100 100 | 350 350
vitaminDUg | 10 10 10 | 10 10 10 10 10 | 10 10 10 10 10 | 0 0 0 | 0 0
calciumMg | 350 450 550 | 1000 1000 700 700 700 | 800 800 700 700 700 | 0 0 0 | 550 550
phosphorusMg | 270 350 450 | 775 775 550 550 550 | 625 625 550 550 550 | 0 0 0 | 440 440
magnesiumMg | 85 120 200 | 280 300 300 300 300 | 280 300 270 270 270 | 0 0 0 | 50 50
potassiumMg | 800 1100 2000 | 3100 3500 3500 3500 3500 | 3100 3500 3500 3500 3500 | 0 0 0 | 0 0
ironMg | 6.9 6.1 8.7 | 11.3 11.3 8.7 8.7 8.7 | 14.8 14.8 14.8 8.7 8.7 | 0 0 0 | 0 0
zincMg | 5 6.5 7 | 9 9.5 9.5 9.5 9.5 | 9 7 7 7 7 | 0 0 0 | 6 2.5
copperMg | 0.4 0.6 0.7 | 0.8 1 1.2 1.2 1.2 | 0.8 1 1.2 1.2 1.2 | 0 0 0 | 0.3 0.3
seleniumUg | 15 20 30 | 45 70 75 75 75 | 45 60 60 60 60 | 0 0 0 | 15 15
iodineUg | 70 100 110 | 130 140 140 140 140 | 130 140 140 140 140 | 0 0 0 | 0 0`

/** COMA 1991, protein, in the same columns as far as they are printed: 19-49 and 50 on; the months of breastfeeding change at six. */
export const COMA_PROTEIN = '14.5 19.7 28.3 | 42.1 55.2 55.5 53.3 53.3 | 41.2 45 45 46.5 46.5 | 6 6 6 | 11 8'

/** SACN, Dietary Reference Values for Energy (2011), estimated average requirement at PAL 1.63: ages, kcal of males and of females. */
export const SACN_ENERGY = `
1 765 717
2 1004 932
3 1171 1076
4 1386 1291
5 1482 1362
6 1577 1482
7 1649 1530
8 1745 1625
9 1840 1721
10 2032 1936
11 2127 2032
12 2247 2103
13 2414 2223
14 2629 2342
15 2820 2390
16 2964 2414
17 3083 2462
18 3155 2462
19-24 2772 2175
25-34 2749 2175
35-44 2629 2103
45-54 2581 2103
55-64 2581 2079
65-74 2342 1912
75-120 2294 1840`

/** SACN 2011: 0.8 MJ in the last trimester only. */
export const SACN_LAST_TRIMESTER_KCAL = 191

/** Ages and a day's figure. SACN, Carbohydrates and Health (2015): g of AOAC fibre. SACN, Salt and Health (2003): mg of sodium at most. */
export const SACN_FIBRE = ['2-4 15', '5-10 20', '11-16 25', '17-120 30']
export const SACN_SODIUM = ['1-3 800', '4-6 1200', '7-10 2000', '11-120 2400']

/** The most saturates, g a day, of men and of women: NHS, from SACN, Saturated Fats and Health (2019). */
export const NHS_SATURATES = { male: 30, female: 20 }

/** Regulation (EU) 1169/2011, Annex XIII part A: nutrient reference values of labels. */
export const ANNEX_XIII = `
vitaminAUg 800
vitaminDUg 5
vitaminEMg 12
vitaminKUg 75
vitaminCMg 80
thiaminMg 1.1
riboflavinMg 1.4
niacinMg 16
vitaminB6Mg 1.4
folateUg 200
vitaminB12Ug 2.5
biotinUg 50
pantothenateMg 6
potassiumMg 2000
calciumMg 800
phosphorusMg 700
magnesiumMg 375
ironMg 14
zincMg 10
copperMg 1
manganeseMg 2
seleniumUg 55
iodineUg 150`

/**
 * Dietary Reference Intakes of the US National Academies: allowance (RDA) or adequate intake (AI) of men at 19-30, 31-50,
 * 51-70 and 71 on, of women likewise, in pregnancy at 19-30 and 31-50, breastfeeding likewise. Vitamins as the Merck
 * Manual prints them, minerals as the National Institutes of Health do.
 */
export const US_INTAKES = `
vitaminAUg RDA | 900 900 900 900 | 700 700 700 700 | 770 770 | 1300 1300
vitaminCMg RDA | 90 90 90 90 | 75 75 75 75 | 85 85 | 120 120
vitaminDUg RDA | 15 15 15 20 | 15 15 15 20 | 15 15 | 15 15
vitaminEMg RDA | 15 15 15 15 | 15 15 15 15 | 15 15 | 19 19
vitaminKUg AI | 120 120 120 120 | 90 90 90 90 | 90 90 | 90 90
thiaminMg RDA | 1.2 1.2 1.2 1.2 | 1.1 1.1 1.1 1.1 | 1.4 1.4 | 1.4 1.4
riboflavinMg RDA | 1.3 1.3 1.3 1.3 | 1.1 1.1 1.1 1.1 | 1.4 1.4 | 1.6 1.6
niacinMg RDA | 16 16 16 16 | 14 14 14 14 | 18 18 | 17 17
vitaminB6Mg RDA | 1.3 1.3 1.7 1.7 | 1.3 1.3 1.5 1.5 | 1.9 1.9 | 2 2
folateUg RDA | 400 400 400 400 | 400 400 400 400 | 600 600 | 500 500
vitaminB12Ug RDA | 2.4 2.4 2.4 2.4 | 2.4 2.4 2.4 2.4 | 2.6 2.6 | 2.8 2.8
biotinUg AI | 30 30 30 30 | 30 30 30 30 | 30 30 | 35 35
pantothenateMg AI | 5 5 5 5 | 5 5 5 5 | 6 6 | 7 7
calciumMg RDA | 1000 1000 1000 1200 | 1000 1000 1200 1200 | 1000 1000 | 1000 1000
ironMg RDA | 8 8 8 8 | 18 18 8 8 | 27 27 | 9 9
magnesiumMg RDA | 400 420 420 420 | 310 320 320 320 | 350 360 | 310 320
phosphorusMg RDA | 700 700 700 700 | 700 700 700 700 | 700 700 | 700 700
potassiumMg AI | 3400 3400 3400 3400 | 2600 2600 2600 2600 | 2900 2900 | 2800 2800
zincMg RDA | 11 11 11 11 | 8 8 8 8 | 11 11 | 12 12
copperMg RDA | 0.9 0.9 0.9 0.9 | 0.9 0.9 0.9 0.9 | 1 1 | 1.3 1.3
manganeseMg AI | 2.3 2.3 2.3 2.3 | 1.8 1.8 1.8 1.8 | 2 2 | 2.6 2.6
seleniumUg RDA | 55 55 55 55 | 55 55 55 55 | 60 60 | 70 70
iodineUg RDA | 150 150 150 150 | 150 150 150 150 | 220 220 | 290 290
fibreG AI | 38 38 30 30 | 25 25 21 21 | 28 28 | 29 29
proteinG RDA | 56 56 56 56 | 46 46 46 46 | 71 71 | 71 71`

/** 21 CFR 101.9 as revised in 2016: daily values of labels. */
export const US_LABEL = `
fatG 78
saturatesG 20
carbohydrateG 275
sodiumMg 2300
fibreG 28
proteinG 50
vitaminAUg 900
vitaminCMg 90
calciumMg 1300
ironMg 18
vitaminDUg 20
vitaminEMg 15
vitaminKUg 120
thiaminMg 1.2
riboflavinMg 1.3
niacinMg 16
vitaminB6Mg 1.7
folateUg 400
vitaminB12Ug 2.4
biotinUg 30
pantothenateMg 5
phosphorusMg 1250
iodineUg 150
magnesiumMg 420
zincMg 11
seleniumUg 55
copperMg 0.9
manganeseMg 2.3
potassiumMg 4700`
