import type { z } from 'zod'
import { expect, it } from 'vitest'
import { openApiDocument, requestExample } from '@marquee/contract/openapi'
import { strict } from '@marquee/contract/schemas'
import { contract } from '../../contract.ts'

const document = openApiDocument(contract)

const expectFits = (schema: z.ZodType, example: unknown, place: string) =>
  expect(schema.safeParse(example).error?.issues ?? [], place).toEqual([])

it.each(Object.values(contract.calls).map((call) => [call.id, call] as const))(
  'the examples of %s are what it takes and answers',
  (_id, call) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()]
    if (!operation) throw new Error('The document lacks the call.')
    const { params, query, body } = requestExample(document, call)
    if (call.params) expectFits(call.params, params, 'path')
    if (call.query) expectFits(call.query, query, 'query')
    if (call.body) expectFits(call.body, body, 'body')
    if (!call.produces)
      expectFits(
        strict(call.response),
        operation.responses[200].content['application/json']?.example,
        'answer',
      )
  },
)
