import { readFileSync } from 'node:fs'

/** A JSON schema, as far as it is looked into here; checking is left to the validator. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema: Schema
  example?: unknown
  style?: string
}

type Content = Record<string, { schema: Schema; example?: unknown }>

interface RawOperation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
  'x-effect': boolean
  'x-audience': Audience
  'x-access'?: string
  'x-during-break'?: 'allowed' | 'allowed-in-cool-off' | 'refused'
  'x-during-terms'?: 'allowed' | 'refused'
  'x-answers-anew'?: boolean
  'x-may-be-kept'?: boolean
  'x-regional'?: boolean
  'x-complete-registration'?: boolean
  'x-errors': string[]
}

/** What is read of an OpenAPI document that this repository's contract writes. */
export interface OpenApi {
  openapi: string
  paths: Record<string, Record<string, RawOperation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<
      string,
      { content: Record<string, { schema: { allOf?: Schema[] }; example?: unknown }> }
    >
  }
}

export type Audience = 'public' | 'guest' | 'player' | 'affiliate' | 'renderer' | 'staff'

/** One call with everything the contract says of it. */
export interface Operation {
  id: string
  method: string
  path: string
  audience: Audience
  effect: boolean
  /** Of calls for staff: `door`, `signed-in`, or a permission. */
  access: string
  /** Of calls that act for players. */
  duringBreak: 'allowed' | 'allowed-in-cool-off' | 'refused' | undefined
  duringTerms: 'allowed' | 'refused' | undefined
  /** A repetition is answered with something new. */
  answersAnew: boolean
  mayBeKept: boolean
  regional: boolean
  completeRegistration: boolean
  errors: string[]
  params: Parameter[]
  query: Parameter[]
  /** Of a body that is JSON. */
  body: { schema: Schema; example: unknown } | undefined
  /** Of a body that is a file: its media type. */
  accepts: string | undefined
  /** The media type of a success. */
  produces: string
  success: Schema
  successExample: unknown
}

/** The contract as one reads it from outside. */
export interface Contract {
  document: OpenApi
  operations: Operation[]
  find: (id: string) => Operation | undefined
  /** HTTP status by code of an error. */
  statusOf: ReadonlyMap<string, number>
}

function toOperation(method: string, path: string, raw: RawOperation): Operation {
  const parameters = (raw.parameters ?? []).filter(({ $ref }) => !$ref)
  const sent = Object.entries(raw.requestBody?.content ?? {})[0]
  const given = Object.entries(raw.responses['200']?.content ?? {})[0]
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    audience: raw['x-audience'],
    effect: raw['x-effect'],
    access: raw['x-access'] ?? '',
    duringBreak: raw['x-during-break'],
    duringTerms: raw['x-during-terms'],
    answersAnew: raw['x-answers-anew'] ?? false,
    mayBeKept: raw['x-may-be-kept'] ?? false,
    regional: raw['x-regional'] ?? false,
    completeRegistration: raw['x-complete-registration'] ?? false,
    errors: raw['x-errors'],
    params: parameters.filter((parameter) => parameter.in === 'path'),
    query: parameters.filter((parameter) => parameter.in === 'query'),
    body:
      sent?.[0] === 'application/json'
        ? { schema: sent[1].schema, example: sent[1].example }
        : undefined,
    accepts: sent && sent[0] !== 'application/json' ? sent[0] : undefined,
    produces: given?.[0] ?? 'application/json',
    success: given?.[1].schema ?? {},
    successExample: given?.[1].example,
  }
}

/** The status that goes with each code: errors are grouped by it in the document's components. */
function statuses({ components }: OpenApi): Map<string, number> {
  const byName: Record<string, number> = {
    BadRequest: 400,
    Unauthorized: 401,
    PaymentRequired: 402,
    Forbidden: 403,
    NotFound: 404,
    Conflict: 409,
    Gone: 410,
    ContentTooLarge: 413,
    UnsupportedMediaType: 415,
    Locked: 423,
    TooManyRequests: 429,
    InternalServerError: 500,
    ServiceUnavailable: 503,
  }
  return new Map(
    Object.entries(components.responses).flatMap(([name, { content }]) => {
      const parts = content['application/json']?.schema.allOf ?? []
      const codes = parts.flatMap(
        (part) => part.properties?.['error']?.properties?.['code']?.enum ?? [],
      )
      return codes.map((code) => [String(code), byName[name] ?? 0] as const)
    }),
  )
}

/** What an OpenAPI document says, by calls. */
export function readContract(document: OpenApi): Contract {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => toOperation(method, path, raw)),
  )
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  return { document, operations, find: (id) => byId.get(id), statusOf: statuses(document) }
}

/** The contract that a file holds; `docs/contracts/openapi.json` is this repository's. */
export const loadContract = (file: string): Contract =>
  readContract(JSON.parse(readFileSync(file, 'utf8')) as OpenApi)

/** Where the document says something of a call, as a JSON pointer. */
export const whereOf = ({ path, method }: Operation, part = ''): string =>
  `openapi.json#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}${part && `/${part}`}`
