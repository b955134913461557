import { expect, it } from 'vitest'
import { timesAsDear } from '#test/cost.ts'
import { pageRecipes } from './page-recipes.ts'

const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const DAL = { '@type': 'Recipe', name: 'Dal', recipeIngredient: ['200 g red lentils'] }
const read = (more: object) => pageRecipes(data({ ...DAL, ...more }))[0]

it.each<[string, string]>([
  ['alone', data(DAL)],
  ['in a list', data([{ '@type': 'WebSite' }, DAL])],
  ['in a graph', data({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Person', name: 'x' }, DAL] })],
  ['as the main thing of a page', data({ '@type': 'WebPage', mainEntity: DAL })],
  ['of two types', data({ ...DAL, '@type': ['NewsArticle', 'Recipe'] })],
  ['of a type with its address', data({ ...DAL, '@type': 'http://schema.org/Recipe' })],
  [
    'with odd attributes',
    `<SCRIPT data-a=1 TYPE='application/ld+json; charset=utf-8' >${JSON.stringify(DAL)}</SCRIPT >`,
  ],
  ['after a broken block', `<script type="application/ld+json">{"@type": "Rec</script>${data(DAL)}`],
  ['with a comma too many', `<script type=application/ld+json>[${JSON.stringify(DAL)},]</script>`],
  [
    'with a line end in a text',
    `<script type=application/ld+json>${JSON.stringify({ ...DAL, text: '§' }).replace('§', 'a\nb')}</script>`,
  ],
  ['in a comment', `<script type=application/ld+json><!--${JSON.stringify(DAL)}--></script>`],
  ['in a CDATA section', `<script type=application/ld+json>//<![CDATA[\n${JSON.stringify(DAL)}\n//]]></script>`],
  ['in a script that never ends', `<script type=application/ld+json>${JSON.stringify(DAL)}`],
])('a recipe %s is found', (_, html) => {
  expect(pageRecipes(html)).toMatchObject([{ name: 'Dal', ingredients: ['200 g red lentils'] }])
})

it.each<[string, string]>([
  ['no data', '<p>Dal</p>'],
  ['another thing', data({ '@type': 'Product', name: 'Dal' })],
  ['no ingredients', data({ ...DAL, recipeIngredient: [] })],
  ['another script', `<script>${JSON.stringify(DAL)}</script>`],
  ['nothing at all', ''],
  ['garbage', '<script type="application/ld+json">\u0000{{{{</script>'],
])('%s gives no recipe', (_, html) => expect(pageRecipes(html)).toEqual([]))

it('several recipes come in their order, each once, and at most three', () => {
  const named = (name: string) => ({ ...DAL, name })
  const all = ['a', 'b', 'a', 'c', 'd', 'e', 'f'].map(named)
  expect(pageRecipes(data(all)).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

it('everything is plain text, entities are signs', () => {
  const recipe = read({
    name: 'Cr&egrave;me <b>br&ucirc;l&eacute;e</b>&lt;script&gt;alert(1)&lt;/script&gt;',
    recipeIngredient: ['&frac12; tsp salt', '<img src=x onerror=alert(1)>2 eggs', 'a\u202eb'],
  })
  expect(recipe?.name).toBe('Crème brûlée')
  expect(recipe?.ingredients).toEqual(['½ tsp salt', '2 eggs', 'a b'])
})

it.each<[unknown, number | null]>([
  [4, 4],
  ['4', 4],
  ['Serves 4-6', 6],
  ['Makes 12 – 15 buns', 15],
  ['Serves 2 or 3', 3],
  ['8 to 10', 10],
  ['Serves 4 or 2 as a main', 4],
  ['Serves 4 (makes 6-8 patties)', 4],
  ['Serves 4 to 5 cm', 4],
  ['Serves 2 as a main, 4 as a side', 4],
  ['Serves 4 for lunch or 6-8 as a starter', 8],
  ['Makes 2 x 400ml jars', null],
  [['6', '6 servings'], 6],
  ['Makes 12 muffins', 12],
  [{ '@type': 'QuantitativeValue', value: 3 }, 3],
  ['8 slices', 8],
  ['2 dozen', 24],
  ['Serves four', 4],
  ['1 loaf', null],
  ['1 slice', null],
  ['1 layer', null],
  ['1 cookie', null],
  ['1 brownie', 1],
  ['2 large loaves', null],
  ['3 cups', null],
  ['12 cupcakes', 12],
  ['a crowd', null],
  ['0', null],
  [1e9, null],
  [undefined, null],
])('a yield of %j serves %j', (recipeYield, serves) => expect(read({ recipeYield })?.serves).toBe(serves))

it.each<[unknown, number | null]>([
  ['PT45M', 45],
  ['PT1H30M', 90],
  ['P0DT2H', 120],
  ['P1D', 1440],
  ['PT90S', 2],
  ['PT0M', null],
  ['45 minutes', null],
  ['P400D', null],
  [45, null],
])('a time of %j is %j minutes', (cookTime, minutes) => expect(read({ cookTime })?.cookMinutes).toBe(minutes))

it.each<[string, unknown, string[]]>([
  ['texts', ['Boil.', 'Serve.'], ['Boil.', 'Serve.']],
  ['lines of one text', 'Boil.\nServe.', ['Boil.', 'Serve.']],
  ['paragraphs', '<p>Boil.</p><p>Serve.</p>', ['Boil.', 'Serve.']],
  [
    'steps',
    [
      { '@type': 'HowToStep', text: 'Boil.' },
      { '@type': 'HowToStep', name: 'Serve.' },
    ],
    ['Boil.', 'Serve.'],
  ],
  [
    'sections',
    [
      { '@type': 'HowToSection', name: 'The sauce', itemListElement: [{ text: 'Boil.' }, { text: 'Stir.' }] },
      { '@type': 'HowToSection', name: 'To serve:', itemListElement: ['Serve.'] },
    ],
    ['The sauce: Boil.', 'Stir.', 'To serve: Serve.'],
  ],
  ['an item list', { '@type': 'ItemList', itemListElement: [{ text: 'Boil.' }] }, ['Boil.']],
  ['nothing', null, []],
])('%s are steps', (_, recipeInstructions, steps) => expect(read({ recipeInstructions })?.steps).toEqual(steps))

it.each<[object, object]>([
  [{ calories: '420 kcal' }, { energyKcal: 420 }],
  [{ calories: '1,420 calories' }, { energyKcal: 1420 }],
  [{ calories: '1757 kJ' }, { energyKcal: 420 }],
  [{ calories: 420 }, { energyKcal: 420 }],
  [{ calories: 'plenty' }, { energyKcal: null }],
  [
    { proteinContent: '12.5 g', carbohydrateContent: '30 grams', fatContent: '7,5g' },
    { proteinG: 12.5, carbohydrateG: 30, fatG: 7.5 },
  ],
  [{ fatContent: '300 mg' }, { fatG: null }],
])('%j is stated as %j', (nutrition, stated) => expect(read({ nutrition })?.stated).toMatchObject(stated))

// What looks at every character once more for each costs a hundred thousand times as much at these lengths.
const HOSTILE: readonly [string, string][] = [
  ['tags that never end', '<script '.repeat(200_000)],
  ['white space before nonsense', `<script type="application/ld+json">{${' '.repeat(1_000_000)}x</script>`],
  ['white space before the end', `<script type="application/ld+json">{x${' '.repeat(1_000_000)}-</script>`],
  ['white space in a tag', `<script type=${' '.repeat(1_000_000)}application>`],
  ['a million lines', data({ ...DAL, recipeIngredient: '\n'.repeat(900_000) })],
  ['scripts that never end', '<script type="application/ld+json">'.repeat(50_000)],
  ['lists in lists', `<script type="application/ld+json">${'['.repeat(1_000_000)}</script>`],
  ['many things', `<script type="application/ld+json">{"@graph":[${'{"a":{}},'.repeat(100_000)}{}]}</script>`],
  ['many half tags', data({ ...DAL, recipeIngredient: Array.from({ length: 50_000 }, () => '<'.repeat(30)) })],
  ['many commas', data({ ...DAL, recipeInstructions: ', '.repeat(500_000) })],
  ['a text that never ends', `<script type="application/ld+json">{"a":"${' '.repeat(1_000_000)}</script>`],
  ['commas alone', `<script type="application/ld+json">{${','.repeat(1_000_000)}</script>`],
  ['commas and spaces', `<script type="application/ld+json">{${', '.repeat(500_000)}</script>`],
]
it.each(HOSTILE)('a page of %s is not thousands of times dearer than one of words', (_, html) => {
  const words = data({ ...DAL, description: 'lentil soup '.repeat(html.length / 12) })
  const dear = timesAsDear(
    () => pageRecipes(html),
    () => pageRecipes(words),
    2,
  )
  expect(dear).toBeLessThan(5_000)
})
