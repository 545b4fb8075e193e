import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from './document.ts'
import { calls } from '../schemas.ts'

const document = openApiDocument({ title: 'Marquee', version: '1.0.0' })
const all = Object.values(calls)
const operationOf = (id: string) => {
  const call = calls[id]
  const operation = call && document.paths[call.path]?.[call.method.toLowerCase()]
  if (!operation) throw new Error(`The document has no operation for ${id}.`)
  return operation
}

const refsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' ? [String(item)] : refsIn(item),
  )
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document))
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
  })

  it('refers only to what it has', () => {
    const schemas: Record<string, unknown> = document.components.schemas
    const missing = refsIn(document).filter(
      (ref) => !((ref.split('#/components/schemas/')[1] ?? '') in schemas),
    )
    expect(missing).toEqual([])
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['game', 'player', 'ErrorBody']))
  })

  it.each(all.map((call) => [call.id, call] as const))('has %s', (id, call) => {
    const operation = operationOf(id)
    expect(operation.operationId).toBe(id)
    const named = (place: string) =>
      (operation.parameters ?? []).filter((parameter) => parameter.in === place)
    expect(named('path').map(({ name }) => name)).toEqual(
      [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    )
    expect(named('query').length > 0).toBe(call.query !== undefined)
    expect(named('header').map(({ name }) => name)).toEqual(
      call.effect && call.audience !== 'renderer' ? ['Idempotency-Key'] : [],
    )
    expect('requestBody' in operation).toBe(call.body !== undefined)
    expect(operation['x-effect']).toBe(call.effect)
    expect(operation['x-origin']).toBe(call.origin)
    for (const code of call.errors ?? []) {
      expect(
        Object.values(operation.responses).map(({ description }) => description),
      ).toContainEqual(expect.stringContaining(code))
    }
  })

  it('asks for the player’s session where a player is needed, and for the key of a renderer', () => {
    expect(operationOf('player.me').security).toEqual([{ playerSession: [] }])
    expect(operationOf('games.storeCached').security).toEqual([{ rendererKey: [] }])
    expect(operationOf('session.appInit').security).toEqual([])
  })

  it('tells what may be left out when sending and what is always answered', () => {
    const { parameters } = operationOf('tournaments.upcoming')
    expect(parameters).toMatchObject([
      { name: 'limit', required: false, schema: { default: 5, maximum: 100 } },
      { name: 'offset', required: false, schema: { default: 0 } },
    ])
    const { dailyLoginInfo } = document.components.schemas as Record<
      string,
      { required?: string[] }
    >
    expect(dailyLoginInfo?.required).toContain('levels')
  })
})
