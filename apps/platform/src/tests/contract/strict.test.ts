import { expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '../../contract.ts'

/** Objects of a JSON Schema that take fields without a name. */
const openIn = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(openIn)
  return 'properties' in value && !('additionalProperties' in value) ? [value, ...inner] : inner
}

it.each(Object.values(contract.calls).map((call) => [call.id, call] as const))(
  '%s takes only the fields that it names',
  (_id, { params, query, body }) => {
    const schemas = [params, query, body].filter((schema) => schema !== undefined)
    const open = schemas.flatMap((schema) => openIn(z.toJSONSchema(schema, { io: 'input' })))
    expect(open).toEqual([])
  },
)
