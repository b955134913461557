import { createServer } from 'node:http'

/** A site with recipes on this machine, for the journeys through the import: `node test/e2e/recipe-site.ts PORT`. */

const SOUP = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebPage', name: 'A page' },
    {
      '@type': 'Recipe',
      name: 'Lentil &amp; tomato soup',
      description: 'Soup for a <b>rainy</b> day.',
      recipeYield: 'Serves 4',
      prepTime: 'PT10M',
      cookTime: 'PT30M',
      recipeIngredient: ['200 g red lentils', '2 tbsp olive oil', '3 glugs glimmerberry syrup', 'salt and pepper'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Simmer the lentils for 20 minutes.' },
        { '@type': 'HowToStep', text: 'Stir in the rest.' },
      ],
      nutrition: { '@type': 'NutritionInformation', calories: '420 kcal', proteinContent: '14 g' },
    },
  ],
}

const page = (data: unknown) =>
  `<!doctype html><title>A page</title><script type="application/ld+json">${JSON.stringify(data)}</script><p>Hello`

const PAGES: Record<string, string> = {
  '/soup': page(SOUP),
  '/two': page([
    { '@type': 'Recipe', name: 'Porridge', recipeIngredient: ['50 g porridge oats', '300 ml whole milk'] },
    { '@type': 'Recipe', name: 'Toast', recipeIngredient: ['2 slices wholemeal bread', '10 g butter'] },
  ]),
  '/none': page({ '@type': 'Article', name: 'No recipe' }),
  '/large': 'x'.repeat(3 * 1024 * 1024),
  '/': 'ready',
}

createServer((request, response) => {
  if (request.url === '/inside') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  const html = PAGES[request.url ?? '']
  response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}).listen(Number(process.argv[2]), '127.0.0.1')
