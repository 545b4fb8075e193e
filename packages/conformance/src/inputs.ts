import { randomUUID } from 'node:crypto'
import type { Sent } from './client.ts'
import type { Operation, Schema } from './document.ts'
import type { Known } from './known.ts'
import type { Validator } from './validator.ts'

/** A request that a call's contract allows. */
export interface Input extends Sent {
  path: string
}

/** What somebody signs in with. */
export interface Credentials {
  email: string
  password: string
}

const otherPassword = 'eleven quiet harbours'

/** A file of the kind that documents are sent as. */
const document = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of an object that a schema names. */
export const fieldsOf = (
  schema: Schema | undefined,
  { resolve }: Validator,
): Schema['properties'] => (schema ? resolve(schema).properties : undefined)

/** Names by which a body refers to what answers have named. */
const refers = (name: string) => /(^id$|Id$|_id$|Ids$|^ids$)/.test(name)

const choose = (values: unknown[], attempt: number): unknown =>
  values.length ? values[attempt % values.length] : undefined

/**
 * What a field may hold so that something is there that it names: what is known by its name, or by the
 * name of what it is an id of.
 */
function knownFor(operation: Operation, name: string, known: Known): unknown[] {
  const tag = operation.id.split('.')[0] ?? ''
  if (/^ids$/i.test(name)) return known.forParameter(operation, 'id')
  if (name === 'id') return known.of(`${tag}:id`)
  const camel = name.replace(/_id$/, 'Id').replace(/Ids$/, 'Id')
  return [...known.of(name), ...known.of(camel)]
}

function bodyOf(
  operation: Operation,
  { known, credentials, validator }: Filling,
  attempt: number,
): unknown {
  const { body } = operation
  if (!body || !isRecord(body.example)) return body?.example
  const filled: Record<string, unknown> = { ...body.example }
  for (const [name, example] of Object.entries(filled)) {
    if (name === 'email' && typeof example === 'string' && operation.audience !== 'staff')
      filled[name] = credentials?.email ?? `conformance-${randomUUID()}@example.test`
    if (name === 'currentPassword') filled[name] = credentials?.password ?? example
    if (name === 'password')
      filled[name] =
        'currentPassword' in filled ? otherPassword : (credentials?.password ?? example)
    // What pays is a word of the provider's, for one method.
    if (name === 'token' && 'method' in filled && known.of('paymentToken').length) {
      filled[name] = known.of('paymentToken')[0]
      filled['method'] = known.of('paymentMethod')[0]
    }
    if (!refers(name)) continue
    const values = knownFor(operation, name, known)
    const value = choose(values, attempt)
    if (value === undefined) continue
    const draft = { ...filled, [name]: Array.isArray(example) ? [value] : value }
    if (validator.check(body.schema, draft) === null) filled[name] = draft[name]
  }
  return filled
}

/** What requests are filled from. */
export interface Filling {
  known: Known
  credentials: Credentials | undefined
  validator: Validator
}

/**
 * What is sent to a call, by what is known; another `attempt` takes other values where there are some.
 * Optional fields of a query are left out: an empty question is asked most often.
 */
export function inputFor(operation: Operation, filling: Filling, attempt = 0): Input {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.params.find((one) => one.name === name)
    const values = filling.known
      .forParameter(operation, name)
      .filter((value) => !parameter || filling.validator.check(parameter.schema, value) === null)
    const value = choose(values, attempt) ?? parameter?.example ?? 'one'
    return encodeURIComponent(String(value))
  })
  const query = Object.fromEntries(
    operation.query
      .filter(({ required, style }) => required && !style)
      .map(({ name, example, schema }) => {
        const fitting = filling.known
          .of(name)
          .filter((value) => filling.validator.check(schema, value) === null)
        return [name, choose(refers(name) ? fitting : [], attempt) ?? example]
      }),
  )
  if (operation.accepts) {
    const named = Object.fromEntries(
      operation.query.filter(({ style }) => !style).map(({ name, example }) => [name, example]),
    )
    return {
      path,
      query: { ...named, ...query },
      raw: document,
      headers: { 'content-type': 'application/pdf' },
    }
  }
  const body = bodyOf(operation, filling, attempt)
  return {
    path,
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
  }
}

/** The same request asking for something else, as the contract allows it: one for each field that may be another. */
export function otherInputs(
  operation: Operation,
  input: Input,
  { validator }: Pick<Filling, 'validator'>,
): Input[] {
  const { body } = operation
  if (!body || !isRecord(input.body)) return []
  const others: Input[] = []
  for (const [name, value] of Object.entries(input.body)) {
    const field = fieldsOf(body.schema, validator)?.[name]
    const options = [
      ...(typeof value === 'number' ? [value + 1, value + 10, value - 1] : []),
      ...(typeof value === 'boolean' ? [!value] : []),
      ...(typeof value === 'string' ? [`${value}x`, randomUUID()] : []),
      ...((field && validator.resolve(field).enum) ?? []),
    ].filter((option) => option !== value)
    for (const option of options) {
      const changed = { ...input.body, [name]: option }
      if (validator.check(body.schema, changed) !== null) continue
      others.push({ ...input, body: changed })
      break
    }
  }
  return others
}
