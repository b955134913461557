import { invalidRequest } from './errors.ts'

/** A decoded form: texts in nested Maps, so that a key such as `__proto__` is a key and nothing else. */
export type FormTree = Map<string, FormTree | string>
export type FormValue = FormTree | string

export const MAX_DEPTH = 8
export const MAX_PAIRS = 2000

/**
 * Reads a bracketed form (`line_items[0][price]=x`, `expand[]=y`), as the SDK writes bodies and queries.
 * Later scalars win; `a[]` appends. At most MAX_PAIRS pairs and MAX_DEPTH levels, otherwise a 400 as an ApiError.
 */
export function parseForm(text: string): FormTree {
  const root: FormTree = new Map()
  if (text === '') return root
  const pairs = text.split('&')
  if (pairs.length > MAX_PAIRS) throw invalidRequest(`Too many parameters: at most ${MAX_PAIRS} are taken.`)
  for (const pair of pairs) {
    if (pair === '') continue
    const cut = pair.indexOf('=')
    const key = decode(cut < 0 ? pair : pair.slice(0, cut))
    put(root, keyPath(key), decode(cut < 0 ? '' : pair.slice(cut + 1)), key)
  }
  return root
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw invalidRequest('Invalid percent-encoding in the request.')
  }
}

/** `a[b][c]` -> [a, b, c]. A key that is not well bracketed stays one literal name, which no parameter table knows. */
function keyPath(key: string): string[] {
  const open = key.indexOf('[')
  if (open <= 0 || !key.endsWith(']')) return [key]
  const inner = key.slice(open + 1, -1)
  const path = [key.slice(0, open), ...inner.split('][')]
  if (path.slice(1).some(part => /[[\]]/.test(part))) return [key]
  if (path.length > MAX_DEPTH)
    throw invalidRequest(`Parameters can be nested at most ${MAX_DEPTH} levels deep.`, path[0])
  return path
}

function put(root: FormTree, path: string[], value: string, key: string): void {
  let node = root
  path.forEach((part, depth) => {
    const name = part === '' && depth > 0 ? String(node.size) : part
    const there = node.get(name)
    if (depth === path.length - 1) {
      if (there instanceof Map) throw invalidRequest(`Invalid ${key}: both a value and an object were given.`, key)
      node.set(name, value)
      return
    }
    if (typeof there === 'string') throw invalidRequest(`Invalid ${key}: both a value and an object were given.`, key)
    const next: FormTree = there ?? new Map()
    if (!there) node.set(name, next)
    node = next
  })
}

/** True when the keys are 0, 1, 2, … in any order: how a list looks on the wire. */
export function isIndexed(tree: FormTree): boolean {
  return tree.size > 0 && Array.from({ length: tree.size }, (_, index) => tree.has(String(index))).every(Boolean)
}

/** Plain data for comparison and for observers; objects have no prototype and keys are sorted. */
export function toPlain(value: FormValue): unknown {
  if (typeof value === 'string') return value
  if (isIndexed(value)) return Array.from({ length: value.size }, (_, index) => toPlain(value.get(String(index)) ?? ''))
  const plain: Record<string, unknown> = Object.create(null)
  for (const key of [...value.keys()].sort()) plain[key] = toPlain(value.get(key) ?? '')
  return plain
}
