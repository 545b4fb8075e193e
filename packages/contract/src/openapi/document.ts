import { errorStatus, type ErrorCode } from '../errors.ts'
import { createSchemas, type JsonSchema } from './schemas.ts'
import { type Call, calls } from '../schemas.ts'

/** What a break answers to a call that acts for a player. */
const breakErrors = ({ audience, effect, duringBreak = 'refused' }: Call): ErrorCode[] => {
  if (!effect || audience !== 'player' || duringBreak === 'allowed') return []
  return duringBreak === 'refused' ? ['cool-off', 'self-excluded'] : ['self-excluded']
}

/** Errors that are not named by a call since they follow from what it is. */
const commonErrors = (call: Call): ErrorCode[] => {
  const { audience, effect, regional, openDuringTerms } = call
  return [
    'invalid-input',
    'rate-limited',
    'internal',
    ...(audience === 'public' ? [] : (['unauthorized', 'forbidden'] as const)),
    ...(effect && audience !== 'renderer'
      ? (['missing-idempotency-key', 'cross-site', 'idempotency-conflict'] as const)
      : []),
    ...(effect && audience === 'player' && !openDuringTerms ? (['terms-required'] as const) : []),
    ...(regional ? (['region-blocked'] as const) : []),
    ...breakErrors(call),
  ]
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const errorResponses = (call: Call) => {
  const codes = [...new Set([...commonErrors(call), ...(call.errors ?? [])])]
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      {
        description: those.join(', '),
        content: json({
          allOf: [
            { $ref: '#/components/schemas/ErrorBody' },
            { properties: { error: { properties: { code: { enum: those } } } } },
          ],
        }),
      },
    ]),
  )
}

const errorBody: JsonSchema = {
  type: 'object',
  required: ['success', 'error'],
  properties: {
    success: { const: false },
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { enum: Object.keys(errorStatus) },
        message: {
          type: 'string',
          description: 'What happened, why, and how to mend it; for developers, not for players.',
        },
        details: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { type: 'string' }, message: { type: 'string' } },
          },
        },
        retryAfterMs: { type: 'number' },
        requestId: { type: 'string' },
      },
    },
  },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'New for each act, the same for each repetition of it (TEN-18).',
  schema: { type: 'string', format: 'uuid' },
}

/** One parameter per property; what has no fixed names becomes one free parameter. */
const parametersOf = (place: 'path' | 'query', schema: JsonSchema) => {
  const { properties, required = [] } = schema as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  if (!properties) return [{ name: place, in: place, style: 'form', explode: true, schema }]
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const security = (call: Call) => {
  if (call.audience === 'player' || call.audience === 'affiliate') return [{ playerSession: [] }]
  if (call.audience === 'staff' && call.access !== 'door') return [{ staffSession: [] }]
  return call.audience === 'renderer' ? [{ rendererKey: [] }] : []
}

/**
 * The contract as an OpenAPI 3.1 document, for teams that generate their client from it.
 * Beside the standard: `x-effect` (TEN-18), `x-origin` (`spec` or `ours`), `x-audience`, `x-access`
 * (calls for staff), `x-during-break` (calls that act for players) and `x-follows` (requirement ids).
 */
export const openApiDocument = (info: { title: string; version: string }) => {
  const { components, toSchema } = createSchemas()

  const operation = (call: Call) => {
    const { id, params, query, body } = call
    const parameters = [
      ...(params ? parametersOf('path', toSchema(id, params, 'input')) : []),
      ...(query ? parametersOf('query', toSchema(id, query, 'input')) : []),
      ...(call.effect && call.audience !== 'renderer' ? [idempotencyKey] : []),
    ]
    return {
      operationId: id,
      tags: [id.split('.')[0]],
      summary: call.summary,
      security: security(call),
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: { required: true, content: json(toSchema(id, body, 'input')) } }),
      responses: {
        200: {
          description: 'Success',
          content: {
            [call.produces ?? 'application/json']: {
              schema: toSchema(id, call.response, 'output'),
            },
          },
        },
        ...errorResponses(call),
      },
      'x-effect': call.effect,
      'x-origin': call.origin,
      'x-audience': call.audience,
      ...(call.access && { 'x-access': call.access }),
      ...(call.effect &&
        call.audience === 'player' && { 'x-during-break': call.duringBreak ?? 'refused' }),
      'x-follows': call.follows ?? [],
    }
  }

  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const call of Object.values(calls)) {
    const path = (paths[call.path] ??= {})
    path[call.method.toLowerCase()] = operation(call)
  }

  return {
    openapi: '3.1.0',
    info,
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    paths,
    components: {
      schemas: { ErrorBody: errorBody, ...components },
      securitySchemes: {
        playerSession: { type: 'apiKey', in: 'cookie', name: '__Host-marquee' },
        staffSession: { type: 'apiKey', in: 'cookie', name: '__Host-marquee-staff' },
        rendererKey: { type: 'apiKey', in: 'header', name: 'x-renderer-key' },
      },
    },
  }
}
