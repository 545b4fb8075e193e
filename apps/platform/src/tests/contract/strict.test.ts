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
    for (const schema of [params, query, body])
      if (schema) expect(openIn(z.toJSONSchema(schema, { io: 'input' }))).toEqual([])
  },
)
