import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { errorsOf, openApiDocument, openApiText } from '@marquee/contract/openapi'
import { contract } from '../../contract.ts'

const { calls } = contract
const document = openApiDocument(contract)
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

  it('is kept in docs/contracts as it is now', () => {
    const file = path.resolve(import.meta.dirname, '../../../../../docs/contracts/openapi.json')
    expect(
      readFileSync(file, 'utf8') === openApiText(contract),
      'Run pnpm openapi to write it.',
    ).toBe(true)
  })

  it('refers only to what it has', () => {
    const has = (ref: string) =>
      ref
        .split('/')
        .slice(1)
        .reduce<unknown>(
          (value, key) => (value as Record<string, unknown> | undefined)?.[key],
          document,
        )
    expect(refsIn(document).filter((ref) => has(ref) === undefined)).toEqual([])
  })

  it('names its schemas as types are named, what is sent apart from what is answered', () => {
    const names = Object.keys(document.components.schemas)
    expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([])
    expect(names).toEqual(
      expect.arrayContaining(['Game', 'Player', 'GameMode', 'SignUpInput', 'ErrorBody']),
    )
  })

  it('lets answers grow, and requests not', () => {
    const { Game, GameInput, Json } = document.components.schemas as Record<string, unknown>
    expect(Game).not.toHaveProperty('additionalProperties')
    expect(GameInput).toHaveProperty('additionalProperties', false)
    expect(Json).toBeDefined()
    const answers = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ responses }) => responses),
    )
    expect(JSON.stringify(answers)).not.toContain('"additionalProperties":false')
  })

  it('says at which addresses it answers, the calls of staff at one of their own', () => {
    const addresses = (servers: { url: string }[] | undefined) => servers?.map(({ url }) => url)
    expect(addresses(document.servers)).toEqual([
      'https://{host}',
      'http://{brand}.localhost:{port}',
    ])
    for (const { id, audience } of all)
      expect(operationOf(id).servers !== undefined, id).toBe(audience === 'staff')
  })

  it.each(all.map((call) => [call.id, call] as const))('has %s', (id, call) => {
    const operation = operationOf(id)
    expect(operation.operationId).toBe(call.operationId ?? id)
    const parameters = (operation.parameters ?? []).map((parameter) =>
      '$ref' in parameter ? document.components.parameters.IdempotencyKey : parameter,
    )
    const named = (place: string) => parameters.filter((parameter) => parameter.in === place)
    expect(named('path').map(({ name }) => name)).toEqual(
      [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    )
    expect(named('query').length > 0).toBe(call.query !== undefined)
    expect(named('header').map(({ name }) => name)).toEqual(
      call.effect && call.audience !== 'renderer' ? ['Idempotency-Key'] : [],
    )
    expect('requestBody' in operation).toBe((call.body ?? call.accepts) !== undefined)
    expect(operation['x-effect']).toBe(call.effect)
    expect(operation['x-origin']).toBe(call.origin)
    expect(operation['x-errors']).toEqual(errorsOf(call))
    for (const code of errorsOf(call)) {
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
    const { DailyLoginInfo } = document.components.schemas as Record<
      string,
      { required?: string[] }
    >
    expect(DailyLoginInfo?.required).toContain('levels')
  })
})
