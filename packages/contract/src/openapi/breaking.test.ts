import { describe, expect, it } from 'vitest'
import { breakingChanges, type Comparable } from './breaking.ts'

type Schema = Record<string, unknown>

const text = { type: 'string' }
const count = { type: 'integer' }
const fields = (properties: Schema, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
})
const closed = (...given: Parameters<typeof fields>) => ({
  ...fields(...given),
  additionalProperties: false,
})

interface CallParts {
  path?: string
  method?: string
  security?: unknown[]
  parameters?: unknown[]
  body?: Schema
  answer?: Schema
  schemas?: Record<string, Schema>
}

const content = (schema: Schema) => ({ 'application/json': { schema } })

/** A document of one call. */
const makeDocument = ({
  path = '/rest/thing/',
  method = 'post',
  answer = fields({ name: text }),
  body,
  schemas = {},
  ...rest
}: CallParts = {}): Comparable => ({
  paths: {
    [path]: {
      [method]: {
        operationId: 'things.thing',
        responses: { 200: { content: content(answer) } },
        ...(body && { requestBody: { content: content(body) } }),
        ...rest,
      },
    },
  },
  components: { schemas },
})

const changes = (before: CallParts, after: CallParts) =>
  breakingChanges(makeDocument(before), makeDocument(after)).map((line) =>
    line.replace('things.thing: ', ''),
  )
const query = (name: string, schema: Schema, required = false) => ({
  name,
  in: 'query',
  required,
  schema,
})

describe('breaking changes', () => {
  it('are none between equal documents', () => {
    const all = { body: closed({ a: text }), parameters: [query('b', count)] }
    expect(changes(all, all)).toEqual([])
  })

  it('are a call that is gone, moved or not for everybody any more', () => {
    const none: Comparable = { paths: {}, components: { schemas: {} } }
    expect(breakingChanges(makeDocument(), none)).toEqual(['things.thing: the call is gone'])
    expect(breakingChanges(none, makeDocument())).toEqual([])
    expect(changes({}, { path: '/rest/other/' })).toEqual([
      'is POST /rest/other/, was POST /rest/thing/',
    ])
    expect(changes({}, { method: 'put' })).toEqual(['is PUT /rest/thing/, was POST /rest/thing/'])
    expect(changes({ security: [] }, { security: [{ playerSession: [] }] })).toEqual([
      'asks for a session or key',
    ])
  })

  it('are a field that a request has to have now, or may not have any more', () => {
    const before = { body: closed({ a: text, b: text }, ['a']) }
    expect(changes(before, { body: closed({ a: text, b: text }) })).toEqual(['body.b is required'])
    expect(changes(before, { body: closed({ a: text }) })).toEqual(['body.b is no longer taken'])
    expect(changes(before, { body: closed({ a: text, b: text, c: text }, ['a']) })).toEqual([])
    expect(changes(before, {})).toEqual(['body: is no longer taken'])
    expect(changes({}, { body: closed({ a: text }) })).toEqual(['body.a is required'])
    expect(changes({}, { body: closed({ a: text }, []) })).toEqual([])
  })

  it('are a parameter that is required now, gone, or of another type', () => {
    const before = { parameters: [query('a', text)] }
    expect(changes(before, { parameters: [query('a', text, true)] })).toEqual([
      'query: a is required',
    ])
    expect(changes(before, {})).toEqual(['query: a is no longer taken'])
    expect(changes(before, { parameters: [query('a', count)] })).toEqual([
      'query: a has to be of the type integer, was string',
    ])
    expect(changes({}, before)).toEqual([])
  })

  it.each<[string, Schema, Schema, string[]]>([
    ['fewer values', { enum: ['a', 'b'] }, { enum: ['b'] }, ['body.f no longer takes "a"']],
    ['values in place of text', text, { enum: ['b'] }, ['body.f takes only "b"']],
    ['more values', { enum: ['b'] }, { enum: ['a', 'b'] }, []],
    ['another type', text, count, ['body.f has to be of the type integer, was string']],
    ['a wider type', count, { type: 'number' }, []],
    [
      'null no longer',
      { type: ['string', 'null'] },
      text,
      ['body.f has to be of the type string, was null'],
    ],
    [
      'one member of a union less',
      { anyOf: [text, count] },
      text,
      ['body.f has to be of the type string, was integer'],
    ],
    ['one member of a union more', text, { anyOf: [count, text] }, []],
    [
      'a shorter text',
      { type: 'string', maxLength: 9 },
      { type: 'string', maxLength: 8 },
      ['body.f has the maxLength 8, was 9'],
    ],
    [
      'a bound where there was none',
      count,
      { type: 'integer', minimum: 1 },
      ['body.f has the minimum 1, which is new'],
    ],
    ['a wider bound', { type: 'integer', minimum: 1 }, { type: 'integer', minimum: 0 }, []],
    ['a pattern', text, { type: 'string', pattern: '^a' }, ['body.f has to follow the pattern ^a']],
    [
      'entries of a list',
      { type: 'array', items: text },
      { type: 'array', items: count },
      ['body.f[] has to be of the type integer, was string'],
    ],
    [
      'names that are no longer free',
      { type: 'object', additionalProperties: text },
      closed({}),
      ['body.f no longer takes fields of any name'],
    ],
  ])('are told of what a request takes: %s', (_title, was, is, expected) => {
    expect(changes({ body: closed({ f: was }) }, { body: closed({ f: is }) })).toEqual(expected)
  })

  it.each<[string, Schema, Schema, string[]]>([
    [
      'a field that is gone',
      fields({ a: text, b: text }),
      fields({ a: text }),
      ['answer.b is gone'],
    ],
    [
      'a field that may be absent',
      fields({ a: text }),
      fields({ a: text }, []),
      ['answer.a may be absent'],
    ],
    ['a new field', fields({ a: text }), fields({ a: text, b: text }), []],
    [
      'another type',
      fields({ a: text }),
      fields({ a: count }),
      ['answer.a may be of the type integer, was string'],
    ],
    [
      'null where there was none',
      fields({ a: text }),
      fields({ a: { type: ['string', 'null'] } }),
      ['answer.a may be of the type null, was string'],
    ],
    ['null no longer', fields({ a: { type: ['string', 'null'] } }), fields({ a: text }), []],
    ['a new value', fields({ a: { type: 'string', enum: ['x'] } }), fields({ a: text }), []],
    [
      'entries of a list',
      fields({ a: { type: 'array', items: fields({ b: text }) } }),
      fields({ a: { type: 'array', items: fields({}) } }),
      ['answer.a[].b is gone'],
    ],
    [
      'a field of one member of a union',
      { anyOf: [fields({ kind: { const: 'x' }, a: text }), fields({ kind: { const: 'y' } })] },
      { anyOf: [fields({ kind: { const: 'x' } }), fields({ kind: { const: 'y' } })] },
      ['answer.a is gone'],
    ],
    [
      'a list in place of an object',
      fields({ a: fields({ b: text }) }),
      fields({ a: { type: 'array', items: text } }),
      ['answer.a is no longer an object', 'answer.a may be of the type array, was object'],
    ],
  ])('are told of what is answered: %s', (_title, was, is, expected) => {
    expect(changes({ answer: was }, { answer: is })).toEqual(expected)
  })

  it('are found behind references, also of what refers to itself', () => {
    const node = (rest: Schema) => ({
      Node: fields({ next: { $ref: '#/components/schemas/Node' }, ...rest }),
    })
    const answer = { $ref: '#/components/schemas/Node' }
    expect(changes({ answer, schemas: node({ a: text }) }, { answer, schemas: node({}) })).toEqual([
      'answer.a is gone',
    ])
  })
})
