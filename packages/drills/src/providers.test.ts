import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Contract } from '@marquee/conformance/document'
import { type Rng, seededRng } from '@marquee/game-math'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Field, makeField } from './field.ts'
import { type Payment, runProviders } from './providers.ts'

let server: Server
let url: string
let heard: { line: string; signature: unknown; body: Record<string, string> }[]
/** What comes before a success. */
let answers: [status: number, body: object][]
beforeEach(async () => {
  heard = []
  answers = []
  server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({
        line: `${request.method} ${request.url}`,
        signature: request.headers['x-signature'],
        body: JSON.parse(body) as Record<string, string>,
      })
      const [status, answer] = answers.shift() ?? [200, { success: true }]
      response.writeHead(status).end(JSON.stringify(answer))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A field that has stopped, so that only what waits is reported. */
async function report(payments: Payment[], random: Rng = seededRng(1)): Promise<Field> {
  const contract = { document: {}, operations: [], find: () => undefined } as unknown as Contract
  const field = makeField({ contract, doors: [{ url, isUp: () => true }], random, payments })
  field.stopped = true
  await runProviders(field, (method, body) => ({ 'x-signature': `${method} ${body}` }))
  return field
}

const always = (drawn: number): Rng => ({
  ...seededRng(1),
  int: (below) => Math.min(drawn, below - 1),
})
const deposit: Payment = { about: 'deposit', id: 'one', method: 'card' }
const payout: Payment = { about: 'redemption', id: 'two', method: 'bank' }

it('reports are signed, and sent until they are taken', async () => {
  answers = [
    [503, { error: { code: 'unavailable' } }],
    [503, { error: { code: 'unavailable' } }],
  ]
  const field = await report([deposit], always(1))
  expect(heard).toHaveLength(3)
  expect(new Set(heard.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  for (const { line, body, signature } of heard) {
    expect(line).toBe('POST /rest/cash/webhook/card/')
    expect(body).toEqual({ id: expect.any(String), deposit: 'one', outcome: 'approved' })
    expect(signature).toBe(`card ${JSON.stringify(body)}`)
  }
  expect(field.reported).toEqual([{ ...deposit, outcome: 'approved' }])
  expect(field.wrong).toEqual([])
})

it('some are sent again although they were taken, and count once', async () => {
  const field = await report([payout], always(0))
  expect(heard.map(({ body }) => body)).toEqual([
    { id: expect.any(String), redemption: 'two', outcome: 'rejected' },
    { id: heard[0]?.body['id'], redemption: 'two', outcome: 'rejected' },
  ])
  expect(field.reported).toEqual([{ ...payout, outcome: 'rejected' }])
})

it('a report that is refused is told, and counts as none', async () => {
  answers = [[403, { error: { code: 'forbidden' } }]]
  const field = await report([payout], always(1))
  expect(field.reported).toEqual([])
  expect(field.wrong).toEqual([expect.stringContaining('webhook: 403')])
})
