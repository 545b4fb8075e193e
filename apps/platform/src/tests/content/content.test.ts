import { content } from '@marquee/features-content/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

const names = [
  'terms-of-use',
  'privacy',
  'sweepstakes-rules',
  'responsible-play-policy',
  'cookies',
  'about',
  'help',
]

describe('pages of texts', () => {
  it.each([...allBrands.keys()])('has every page in both locales for %s', async (brand) => {
    const guest = platform.guest({ brand })
    for (const name of names) {
      const read = async (locale: 'en' | 'es') =>
        (await guest.ask(content.page, { params: { name }, query: { locale } })).data
      const [en, es] = [await read('en'), await read('es')]
      expect(en.name).toBe(name)
      expect(en.blocks.length, name).toBeGreaterThan(3)
      // The same document, in other words.
      expect(es.blocks.map(({ kind }) => kind)).toEqual(en.blocks.map(({ kind }) => kind))
      expect(es.blocks).not.toEqual(en.blocks)
      expect(en.updatedAt).toBeGreaterThan(0)
      const anchors = en.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
      expect(new Set(anchors).size).toBe(anchors.length)
    }
  })

  it('names the brand it speaks for', async () => {
    const { data } = await platform
      .guest({ brand: 'stormrush' })
      .ask(content.page, { params: { name: 'about' }, query: {} })
    expect(data.title).toBe('About Stormrush')
  })

  it('speaks the language of the visitor unless told', async () => {
    const guest = platform.guest()
    const help = { params: { name: 'help' }, query: {} }
    expect((await guest.ask(content.page, help)).data.title).toBe('Help')
    guest.cookies.set('language', 'es')
    expect((await guest.ask(content.page, help)).data.title).toBe('Ayuda')
  })

  it('answers 404 for a name that no page has', async () => {
    const guest = platform.guest()
    for (const name of ['no-such-page', 'constructor']) {
      const { status } = await guest.call(content.page, { params: { name }, query: {} })
      expect(status, name).toBe(404)
    }
  })
})
