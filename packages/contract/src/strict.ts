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

/** Each schema is made strict once, so that what is shared stays shared. */
const seen = new WeakMap<z.ZodType, z.ZodType>()

/** What a request is told about a field that is not there. */
const unknownField = (fields: string[]): string =>
  fields.length
    ? `Unknown field; the fields are ${fields.join(', ')}`
    : 'Unknown field; there are none'

type Def = Record<string, unknown> & { type: string }

function changesOf(def: Def): Record<string, unknown> {
  const inner = (key: string) => ({ [key]: strict(def[key] as z.ZodType) })
  if (leaves.has(def.type)) return {}
  if (wrappers.has(def.type)) return inner('innerType')
  switch (def.type) {
    case 'object': {
      const shape = def['shape'] as Record<string, z.ZodType>
      return {
        shape: Object.fromEntries(
          Object.entries(shape).map(([name, field]) => [name, strict(field)]),
        ),
        ...(!def['catchall'] && {
          catchall: z.never(),
          error: (issue: { code?: string }) =>
            issue.code === 'unrecognized_keys' ? unknownField(Object.keys(shape)) : undefined,
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
      return { options: (def['options'] as z.ZodType[]).map((option) => strict(option)) }
    default:
      throw new Error(
        `strict() does not know schemas of the type ${def.type}: say in strict.ts which schemas are inside.`,
      )
  }
}

/**
 * The same schema, refusing at every depth the fields that its objects do not name, with a message
 * that says which there are. For what callers send: a misspelt field must not pass as an absent one.
 *
 * @throws {Error} for a type of schema that it does not know.
 */
export function strict<S extends z.ZodType>(schema: S): S {
  const known = seen.get(schema)
  if (known) return known as S
  const def = schema.def as unknown as Def
  const changes = changesOf(def)
  const isSame = Object.entries(changes).every(([key, value]) =>
    Array.isArray(value)
      ? value.every((item, n) => item === (def[key] as unknown[])[n])
      : value === def[key],
  )
  const made = isSame ? schema : schema.clone({ ...schema.def, ...changes })
  const meta = z.globalRegistry.get(schema)
  if (made !== schema && meta) z.globalRegistry.add(made, meta)
  seen.set(schema, made)
  return made
}

/** What a call takes that declares nothing. */
export const nothing = strict(z.object({}))
