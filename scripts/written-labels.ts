import typescript from 'typescript-6'

/** Names of buttons, links and headings in a source: short texts that do not end like a sentence. */
const MOST_WORDS = 7

export function writtenLabels(file: string, code: string): string[] {
  const source = typescript.createSourceFile(file, code, typescript.ScriptTarget.Latest, true)
  const found: string[] = []
  const look = (node: typescript.Node): void => {
    if (typescript.isImportDeclaration(node)) return
    const isText =
      typescript.isJsxText(node) || typescript.isStringLiteralLike(node) || typescript.isTemplateLiteralToken(node)
    const text = isText ? node.text.replaceAll(/\s+/g, ' ').trim() : ''
    if (isLabel(text)) found.push(text)
    typescript.forEachChild(node, look)
  }
  look(source)
  return found
}

function isLabel(text: string): boolean {
  const words = text.split(' ')
  return words.length >= 2 && words.length <= MOST_WORDS && /^[A-Z]/.test(text) && !/[.!?{}<>=;_]/.test(text)
}
