import { z } from 'zod'
import * as contract from '../schemas.ts'

export type JsonSchema = Record<string, unknown>

/** The entities of the contract by name: a type of its own for whoever generates code. */
const entities = z.registry<{ id: string }>()
for (const [name, schema] of Object.entries(contract)) {
  if (schema instanceof z.ZodObject && schema !== contract.ok) entities.add(schema, { id: name })
}

const rename = (value: unknown, nameOf: (key: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => rename(item, nameOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      key === '$ref' && typeof item === 'string'
        ? [key, `#/components/schemas/${nameOf(item.replace('#/$defs/', ''))}`]
        : [key, rename(item, nameOf)],
    ),
  )
}

/**
 * Collects the schemas of a document. An entity that callers may send with less than the platform
 * answers (a default fills the rest) appears twice, the sent one as `<name>.input`.
 */
export const createSchemas = () => {
  const components: Record<string, JsonSchema> = {}

  const toSchema = (callId: string, schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const { $schema: _, $defs = {}, ...root } = z.toJSONSchema(schema, { io, metadata: entities })
    const isEntity = (key: string) => !key.startsWith('__')
    const nameOf = (key: string) =>
      (isEntity(key) ? key : callId + key) + (io === 'input' ? '.input' : '')
    for (const [key, definition] of Object.entries($defs)) {
      const { id: _id, ...rest } = definition
      components[nameOf(key)] = rename(rest, nameOf) as JsonSchema
    }
    const { id, ...inline } = root as JsonSchema
    const result = rename(inline, nameOf) as JsonSchema
    if (typeof id !== 'string') return result
    components[nameOf(id)] = result
    return { $ref: `#/components/schemas/${nameOf(id)}` }
  }
  return { components, toSchema }
}
