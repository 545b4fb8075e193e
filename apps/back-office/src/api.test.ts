import { backOffice } from '@marquee/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from './api.ts'

const keys: (string | null)[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  keys.length = 0
})

type Answer = () => Response | Promise<Response>
const done: Answer = () => Response.json({ success: true, data: { wasPaused: true } })
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const refused: Answer = () =>
  Response.json(
    { success: false, error: { code: 'not-available', message: 'Decided already.' } },
    { status: 409 },
  )
const broken: Answer = () => new Response('', { status: 502 })

/** Answers one call after the other, and notes their keys. */
function answering(...answers: Answer[]): void {
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    return (answers.shift() ?? done)()
  })
}

const unlock = (reason: string) =>
  api
    .call(backOffice.unlockSignIn, { params: { brand: 'one', playerId: 'p' }, body: { reason } })
    .then(
      () => true,
      () => false,
    )

it('an act whose answer was lost keeps its key until it is answered, so that it is done once', async () => {
  answering(lost, broken, done, done)
  expect(await unlock('They called')).toBe(false)
  expect(await unlock('They called')).toBe(false)
  expect(await unlock('They called')).toBe(true)
  expect(await unlock('They called')).toBe(true)
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).toBe(keys[0])
  expect(keys[3]).not.toBe(keys[0])
})

it('another act, and one that was refused, have a key of their own', async () => {
  answering(lost, refused, done, done)
  await unlock('They called')
  await unlock('They wrote')
  await unlock('They wrote')
  expect(new Set(keys).size).toBe(3)
  await unlock('They called')
  expect(keys[3]).toBe(keys[0])
})

it('an act that was not answered for ten minutes begins anew', async () => {
  answering(lost, done)
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  await unlock('Long ago')
  now.mockReturnValue(10 * 60_000)
  await unlock('Long ago')
  now.mockRestore()
  expect(keys[1]).not.toBe(keys[0])
})
