import { type Context, Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import {
  formatRegion,
  makeRegionLearner,
  makeRegionSource,
  parseRegion,
  type Region,
} from './region.ts'

const ohio: Region = { country: 'US', state: 'OH' }

/** What a source says of a request with these headers. */
async function ask(
  settings: Parameters<typeof makeRegionSource>[0],
  headers: Record<string, string>,
): Promise<Region | null> {
  const source = makeRegionSource(settings)
  const app = new Hono().get('/', (http: Context) => http.json(source(http)))
  return (await app.request('/', { headers })).json() as Promise<Region | null>
}

describe('parseRegion', () => {
  it.each<[string, Region | null]>([
    ['US-OH', ohio],
    [' us-oh ', ohio],
    ['US', { country: 'US', state: null }],
    ['ES-MD', { country: 'ES', state: null }],
    ['', null],
    ['USA', null],
    ['US-OH; DROP', null],
  ])('reads %j', (text, region) => {
    expect(parseRegion(text)).toEqual(region)
  })
  it('is undone by formatRegion', () => {
    expect(formatRegion(ohio)).toBe('US-OH')
    expect(formatRegion({ country: 'ES', state: null })).toBe('ES')
  })
})

describe('makeRegionSource', () => {
  const production = { sandbox: false }

  it('believes the region header only where a trusted edge writes it', async () => {
    const headers = { 'x-region': 'US-OH', 'x-forwarded-for': '203.0.113.7' }
    expect(await ask(production, headers)).toBeNull()
    expect(await ask({ ...production, trustsHeader: true }, headers)).toEqual(ohio)
  })

  it('looks an address up where the edge said nothing', async () => {
    const lookUp = { look: (ip: string) => (ip === '203.0.113.7' ? ohio : null) }
    const settings = { ...production, trustsHeader: true, lookUp }
    expect(await ask(settings, { 'x-forwarded-for': '203.0.113.7' })).toEqual(ohio)
    expect(await ask(settings, { 'x-forwarded-for': '203.0.113.8' })).toBeNull()
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1'])(
    'puts %s somewhere in the USA in the sandbox, and nowhere in production',
    async (ip) => {
      const headers = { 'x-forwarded-for': ip }
      expect(await ask({ sandbox: true }, headers)).toEqual({ country: 'US', state: null })
      expect(await ask(production, headers)).toBeNull()
    },
  )

  it('lets visitors choose their region in the sandbox alone', async () => {
    const headers = { cookie: 'sandbox-region=US-OH', 'x-forwarded-for': '203.0.113.7' }
    expect(await ask({ sandbox: true }, headers)).toEqual(ohio)
    expect(await ask(production, headers)).toBeNull()
  })
})

describe('makeRegionLearner', () => {
  it('asks for addresses alone of which nobody has said anything', async () => {
    const asked: string[] = []
    const learn = (ip: string) => {
      asked.push(ip)
      return Promise.resolve()
    }
    const lookUp = { look: () => null, learn }
    const learner = makeRegionLearner({ sandbox: true, trustsHeader: true, lookUp })
    const app = new Hono().get('/', async (http: Context) => {
      await learner?.(http)
      return http.text('')
    })
    const asking: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-forwarded-for': '203.0.113.8', 'x-region': 'US-OH' },
      { 'x-forwarded-for': '203.0.113.9', cookie: 'sandbox-region=US-OH' },
      { 'x-forwarded-for': '127.0.0.1' },
    ]
    for (const headers of asking) await app.request('/', { headers })
    expect(asked).toEqual(['203.0.113.7'])
    expect(makeRegionLearner({ sandbox: false, lookUp: { look: () => null } })).toBeUndefined()
  })
})
