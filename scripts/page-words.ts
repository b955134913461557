import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import typescript from 'typescript-6'

/** The pages of words alone whose days `npm run dates` notes, and the sources that say their words. */
export const DATED_PAGES: { readonly [path: string]: readonly string[] } = {
  '/': homeSources(),
  '/delivery-and-returns': [
    'app/routes/trust/delivery-and-returns.tsx',
    'app/page-parts/trust/delivery-questions.ts',
    'app/page-parts/trust/cancellation-form.tsx',
  ],
  '/contact': ['app/routes/contact.tsx'],
  '/privacy': ['app/routes/trust/privacy.tsx'],
  '/terms': ['app/routes/trust/terms.tsx'],
  '/complaints': ['app/routes/trust/complaints.tsx'],
  '/cookies': ['app/routes/trust/cookies.tsx', 'app/page-parts/trust/kept-in-browser.ts'],
  '/accessibility': ['app/routes/trust/accessibility.tsx'],
  '/health-claims': ['app/routes/trust/health-claims.tsx'],
  '/reviews-policy': ['app/routes/trust/reviews-policy.tsx'],
}

function homeSources() {
  const parts = ['closing-call', 'feature-cards', 'from-the-shop', 'hero', 'iron-card', 'one-plan', 'why-choose']
  return ['app/routes/home.tsx', ...parts.map(part => `app/page-parts/home/${part}.tsx`)]
}

/** What readers do not read: how it looks, where it leads, what it is made of. */
const NOT_READ = /^(?:className|id|to|href|path|key|src|d|name|type|role|value|htmlFor|rel)$/

/** The words of a source, in their order; no layout, style or code. */
export function wordsOf(code: string): readonly string[] {
  const source = typescript.createSourceFile('page.tsx', code, typescript.ScriptTarget.Latest, true)
  const words: string[] = []
  const look = (node: typescript.Node): void => {
    if (typescript.isImportDeclaration(node)) return
    if (typescript.isJsxAttribute(node) && NOT_READ.test(node.name.getText())) return
    if (typescript.isStringLiteralLike(node) || typescript.isJsxText(node) || typescript.isTemplateHead(node)) {
      words.push(node.text)
    } else if (typescript.isTemplateMiddleOrTemplateTail(node)) words.push(node.text)
    typescript.forEachChild(node, look)
  }
  look(source)
  return words.map(word => word.replaceAll(/\s+/g, ' ').trim()).filter(word => /\p{L}{2,}.*\s/u.test(word))
}

/** Another one whenever a page says something else. */
export function pageHash(path: string, read = (file: string) => readFileSync(file, 'utf8')): string {
  const words = (DATED_PAGES[path] ?? []).flatMap(file => wordsOf(read(file)))
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)
}
