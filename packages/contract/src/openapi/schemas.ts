import { z } from 'zod'
import type { Contract } from '../contract.ts'
import { nothing, strict } from '../strict.ts'

export type JsonSchema = Record<string, unknown>

const isNamed = (schema: unknown): schema is z.ZodType =>
  schema instanceof z.ZodObject ||
  schema instanceof z.ZodUnion ||
  schema instanceof z.ZodEnum ||
  schema instanceof z.ZodRecord ||
  schema instanceof z.ZodLazy

const typeName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * The exported schemas by the name of their type, each a component: what callers send has an `Input`
 * behind it where it is not what the platform answers (no field beside those named, defaults left out).
 */
function nameSchemas({ schemas }: Contract) {
  const entities = z.registry<{ id: string }>()
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isNamed(schema) || schema === nothing) continue
    entities.add(schema, { id: typeName(name) })
    const sent = strict(schema)
    if (sent !== schema) entities.add(sent, { id: `${typeName(name)}Input` })
  }
  return entities
}

/** Formats that say all that the pattern behind them says. */
const formats = new Set(['email', 'uuid', 'date'])

/** Answers may get fields, so nothing is said against them; bounds of the language are no rule of ours. */
function simplify(schema: z.core.$ZodTypes, json: JsonSchema, io: 'input' | 'output'): void {
  const { description } = z.globalRegistry.get(schema) ?? {}
  if (description) json['description'] ??= description
  if (
    io === 'output' &&
    schema._zod.def.type === 'object' &&
    json['additionalProperties'] === false
  )
    delete json['additionalProperties']
  if (formats.has(String(json['format']))) delete json['pattern']
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum']
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum']
}

const componentPath = '#/components/schemas/'

/** What is referred to with `$defs` of its own stands among the components. */
const rename = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(rename)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      key === '$ref' && typeof item === 'string'
        ? [key, item.replace('#/$defs/', componentPath)]
        : [key, rename(item)],
    ),
  )
}

/** Collects the schemas of a document. */
export const createSchemas = (contract: Contract) => {
  const entities = nameSchemas(contract)
  const components: Record<string, JsonSchema> = {}

  const add = (name: string, definition: JsonSchema) => {
    if (name.startsWith('__'))
      throw new Error('A schema that refers to itself needs a name: export it from its domain.')
    const { id: _, ...rest } = definition
    components[name] = rename(rest) as JsonSchema
  }

  const toSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const {
      $schema: _,
      $defs = {},
      ...top
    } = z.toJSONSchema(schema, {
      io,
      metadata: entities,
      override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema, io),
    })
    for (const [name, definition] of Object.entries($defs)) add(name, definition)
    if (typeof top.id !== 'string') return rename(top) as JsonSchema
    // A schema that refers to itself is called `#` where it is the whole.
    const itself = JSON.parse(
      JSON.stringify(top).replaceAll('"$ref":"#"', `"$ref":"${componentPath}${top.id}"`),
    ) as JsonSchema
    add(top.id, itself)
    return { $ref: `${componentPath}${top.id}` }
  }
  return { components, toSchema }
}
