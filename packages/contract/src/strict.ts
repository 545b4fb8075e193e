import { z } from 'zod'

const leaves = new Set([
  'string',
  'number',
  'bigint',
  'boolean',
  'null',
  'undefined',
  'any',
  'unknown',
  'never',
  'literal',
  'enum',
  'date',
  'template_literal',
  // Names its members itself, as `z.json()` does: what a call leaves open stays open.
  'lazy',
])
const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly'])

/** What is said about fields that are not there, from those that are. */
type Refusal = (known: string[], unknown: string[]) => string

/** By what it says, each schema is made strict once, so that what is shared stays shared. */
const made = new WeakMap<Refusal, WeakMap<z.ZodType, z.ZodType>>()

/** What a request is told. */
const unknownField: Refusal = (fields) =>
  fields.length
    ? `Unknown field; the fields are ${fields.join(', ')}`
    : 'Unknown field; there are none'

type Def = Record<string, unknown> & { type: string }

function changesOf(def: Def, refusal: Refusal): Record<string, unknown> {
  const inside = (schema: unknown) => strict(schema as z.ZodType, refusal)
  const inner = (key: string) => ({ [key]: inside(def[key]) })
  if (leaves.has(def.type)) return {}
  if (wrappers.has(def.type)) return inner('innerType')
  switch (def.type) {
    case 'object': {
      const shape = def['shape'] as Record<string, z.ZodType>
      return {
        shape: Object.fromEntries(
          Object.entries(shape).map(([name, field]) => [name, inside(field)]),
        ),
        ...(!def['catchall'] && {
          catchall: z.never(),
          error: ({ code, keys = [] }: { code?: string; keys?: string[] }) =>
            code === 'unrecognized_keys' ? refusal(Object.keys(shape), keys) : undefined,
        }),
      }
    }
    case 'array':
      return inner('element')
    case 'record':
      return inner('valueType')
    case 'pipe':
      return inner('in')
    case 'union':
      return { options: (def['options'] as z.ZodType[]).map(inside) }
    default:
      throw new Error(
        `strict() does not know schemas of the type ${def.type}: say in strict.ts which schemas are inside.`,
      )
  }
}

/**
 * The same schema, refusing at every depth the fields that its objects do not name, with a message
 * that says which there are. For what callers send and brands set: a misspelt field must not pass as an
 * absent one.
 *
 * @param refusal What is said instead.
 * @throws {Error} for a type of schema that it does not know.
 */
export function strict<S extends z.ZodType>(schema: S, refusal = unknownField): S {
  const seen = made.get(refusal) ?? new WeakMap<z.ZodType, z.ZodType>()
  made.set(refusal, seen)
  const known = seen.get(schema)
  if (known) return known as S
  const def = schema.def as unknown as Def
  const changes = changesOf(def, refusal)
  const isSame = Object.entries(changes).every(([key, value]) =>
    Array.isArray(value)
      ? value.every((item, n) => item === (def[key] as unknown[])[n])
      : value === def[key],
  )
  const result = isSame ? schema : schema.clone({ ...schema.def, ...changes })
  const meta = z.globalRegistry.get(schema)
  if (result !== schema && meta) z.globalRegistry.add(result, meta)
  seen.set(schema, result)
  return result
}

/** What a call takes that declares nothing. */
export const nothing = strict(z.object({}))
