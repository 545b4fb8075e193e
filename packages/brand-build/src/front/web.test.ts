import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTrustedProxies } from './trust.ts'
import { cameInTheClear, cleanHeaders, toRequest, type Trust } from './web.ts'

const visitor = '203.0.113.9'
const makeRequest = (headers: IncomingHttpHeaders, remoteAddress = visitor): IncomingMessage =>
  ({ headers: { ...headers }, socket: { remoteAddress } }) as unknown as IncomingMessage

const behind = (setting?: string, regionHeader?: string): Trust => ({
  isTrusted: readTrustedProxies(setting),
  regionHeader,
})

const cleaned = (headers: IncomingHttpHeaders, trust = behind(), remoteAddress = visitor) => {
  const request = makeRequest(headers, remoteAddress)
  cleanHeaders(request, trust)
  return request.headers
}

describe('cleanHeaders', () => {
  it('drops what only this server may say and says who is calling', () => {
    const headers = cleaned({
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-host': 'other.example',
      'x-forwarded-proto': 'https',
      forwarded: 'for=198.51.100.1',
      'x-renderer-key': 'guessed',
      'client-host': 'other.example',
      'client-path': '/geoblock/',
      accept: 'text/html',
    })
    expect(headers).toEqual({
      accept: 'text/html',
      'x-forwarded-for': visitor,
      'x-forwarded-proto': 'http',
    })
  })

  it('lets no visitor choose their region', () => {
    expect(cleaned({ 'x-region': 'US-OH' })['x-region']).toBeUndefined()
    expect(
      cleaned({ 'x-region': 'US-OH' }, behind(undefined, 'Edge-Region'))['x-region'],
    ).toBeUndefined()
  })

  it('hands on the region that the trusted edge wrote, whatever it calls it', () => {
    const proxy = '10.0.0.1'
    const edge = behind(proxy, 'Edge-Region')
    expect(cleaned({ 'edge-region': 'US-WA' }, edge, proxy)['x-region']).toBe('US-WA')
    expect(cleaned({ 'x-region': 'US-WA' }, behind(proxy, 'x-region'), proxy)['x-region']).toBe(
      'US-WA',
    )
    expect(cleaned({ 'edge-region': 'US-WA', 'x-region': 'US-OH' }, edge, proxy)['x-region']).toBe(
      'US-WA',
    )
  })

  it('believes nobody else the header of the edge', () => {
    const edge = behind('10.0.0.1', 'Edge-Region')
    expect(cleaned({ 'edge-region': 'US-OH' }, edge, visitor)['x-region']).toBeUndefined()
  })

  it('believes a trusted proxy who the visitor is and that they came by TLS', () => {
    const trust = behind('10.0.0.0/8,::1')
    const said = {
      'x-forwarded-for': `198.51.100.1, ${visitor}, 10.1.2.3`,
      'x-forwarded-proto': 'https',
    }
    for (const proxy of ['10.9.9.9', '::ffff:10.9.9.9', '::1']) {
      expect(cleaned(said, trust, proxy), proxy).toEqual({
        'x-forwarded-for': visitor,
        'x-forwarded-proto': 'https',
      })
    }
    expect(cleaned(said, trust, '192.0.2.1')).toEqual({
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-proto': 'http',
    })
  })

  it('takes the proxy itself for the visitor where it names nobody', () => {
    expect(cleaned({}, behind('127.0.0.1'), '127.0.0.1')).toEqual({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
  })
})

describe('cameInTheClear', () => {
  it('is only known from a trusted proxy that says so', () => {
    const trust = behind('127.0.0.1')
    const came = (headers: IncomingHttpHeaders, address: string) =>
      cameInTheClear(makeRequest(headers, address), trust)
    expect(came({ 'x-forwarded-proto': 'http' }, '127.0.0.1')).toBe(true)
    expect(came({ 'x-forwarded-proto': 'https' }, '127.0.0.1')).toBe(false)
    expect(came({}, '127.0.0.1')).toBe(false)
    expect(came({ 'x-forwarded-proto': 'http' }, visitor)).toBe(false)
  })
})

describe('readTrustedProxies', () => {
  it.each(['proxy.example', '10.0.0.0/33', '::1/129', '10.0.0.0/x'])(
    'refuses %s and says how they are written',
    (setting) => {
      expect(() => readTrustedProxies(setting)).toThrow("Write them like '127.0.0.1,10.0.0.0/8'")
    },
  )
})

describe('toRequest', () => {
  const requested = (url: string, host: string) =>
    toRequest(
      Object.assign(makeRequest({ host, 'x-forwarded-proto': 'http' }), { url }),
      AbortSignal.timeout(1000),
    )

  it('is a reading of the address that was asked for', () => {
    expect(requested('/lobby/?a=1', 'brand.example:3000')).toMatchObject({
      method: 'GET',
      url: 'http://brand.example:3000/lobby/?a=1',
    })
  })

  it('never reads another host out of an address than the one that was called', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '.',
      'http:',
      'evil.example',
      '%2f',
    )
    const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(address, (url) => {
        const request = requested(url, 'brand.example')
        return request === null || new URL(request.url).host === 'brand.example'
      }),
      { numRuns: 20_000 },
    )
  })
})
