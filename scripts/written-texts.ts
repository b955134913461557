import typescript from 'typescript-6'

/** The sentences that somebody may read on a screen, as the sources say them. What is put in stands as `ten`. */

const PUT_IN = 'ten'
/** Sentences of their own, and what follows them begins anew. */
const BLOCK = /^(?:p|li|ul|ol|dl|dt|dd|h[1-6]|div|section|header|footer|figcaption|table|tr|td|th|caption|legend)$/
/** For whoever runs the shop or reads its log. */
const NOT_SHOWN = /^(?:Error|\w+Error|warn|info|error|fatal|log|describe|problem|Failure)$/
/** Told apart from a list of names, a class or a query: it has words and it ends. */
const SENTENCE = /^[\p{Lu}“‘'"\d].*\s.*[.!?]["'”’)]?$/su

export function writtenTexts(file: string, code: string): string[] {
  const source = typescript.createSourceFile(file, code, typescript.ScriptTarget.Latest, true)
  const found: string[] = []
  const look = (node: typescript.Node): void => {
    if (isForNobody(node)) return
    if (typescript.isJsxElement(node) || typescript.isJsxFragment(node)) {
      lookInElement(node)
      return
    }
    const text = textOf(node)
    if (text !== null && SENTENCE.test(text)) found.push(plain(text))
    typescript.forEachChild(node, look)
  }
  /** An element with words of its own is one text, whatever is within it; any other is looked through. */
  const lookInElement = (node: typescript.JsxElement | typescript.JsxFragment) => {
    const hasWords = node.children.some(child => typescript.isJsxText(child) && /\p{L}{2}/u.test(child.text))
    if (typescript.isJsxElement(node)) look(node.openingElement.attributes)
    if (hasWords) found.push(...said(node.children).split('\n').map(plain).filter(Boolean))
    else for (const child of node.children) look(child)
  }
  look(source)
  return found
}

/** Words of all children in a row, a line for each block. */
function said(children: readonly typescript.JsxChild[]): string {
  return children
    .map(child => {
      if (typescript.isJsxText(child)) return child.text.replaceAll(/\s+/g, ' ')
      if (typescript.isJsxFragment(child)) return said(child.children)
      if (typescript.isJsxElement(child)) {
        const words = said(child.children)
        return BLOCK.test(child.openingElement.tagName.getText()) ? `\n${words}\n` : words
      }
      if (!typescript.isJsxExpression(child)) return ''
      if (!child.expression) return ''
      return textOf(child.expression) ?? PUT_IN
    })
    .join('')
}

function textOf(node: typescript.Node): string | null {
  if (typescript.isStringLiteral(node) || typescript.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!typescript.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => PUT_IN + literal.text).join('')
}

function isForNobody(node: typescript.Node): boolean {
  if (typescript.isImportDeclaration(node) || typescript.isTypeNode(node)) return true
  if (!typescript.isNewExpression(node) && !typescript.isCallExpression(node)) return false
  const called = node.expression
  const name = typescript.isPropertyAccessExpression(called) ? called.name.text : called.getText()
  return NOT_SHOWN.test(name)
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
