import { describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { composeMail } from '@marquee/platform-messages/mail/compose'
import { textOf } from '@marquee/platform-messages/mail/content'
import { renderMail } from '@marquee/platform-messages/mail/html'
import type { MailKind } from '@marquee/platform-messages/mail/kinds'
import { lookOf } from '@marquee/platform-messages/mail/look'
import { sampleMails } from '@marquee/platform-messages/mail/samples'

const kinds = Object.keys(sampleMails) as MailKind[]
const locales = ['en', 'es'] as const
const nasty = '<b onclick="x">Ann & "Co"</b>'

/** What no text holds: a hole, a key, a word of code. */
const gaps = /undefined|null|NaN|\[object|\{\{|Invalid/

describe.each([...allBrands.values()])('mails of $name', (brand) => {
  const origin = `https://${brand.key.toLowerCase()}.example:8443`

  it.each(kinds)('%s is whole in both languages, with links to the brand alone', async (kind) => {
    const look = await lookOf(brand.key)
    const seen: string[] = []
    for (const locale of locales) {
      const content = composeMail(sampleMails[kind], brand, { locale, name: nasty, origin })
      const text = textOf(content)
      const html = await renderMail(content, { brandName: brand.name, locale, origin, look })
      expect(content.subject.length).toBeGreaterThan(8)
      expect(content.subject).not.toContain('\n')
      for (const part of [content.subject, text, html]) expect(part).not.toMatch(gaps)
      expect(text).toContain(brand.contactEmail)
      expect(html).toContain(`lang="${locale}"`)
      expect(html).toContain(look.night.accent)
      // The band above it is the brand's night, with its name in the colour that is legible there.
      expect(html).toContain(`background-color:${look.night.page}`)
      expect(html).toContain(`color:${look.night.textPrimary};text-decoration`)
      const links = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to = '']) => to)
      expect(links.length).toBeGreaterThan(1)
      for (const link of links) expect(new URL(link).origin).toBe(origin)
      const pages = text.match(/https?:\/\/\S+/g) ?? []
      for (const page of pages) {
        expect(new URL(page).origin).toBe(origin)
        expect(new URL(page).pathname.startsWith('/es/')).toBe(locale === 'es')
      }
      expect(html).not.toContain('<b onclick')
      seen.push(text)
    }
    expect(seen[0]).not.toBe(seen[1])
  })
})

describe('buttons of a mail', () => {
  it('have a row each, so that none touches another', async () => {
    const [brand] = allBrands.values()
    if (!brand) throw new Error('There is no brand.')
    const origin = 'https://brand.example'
    const content = composeMail(sampleMails['sign-up-known'], brand, {
      locale: 'en',
      name: 'Ann',
      origin,
    })
    const buttons = content.blocks.filter(({ type }) => type === 'button')
    expect(buttons).toHaveLength(2)
    const look = await lookOf(brand.key)
    const html = await renderMail(content, { brandName: brand.name, locale: 'en', origin, look })
    const [first = -1, second = -1] = buttons.map((button) =>
      button.type === 'button' ? html.indexOf(`href="${button.href}"`) : -1,
    )
    expect(first).toBeGreaterThan(-1)
    expect(html.slice(first, second)).toContain('</tr>')
  })
})

describe('a name in a mail', () => {
  it('is text, whatever it holds', async () => {
    const [brand] = allBrands.values()
    if (!brand) throw new Error('There is no brand.')
    const origin = 'https://brand.example'
    const content = composeMail(sampleMails.welcome, brand, { locale: 'en', name: nasty, origin })
    const look = await lookOf(brand.key)
    const html = await renderMail(content, { brandName: brand.name, locale: 'en', origin, look })
    expect(textOf(content)).toContain(nasty)
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Ann &amp; &quot;Co&quot;&lt;/b&gt;')
  })
})
