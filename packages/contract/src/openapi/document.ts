import type { Contract } from '../contract.ts'
import type { Call } from '../domain.ts'
import { errorBody, errorCode, errorComponents, errorResponses, errorsOf } from './errors.ts'
import { bodyExample, createExamples } from './examples.ts'
import { createSchemas, type JsonSchema } from './schemas.ts'

/** By media type. */
type Content = Record<string, { schema: JsonSchema; example?: unknown }>

export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: JsonSchema
  example?: unknown
  description?: string
  style?: string
  explode?: boolean
}

/** A file of bytes: nothing of it is JSON. */
const file = { type: 'string', contentMediaType: 'application/octet-stream' }

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'New for each act, the same for each repetition of it (TEN-18).',
  schema: { type: 'string', format: 'uuid' },
  example: '0b0f7c3a-52f5-4a54-8a39-7f1d2f0f6f5e',
}

const hasKey = ({ effect, audience }: Call) => effect && audience !== 'renderer'

const security = (call: Call) => {
  if (call.audience === 'player' || call.audience === 'affiliate') return [{ playerSession: [] }]
  if (call.audience === 'staff' && call.access !== 'door') return [{ staffSession: [] }]
  return call.audience === 'renderer' ? [{ rendererKey: [] }] : []
}

const local = 'As `pnpm start` serves it.'
/** Every brand has an address of its own, and the address decides the brand. */
const servers = [
  {
    url: 'https://{host}',
    description: 'A brand.',
    variables: { host: { default: 'play.example.com', description: 'An address of the brand.' } },
  },
  {
    url: 'http://{brand}.localhost:{port}',
    description: local,
    variables: {
      brand: { default: 'brand', description: 'The name of its folder in `apps`.' },
      port: { default: '3000' },
    },
  },
]
const staffServers = [
  {
    url: 'https://{host}',
    description: 'The back office.',
    variables: { host: { default: 'back-office.example.com' } },
  },
  {
    url: 'http://back-office.localhost:{port}',
    description: local,
    variables: { port: { default: '3000' } },
  },
]

/**
 * The contract as an OpenAPI 3.1 document, for teams that generate their client from it.
 * Requests are strict, answers open: a client has to bear fields that it does not know.
 * Beside the standard: `x-effect` (TEN-18), `x-origin` (`spec` or `ours`), `x-audience`, `x-access`
 * (calls for staff), `x-during-break` and `x-during-terms` (calls that act for players), `x-answers-anew` (a
 * repetition is answered with something new), `x-regional` and `x-complete-registration` (what has to hold), `x-errors` (the codes of the answers that are not a
 * success) and `x-follows` (requirement ids).
 *
 * @throws {Error} for a schema that refers to itself without being exported.
 */
export const openApiDocument = (contract: Contract, info = { title: 'Marquee', version: '1' }) => {
  const { components, toSchema } = createSchemas(contract)
  const examples = createExamples(components)

  /** One parameter per property; what has no fixed names becomes one free parameter. */
  const parametersOf = (place: 'path' | 'query', schema: JsonSchema): Parameter[] => {
    const { properties, required = [] } = schema as {
      properties?: Record<string, JsonSchema>
      required?: string[]
    }
    if (!properties)
      return [{ name: place, in: place, style: 'form', explode: true, schema, example: {} }]
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
      example: examples.ofField(name, property),
    }))
  }

  const inline = (schema: JsonSchema): JsonSchema => {
    const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
    return (name && components[name]) || schema
  }

  const requestBody = ({
    id,
    body,
    accepts,
  }: Call): { required: true; content: Content } | undefined => {
    if (accepts) return { required: true, content: { [accepts]: { schema: file } } }
    if (!body) return undefined
    const schema = toSchema(body, 'input')
    const example = bodyExample(id) ?? examples.of(schema)
    return { required: true, content: { 'application/json': { schema, example } } }
  }

  const success = ({ produces, response }: Call): Content => {
    const schema = toSchema(response, 'output')
    if (produces) return { [produces]: { schema } }
    return { 'application/json': { schema, example: examples.of(schema) } }
  }

  const operation = (call: Call) => {
    const { params, query } = call
    const parameters: (Parameter | { $ref: string })[] = [
      ...(params ? parametersOf('path', inline(toSchema(params, 'input'))) : []),
      ...(query ? parametersOf('query', inline(toSchema(query, 'input'))) : []),
      ...(hasKey(call) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ]
    const body = requestBody(call)
    return {
      operationId: call.operationId ?? call.id,
      tags: [(call.operationId ?? call.id).split('.')[0]],
      summary: call.summary,
      security: security(call),
      ...(call.audience === 'staff' && { servers: staffServers }),
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: body }),
      responses: {
        200: { description: 'Success', content: success(call) },
        ...errorResponses(call),
      },
      'x-effect': call.effect,
      'x-origin': call.origin,
      'x-audience': call.audience,
      ...(call.access && { 'x-access': call.access }),
      ...(call.effect &&
        call.audience === 'player' && {
          'x-during-break': call.duringBreak ?? 'refused',
          'x-during-terms': call.openDuringTerms ? 'allowed' : 'refused',
        }),
      ...(call.answersAnew && { 'x-answers-anew': true }),
      ...(call.mayBeKept && { 'x-may-be-kept': true }),
      ...(call.regional && { 'x-regional': true }),
      ...(call.completeRegistration && { 'x-complete-registration': true }),
      'x-errors': errorsOf(call),
      'x-follows': call.follows ?? [],
    }
  }

  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  const calls = Object.values(contract.calls)
  for (const call of calls.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const path = (paths[call.path] ??= {})
    path[call.method.toLowerCase()] = operation(call)
  }

  return {
    openapi: '3.1.0',
    info,
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers,
    paths,
    components: {
      schemas: {
        ErrorBody: errorBody,
        ErrorCode: errorCode,
        ...Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
      },
      parameters: { IdempotencyKey: idempotencyKey },
      responses: errorComponents,
      securitySchemes: {
        playerSession: { type: 'apiKey', in: 'cookie', name: '__Host-marquee' },
        staffSession: { type: 'apiKey', in: 'cookie', name: '__Host-marquee-staff' },
        rendererKey: { type: 'apiKey', in: 'header', name: 'x-renderer-key' },
      },
    },
  }
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>

/** The example of a call's request in a document, by its places; what has no fixed names is left out. */
export function requestExample(
  { paths }: OpenApiDocument,
  { path, method }: Pick<Call, 'path' | 'method'>,
): { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown } {
  const { parameters = [], requestBody: sent } = paths[path]?.[method.toLowerCase()] ?? {}
  const examplesIn = (place: string) =>
    Object.fromEntries(
      parameters.flatMap((parameter) =>
        'name' in parameter && parameter.in === place && !parameter.style
          ? [[parameter.name, parameter.example] as const]
          : [],
      ),
    )
  return {
    params: examplesIn('path'),
    query: examplesIn('query'),
    body: sent?.content['application/json']?.example,
  }
}

/** The document as it is kept in `docs/contracts/openapi.json`: a line for each change to be read. */
export const openApiText = (contract: Contract): string =>
  `${JSON.stringify(openApiDocument(contract), null, 1)}\n`

export { errorsOf }
