import { invalidRequest } from './errors.ts'
import { type FormTree, type FormValue, isIndexed } from './form-body.ts'

/** What a parameter may hold. Names in an object shape are checked against the SDK's own parameter types by the compiler. */
export type Shape =
  | { kind: 'text'; max: number; check?: (text: string) => string | null }
  | { kind: 'integer'; min?: number; max?: number }
  | { kind: 'boolean' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'list'; of: Shape; max: number }
  | { kind: 'metadata' }
  | { kind: 'range' }
  /** What an empty text unsets: it is read as null. */
  | { kind: 'unsettable'; of: ObjectShape }
  | ObjectShape

export interface ObjectShape {
  kind: 'object'
  fields: Record<string, Shape>
  required: readonly string[]
  /** Known to Stripe, not acted on here: refused in words, so that nobody believes it was obeyed. */
  unsupported: readonly string[]
}

export function object<P>(
  fields: { [K in keyof P]?: Shape },
  required: readonly (keyof P & string)[] = [],
  unsupported: readonly (keyof P & string)[] = [],
): ObjectShape {
  return { kind: 'object', fields: fields as Record<string, Shape>, required, unsupported }
}
export const text = (max = 5000, check?: (text: string) => string | null): Shape => ({
  kind: 'text',
  max,
  ...(check ? { check } : {}),
})
export const integer = (min?: number, max?: number): Shape => ({
  kind: 'integer',
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})
export const boolean: Shape = { kind: 'boolean' }
export const metadata: Shape = { kind: 'metadata' }
export const range: Shape = { kind: 'range' }
export const choice = (...values: string[]): Shape => ({ kind: 'choice', values })
export const unsettable = (of: ObjectShape): Shape => ({ kind: 'unsettable', of })
export const list = (of: Shape, max = 100): Shape => ({ kind: 'list', of, max })

/** Turns a form into typed parameters, or throws Stripe's 400 with the bracketed name of the parameter at fault. */
export function readParams<P>(tree: FormTree, shape: ObjectShape): P {
  return readObject(tree, shape, '') as P
}

function read(value: FormValue, shape: Shape, at: string): unknown {
  switch (shape.kind) {
    case 'object':
      if (typeof value === 'string') throw invalidRequest('Invalid object', at)
      return readObject(value, shape, at)
    case 'unsettable':
      return value === '' ? null : read(value, shape.of, at)
    case 'list':
      return readList(value, shape, at)
    case 'metadata':
      return readMetadata(value, at)
    case 'range':
      return typeof value === 'string' ? readInteger(value, {}, at) : readObject(value, RANGE, at)
    default:
      if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${at} must be a single value.`, at)
      return readScalar(value, shape, at)
  }
}

const RANGE = object<{ gt: number; gte: number; lt: number; lte: number }>({
  gt: { kind: 'integer' },
  gte: { kind: 'integer' },
  lt: { kind: 'integer' },
  lte: { kind: 'integer' },
})

function readObject(tree: FormTree, shape: ObjectShape, at: string): Record<string, unknown> {
  const result: Record<string, unknown> = Object.create(null)
  for (const [name, value] of tree) {
    const param = at ? `${at}[${name}]` : name
    const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined
    if (field) {
      // An empty text is how the SDK writes null: the parameter is unset.
      if (value === '' && field.kind !== 'metadata' && field.kind !== 'unsettable') continue
      result[name] = read(value, field, param)
    } else if (shape.unsupported.includes(name)) {
      throw invalidRequest(`The test payments do not act on the parameter ${param}; Stripe itself would.`, param)
    } else throw invalidRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown')
  }
  for (const name of shape.required) {
    const param = at ? `${at}[${name}]` : name
    if (!(name in result)) throw invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing')
  }
  return result
}

function readList(value: FormValue, shape: Shape & { kind: 'list' }, at: string): unknown[] {
  if (typeof value === 'string' || !isIndexed(value)) throw invalidRequest('Invalid array', at)
  if (value.size > shape.max) throw invalidRequest(`Array ${at} exceeded maximum ${shape.max} allowed elements.`, at)
  return Array.from({ length: value.size }, (_, index) =>
    read(value.get(String(index)) ?? '', shape.of, `${at}[${index}]`),
  )
}

function readScalar(
  value: string,
  shape: Exclude<Shape, { kind: 'object' | 'list' | 'metadata' | 'range' | 'unsettable' }>,
  at: string,
) {
  if (shape.kind === 'integer') return readInteger(value, shape, at)
  if (shape.kind === 'boolean') {
    if (value !== 'true' && value !== 'false') throw invalidRequest(`Invalid boolean: ${value}`, at)
    return value === 'true'
  }
  if (shape.kind === 'choice') {
    if (!shape.values.includes(value))
      throw invalidRequest(`Invalid ${at}: must be one of ${shape.values.join(', ')}`, at)
    return value
  }
  if (value.length > shape.max) throw invalidRequest(`Invalid string: must be at most ${shape.max} characters`, at)
  const fault = shape.check?.(value)
  if (fault) throw invalidRequest(fault, at, fault === NOT_A_URL ? 'url_invalid' : undefined)
  return value
}

export const NOT_A_URL = 'Not a valid URL'
export const webAddress = (value: string): string | null =>
  /^https?:\/\//.test(value) && URL.canParse(value) ? null : NOT_A_URL

function readInteger(value: string, bounds: { min?: number; max?: number }, at: string): number {
  const number = Number(value)
  if (!/^-?\d{1,15}$/.test(value)) throw invalidRequest(`Invalid integer: ${value}`, at, 'parameter_invalid_integer')
  if (bounds.min !== undefined && number < bounds.min)
    throw invalidRequest(`This value must be greater than or equal to ${bounds.min}.`, at, 'parameter_invalid_integer')
  if (bounds.max !== undefined && number > bounds.max)
    throw invalidRequest(`This value must be less than or equal to ${bounds.max}.`, at, 'parameter_invalid_integer')
  return number
}

function readMetadata(value: FormValue, at: string): Record<string, string> {
  const result: Record<string, string> = Object.create(null)
  if (typeof value === 'string') {
    if (value !== '') throw invalidRequest('Invalid object', at)
    return result
  }
  if (value.size > 50) throw invalidRequest('Metadata can have at most 50 keys.', at)
  for (const [key, entry] of value) {
    if (typeof entry !== 'string') throw invalidRequest('Metadata values must be strings.', `${at}[${key}]`)
    if (key.length > 40) throw invalidRequest('Metadata keys can have up to 40 characters.', at)
    if (entry.length > 500)
      throw invalidRequest(
        `Metadata values can have up to 500 characters, but you passed in a value that is ${entry.length} characters.`,
        `${at}[${key}]`,
      )
    if (entry !== '') result[key] = entry
  }
  return result
}
