import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ComingBrand } from './coming.ts'
import { startTestFront, type TestFront } from './testing/startTestFront.ts'

const asked: string[] = []
const coming: ComingBrand[] = [
  { key: 'later', name: 'Later & Co', folder: 'later', state: 'waiting' },
  { key: 'broken', name: 'Broken', folder: 'broken', state: 'failed' },
]
let front: TestFront

beforeAll(async () => {
  front = await startTestFront({
    coming: { list: () => coming, ask: (folder) => asked.push(folder) },
    brandHosts: { 'later.example': 'later' },
  })
})
afterAll(() => front.stop())

describe('while brands are being built', () => {
  it('the bare host lists those that are there and those that come, and asks again by itself', async () => {
    const { status, text, headers } = await front.ask('/', { headers: { host: 'localhost' } })
    expect(status).toBe(200)
    expect(text).toContain('http://test.localhost/')
    expect(text).toContain('data-state="waiting"')
    expect(text).toContain('could not be built')
    expect(text).toContain('http-equiv="refresh"')
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each(['later.localhost', 'later.example', 'LATER.localhost:3000'])(
    'who asks for one at %s has it built next, and is told to come back',
    async (host) => {
      asked.length = 0
      const { status, text, headers } = await front.ask('/lobby/', { headers: { host } })
      expect([status, headers['retry-after']]).toEqual([503, '2'])
      expect(text).toContain('is being built')
      expect(asked).toEqual(['later'])
    },
  )

  it('one that could not be built says so and does not ask again', async () => {
    const { status, text, headers } = await front.ask('/', {
      headers: { host: 'broken.localhost' },
    })
    expect([status, headers['retry-after']]).toEqual([503, undefined])
    expect(text).toContain('the terminal says why')
    expect(text).not.toContain('http-equiv="refresh"')
  })

  it('answers none of its calls, and those of a brand that is there', async () => {
    const call = '/rest/app/init/'
    const [later, there] = await Promise.all(
      ['later.localhost', 'test.localhost'].map((host) => front.ask(call, { headers: { host } })),
    )
    expect([later?.status, there?.status]).toEqual([503, 200])
  })

  it('serves a brand from the request after it has come, and is quiet when all are there', async () => {
    const left = coming.splice(0)
    const { text } = await front.ask('/', { headers: { host: 'test.localhost' } })
    expect(text).toContain('Welcome guest')
    const gone = await front.ask('/', { headers: { host: 'later.localhost' } })
    expect(gone.status).toBe(200)
    expect(gone.text).not.toContain('http-equiv="refresh"')
    // The only brand is listed too: the platform knows it by its own address, not by this one.
    const bare = await front.ask('/', { headers: { host: 'localhost:3000' } })
    expect(bare.text).toContain('http://test.localhost:3000/')
    expect(bare.text).not.toContain('Welcome guest')
    coming.push(...left)
  })
})
