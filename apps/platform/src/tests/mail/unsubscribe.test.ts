import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suppressionOf } from '@marquee/platform-messages/mail/suppression'
import { unsubscribeAddress } from '@marquee/platform-messages/mail/unsubscribe'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

const brand = 'stormrush'
const contact = 'ann@example.test'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform({ brand })
}, 60_000)
afterAll(() => platform.stop())

const pathOf = (locale: 'en' | 'es') => {
  const { pathname, search } = new URL(
    unsubscribeAddress(platform.kernel, { brand, contact, locale }),
  )
  return `${pathname}${search}`
}
const ask = (method: string, path: string, at = brand) =>
  platform.guest({ brand: at }).send(method, path)
const cause = async () =>
  (await suppressionOf(platform.kernel.db, { brand, contact }))?.cause ?? null

describe('the way out of marketing by mail', () => {
  it('asks first, since mail programs open links by themselves', async () => {
    const { status, body } = await ask('GET', pathOf('es'))
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('¿Quieres dejar de recibir ofertas')
    expect(await cause()).toBeNull()
  })

  it('takes the one click of a mail program, without a session, as often as it comes', async () => {
    expect((await ask('POST', pathOf('en'))).status).toBe(200)
    expect((await ask('POST', pathOf('en'))).status).toBe(200)
    expect(await cause()).toBe('unsubscribe')
  })

  it('is nobody else’s to take: neither another address, nor another brand', async () => {
    const other = Buffer.from('eve@example.test').toString('base64url')
    const forged = pathOf('en').replace(/unsubscribe\/[^.]+/, `unsubscribe/${other}`)
    expect((await ask('POST', forged)).status).toBe(404)
    expect((await ask('POST', pathOf('en'), 'wireframe')).status).toBe(404)
  })
})
