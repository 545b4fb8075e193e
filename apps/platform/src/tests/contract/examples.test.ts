import type { z } from 'zod'
import { expect, it } from 'vitest'
import { openApiDocument, requestExample } from '@marquee/contract/openapi'
import { strict } from '@marquee/contract/schemas'
import { contract } from '../../contract.ts'

const document = openApiDocument(contract)

/** What is wrong with an example; nothing is where there is no schema. */
const issuesOf = (schema: z.ZodType | undefined, example: unknown) =>
  schema?.safeParse(example).error?.issues ?? []

it.each(Object.values(contract.calls).map((call) => [call.id, call] as const))(
  'the examples of %s are what it takes and answers',
  (_id, call) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()]
    if (!operation) throw new Error('The document lacks the call.')
    const { params, query, body } = requestExample(document, call)
    const answer = call.produces ? undefined : strict(call.response)
    expect({
      path: issuesOf(call.params, params),
      query: issuesOf(call.query, query),
      body: issuesOf(call.body, body),
      answer: issuesOf(answer, operation.responses[200].content['application/json']?.example),
    }).toEqual({ path: [], query: [], body: [], answer: [] })
  },
)
