import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Contract } from '@marquee/conformance/document'
import { seededRng } from '@marquee/game-math'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Field, makeField } from './field.ts'
import { giveFrom, lookAt } from './gifts.ts'

interface Heard {
  line: string
  type: IncomingMessage['headers']['content-type']
  cookie: string | undefined
  body: string
}

let server: Server
let field: Field
let heard: Heard[] = []
let isUp = true
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request
      const { 'content-type': type, cookie } = headers
      heard.push({ line: `${method} ${url}`, type, cookie, body })
      const answers: Record<string, [number, string]> = {
        '/no': [400, '{"error":{}}'],
        '/words': [200, 'not JSON'],
      }
      const [status, told] = answers[url] ?? [200, '{"given":1}']
      response.writeHead(status).end(told)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const contract = { document: {}, operations: [], find: () => undefined } as unknown as Contract
  field = makeField({ contract, doors: [{ url, isUp: () => isUp }], random: seededRng(1) })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const player = { who: { cookie: 'session=one' }, ip: '198.51.100.1' }

describe('what the sandbox gives a player of a drill', () => {
  it('is asked for as that player, as JSON or as a form, and looked at', async () => {
    heard = []
    expect(await giveFrom(field, player, '/gift', { coins: 5 })).toEqual({ given: 1 })
    expect(await giveFrom(field, player, '/page', { outcome: 'a b' }, { isForm: true })).toEqual({
      given: 1,
    })
    expect(await lookAt(field, player, '/mails')).toEqual({ given: 1 })
    expect(heard).toEqual([
      { line: 'POST /gift', type: 'application/json', cookie: 'session=one', body: '{"coins":5}' },
      {
        line: 'POST /page',
        type: 'application/x-www-form-urlencoded',
        cookie: 'session=one',
        body: 'outcome=a+b',
      },
      { line: 'GET /mails', type: undefined, cookie: 'session=one', body: '' },
    ])
  })

  it('is nothing where it is refused, is no JSON, or nobody is up', async () => {
    expect(await giveFrom(field, player, '/no', {})).toBeNull()
    expect(await lookAt(field, player, '/words')).toBeNull()
    isUp = false
    expect(await giveFrom(field, player, '/gift', {})).toBeNull()
    isUp = true
  })
})
