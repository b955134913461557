/** Made up, in the shape of the exports of 2026: 'Nutrition Summary' of MyFitnessPal. */
export const MYFITNESSPAL = `\uFEFFDate,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron,Note
2026-01-15,Breakfast,"1,050.5",15.0,5.0,1.0,1.0,0.0,50.0,600.0,0.0,70.0,3.0,20.0,25.0,4,10,20,15,
2026-01-15,Dinner,680,24,0,,,,,,0,52,9,,44,,,,,"late, at home"
2026-01-16,Snacks,150,1,0,,,,,50,,30,1,20,2,,,,,
2026-01-17,Lunch,-20,1,0,,,,,50,,30,1,20,2,,,,,
Totals,,1880,40,,,,,,,,,,,,,,,,
`

/** 'Servings' of Cronometer. */
export const CRONOMETER = `Day,Time,Group,Food Name,Amount,Energy (kcal),Alcohol (g),Water (g),B1 (Thiamine) (mg),B12 (Cobalamin) (µg),Vitamin C (mg),Vitamin D (IU),Iron (mg),Carbs (g),Fiber (g),Sugars (g),Net Carbs (g),Fat (g),Saturated (g),Protein (g),Sodium (mg),Category
2026-02-07,08:00 AM,Breakfast,"Oats, rolled",80.00 g,300.8,0,8,0.3,0,0,0,3.4,54.0,8.0,1.0,46.0,5.2,0.9,10.6,2,Cereal Grains
2026-02-07,08:00 AM,Breakfast,Coffee,1 cup,2,,240,,,,,,,,,,,,0.3,5,Beverages
2026-02-07,08:00 AM,Breakfast,Coffee,1 cup,2,,240,,,,,,,,,,,,0.3,5,Beverages
2026-02-07,7:30 PM,Dinner,"Salmon, baked",120 g,250,0,,0.1,3.2,0,400,0.4,0,0,0,0,16,3,25,70,Fish
2026-02-08,,Uncategorized,Water,500 ml,0,,500,,,,,,,,,,,,,,Beverages
`

/** 'Food logs' of Lose It!. */
export const LOSE_IT = `Date,Name,Icon,Type,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Saturated Fat (g),Sugars (g),Fiber (g),Cholesterol (mg),Sodium (mg)
01/05/2026,Oatmeal,Oatmeal,Breakfast,1,Cup,166,false,3.6,5.9,28,0.6,0.6,4,0,9
01/05/2026,Cake,Cake,Snacks,1,Slice,400,true,18,4,50,8,30,1,0,300
01/15/2026,Apple,Apple,Snacks,150,Grams,78,0,n/a,0.4,20,n/a,15,3,n/a,n/a
`
