import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { themes } from '../themes.ts'
import { makeSaveHandler } from './saveEndpoint.ts'

const tao = themes.find(({ key }) => key === 'tao')!
const root = mkdtempSync(join(tmpdir(), 'themes-'))
let server: Server
let origin: string

beforeAll(async () => {
  const handle = makeSaveHandler(root, async () => tao)
  server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

const send = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, error: ((await response.json()) as { error: string }).error }
}

describe('saving over HTTP', () => {
  it.each([
    ['a page of another origin', { origin: 'http://evil.example' }],
    ['a request without an origin', { origin: '' }],
    ['a form', { 'content-type': 'text/plain' }],
  ])('refuses %s', async (_what, headers) => {
    expect((await send({ key: 'tao', changes: [] }, headers)).status).toBe(403)
  })

  it('refuses what the theme itself would refuse', async () => {
    const { status, error } = await send({
      key: 'tao',
      changes: [['dark.color.textPrimary', '#000000']],
    })
    expect(status).toBe(422)
    expect(error).toContain('textPrimary on page')
  })

  it('refuses a path outside of the themes, and a theme that is not there', async () => {
    expect((await send({ key: '../tao', changes: [] })).error).toContain('There is no theme')
    expect((await send({ key: 'tao', changes: [] })).error).toContain('There is no theme')
  })
})
