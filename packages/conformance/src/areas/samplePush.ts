import { type PushChannel, pushSchemas } from '@marquee/contract/pushes'
import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** A value that a schema allows, with every field that it names: texts, ones, and the first of a choice. */
function sampleOf(schema: JsonSchema): unknown {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return sampleOf(choices[0] as JsonSchema)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  // What may be nothing as well is a list of types.
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          sampleOf(field as JsonSchema),
        ]),
      )
    case 'array':
      return [sampleOf(schema.items as JsonSchema)]
    case 'string':
      return 'conformance'
    case 'boolean':
      return true
    default:
      return 1
  }
}

/** A push of a channel: what comes has to be this, field by field. */
export const samplePush = (channel: PushChannel): unknown =>
  sampleOf(z.toJSONSchema(pushSchemas[channel]))
