import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { mayScrape } from './exposition.ts'

const makeRequest = (
  remoteAddress: string,
  headers: Record<string, string> = {},
): IncomingMessage => ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage

const key = 'a-key-of-these-tests'

it.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['10.0.0.7', {}, false],
  ['2001:db8::1', {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { via: '1.1 caddy' }, false],
  ['', {}, false],
])('without a key %s with %o may read: %s', (address, headers, expected) => {
  expect(mayScrape(makeRequest(address, headers), undefined)).toBe(expected)
})

it('with a key whoever shows it may read, from anywhere, and nobody else', () => {
  const shown = { authorization: `Bearer ${key}` }
  expect(mayScrape(makeRequest('10.0.0.7', shown), key)).toBe(true)
  expect(mayScrape(makeRequest('127.0.0.1'), key)).toBe(false)
  expect(mayScrape(makeRequest('127.0.0.1', { authorization: 'Bearer no' }), key)).toBe(false)
  // As many characters, but more bytes: no reason to throw in a request's own handler.
  const odd = `Bearer ${key.slice(1)}é`
  expect(mayScrape(makeRequest('127.0.0.1', { authorization: odd }), key)).toBe(false)
})
