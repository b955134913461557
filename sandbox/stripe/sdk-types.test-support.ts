import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'

/*
 * Makes a JSON Schema out of the installed SDK's own type declarations, so that a bare clone can check every
 * request and answer. Names are those of the shared schema: `Checkout.Sessions::Session`, `Prices::Price`, …
 */
export type Schema = Record<string, unknown>

/** The few shapes of syntax nodes that declarations are made of. */
interface Node {
  type: string
  name?: string
  value?: unknown
  optional?: boolean
  id?: Node
  key?: Node
  declaration?: Node
  body?: Node | Node[]
  members?: Node[]
  types?: Node[]
  extends?: Node[]
  expression?: Node
  typeName?: Node
  left?: Node
  right?: Node
  literal?: Node
  object?: Node
  property?: Node
  elementType?: Node
  typeAnnotation?: Node
  typeArguments?: { params: Node[] }
  typeParameters?: { params: { name: Node }[] }
  specifiers?: { imported?: Node; local: Node }[]
  source?: { value: string }
}

interface Declared {
  node: Node
  file: string
  /** Names of the namespaces it is in, outermost first. */
  path: string[]
}

/** Resources that are described in full; all others stand cut off, as in the shared schema. */
const DESCRIBED = new Set(
  [
    'Checkout/Sessions',
    'LineItems',
    'Prices',
    'Products',
    'PaymentIntents',
    'Charges',
    'Coupons',
    'Customers',
    'PaymentMethods',
    'PromotionCodes',
    'Refunds',
    'Disputes',
    'ShippingRates',
    'Events',
    'Subscriptions',
    'SubscriptionItems',
    'Plans',
    'Invoices',
    'InvoiceLineItems',
    'InvoicePayments',
    'BillingPortal/Sessions',
  ]
    .map(name => `resources/${name}`)
    .concat('shared', 'lib'),
)
const folder = join(dirname(createRequire(import.meta.url).resolve('stripe')), '..', 'esm')

interface Source {
  declared: Map<string, Declared>
  imports: Map<string, { file: string; name: string }>
}

export class SdkTypes {
  readonly defs: Record<string, Schema> = {}
  private readonly sources = new Map<string, Source>()

  /** Describes `name`, such as `Prices::Price`, and returns a reference to it. */
  describe(name: string): Schema {
    const [file = '', type = ''] = name.split('::')
    return this.reference({ file: `resources/${file.replace('.', '/')}`, name: type })
  }

  private source(file: string): Source {
    const known = this.sources.get(file)
    if (known) return known
    const source: Source = { declared: new Map(), imports: new Map() }
    this.sources.set(file, source)
    const { program } = parseSync(`${file}.d.ts`, readFileSync(join(folder, `${file}.d.ts`), 'utf8'), { lang: 'dts' })
    for (const node of program.body as unknown as Node[]) collect(source, file, node, [])
    return source
  }

  private reference(target: { file: string; name: string }, args: Node[] = [], from?: Declared): Schema {
    if (!DESCRIBED.has(target.file)) return { type: 'object', 'x-stripe-type': target.name }
    const found = this.source(target.file).declared.get(target.name)
    if (!found) throw new Error(`The SDK declares no ${target.name} in ${target.file}`)
    const parameters = found.node.typeParameters?.params ?? []
    const bound = new Map(
      parameters.map((parameter, index) => [parameter.name.name ?? '', { node: args[index], from }]),
    )
    if (bound.size > 0) return this.convertDeclared(found, bound)
    const key = `${target.file.replace('resources/', '').replace('/', '.')}::${target.name}`
    if (!this.defs[key]) {
      const schema: Schema = {}
      this.defs[key] = schema
      Object.assign(schema, this.convertDeclared(found, bound))
    }
    return { $ref: `#/$defs/${key}` }
  }

  private convertDeclared(found: Declared, bound: Bound): Schema {
    if (found.node.type === 'TSInterfaceDeclaration') {
      const own = this.members(membersOf(found.node), found, bound)
      return (found.node.extends ?? []).reduce((schema, base) => {
        const from = this.resolve(typePath(base.expression), found)
        const parent = this.source(from.file).declared.get(from.name)
        return parent ? merge(this.convertDeclared(parent, new Map()), schema) : schema
      }, own)
    }
    return this.convert(found.node.typeAnnotation, found, bound)
  }

  private members(nodes: Node[], at: Declared, bound: Bound): Schema {
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    let rest: Schema | false = false
    for (const node of nodes) {
      if (node.type === 'TSIndexSignature') rest = this.convert(node.typeAnnotation?.typeAnnotation, at, bound)
      if (node.type !== 'TSPropertySignature') continue
      const name = node.key?.name ?? String(node.key?.value)
      properties[name] = this.convert(node.typeAnnotation?.typeAnnotation, at, bound)
      if (!node.optional) required.push(name)
    }
    return { type: 'object', properties, required, ...(rest ? { additionalProperties: rest } : { 'x-closed': true }) }
  }

  private convert(node: Node | undefined, at: Declared, bound: Bound): Schema {
    switch (node?.type) {
      case 'TSUnknownKeyword':
      case 'TSAnyKeyword':
        return {}
      case 'TSStringKeyword':
        return { type: 'string' }
      case 'TSNumberKeyword':
        return { type: 'number' }
      case 'TSBooleanKeyword':
        return { type: 'boolean' }
      case 'TSNullKeyword':
        return { type: 'null' }
      case 'TSVoidKeyword':
        // `deleted?: void` marks a resource that was not deleted: the field is never there.
        return { not: {} }
      case 'TSLiteralType':
        return { enum: [node.literal?.value] }
      case 'TSArrayType':
        return { type: 'array', items: this.convert(node.elementType, at, bound) }
      case 'TSTypeLiteral':
        return this.members(node.members ?? [], at, bound)
      case 'TSUnionType':
        return this.union(node.types ?? [], at, bound)
      case 'TSTypeReference':
        return this.named(node, at, bound)
      default:
        throw new Error(`${node?.type} in ${at.file} is not understood`)
    }
  }

  /** Texts that end in OtherString are an open list: what the SDK knows today. */
  private union(nodes: Node[], at: Declared, bound: Bound): Schema {
    const open = nodes.some(node => node.typeName?.name === 'OtherString')
    const literals = nodes.filter(node => node.type === 'TSLiteralType').map(node => node.literal?.value)
    const others = nodes.filter(node => node.type !== 'TSLiteralType' && node.typeName?.name !== 'OtherString')
    const texts: Schema[] = open
      ? [{ type: 'string', 'x-known-values': literals }]
      : literals.length > 0
        ? [{ enum: literals }]
        : []
    const choices = [...texts, ...others.map(node => this.convert(node, at, bound))]
    return choices.length === 1 && choices[0] ? choices[0] : { anyOf: choices }
  }

  private named(node: Node, at: Declared, bound: Bound): Schema {
    const path = typePath(node.typeName)
    const name = path.join('.')
    const args = node.typeArguments?.params ?? []
    const binding = bound.get(name)
    if (binding) return this.convert(binding.node, binding.from ?? at, new Map())
    if (name === 'Array') return { type: 'array', items: this.convert(args[0], at, bound) }
    if (name === 'Decimal') return { type: 'string', 'x-decimal': true }
    if (name === 'Partial') return { type: 'object' }
    if (name === 'OtherString') return { type: 'string' }
    return this.reference(this.resolve(path, at), args, at)
  }

  /** Where a name leads, seen from a declaration: its own namespaces first, then the file, then the imports. */
  private resolve(path: string[], at: Declared): { file: string; name: string } {
    const source = this.source(at.file)
    for (let depth = at.path.length; depth >= 0; depth--) {
      const name = [...at.path.slice(0, depth), ...path].join('.')
      if (source.declared.has(name)) return { file: at.file, name }
    }
    const imported = source.imports.get(path[0] ?? '')
    if (!imported) throw new Error(`${path.join('.')} in ${at.file} leads nowhere`)
    if (imported.file.endsWith('/index'))
      return { file: imported.file.replace('index', `${path[1]}s`), name: path.slice(1).join('.') }
    return { file: imported.file, name: [imported.name, ...path.slice(1)].join('.') }
  }
}

type Bound = Map<string, { node: Node | undefined; from: Declared | undefined }>

function collect(source: Source, file: string, statement: Node, path: string[]): void {
  const node = statement.declaration ?? statement
  const name = node.id?.name ?? ''
  if (node.type === 'ImportDeclaration') {
    const from = posix.normalize(posix.join(posix.dirname(file), (node.source?.value ?? '').replace(/\.js$/, '')))
    for (const entry of node.specifiers ?? [])
      source.imports.set(entry.local.name ?? '', { file: from, name: entry.imported?.name ?? '' })
  } else if (node.type === 'TSModuleDeclaration') {
    for (const inner of membersOf(node)) collect(source, file, inner, [...path, name])
  } else if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') {
    // What is declared beside a namespace of the same name sees that namespace's members by the full name only.
    source.declared.set([...path, name].join('.'), { node, file, path })
  }
}

function membersOf(node: Node): Node[] {
  const body = node.body
  if (Array.isArray(body)) return body
  return Array.isArray(body?.body) ? body.body : []
}

function typePath(node: Node | undefined): string[] {
  if (node?.type === 'MemberExpression') return [...typePath(node.object), node.property?.name ?? '']
  if (node?.type === 'TSQualifiedName') return [...typePath(node.left), node.right?.name ?? '']
  return [node?.name ?? '']
}

function merge(base: Schema, own: Schema): Schema {
  const list = (schema: Schema) => (schema.required as string[] | undefined) ?? []
  const map = (schema: Schema) => (schema.properties as Record<string, Schema> | undefined) ?? {}
  return {
    ...base,
    ...own,
    properties: { ...map(base), ...map(own) },
    required: [...new Set([...list(base), ...list(own)])],
  }
}
