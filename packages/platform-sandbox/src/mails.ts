import { isLocale, type Locale } from '@marquee/contract/locales'
import type { Context, Hono } from 'hono'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { composeMail } from '@marquee/platform-messages/mail/compose'
import { textOf } from '@marquee/platform-messages/mail/content'
import { draw, outgoingMails } from '@marquee/platform-messages/mail/outbox'
import { sampleMails } from '@marquee/platform-messages/mail/samples'
import { mailsPage, type ShownMail } from './page.ts'

/** Every mail that a brand can send, as it would look. */
async function samplesOf(
  brand: BrandSettings,
  { locale, origin }: { locale: Locale; origin: string },
): Promise<ShownMail[]> {
  return Promise.all(
    Object.values(sampleMails).map(async (mail): Promise<ShownMail> => {
      const content = composeMail(mail, brand, { locale, name: 'Alexandra', origin })
      const { subject } = content
      const written = { body: textOf(content), locale, unsubscribe: null }
      const { html, text } = await draw({ content: { ...content, origin }, ...written }, brand)
      return { kind: mail.kind, locale, subject, body: text, html }
    }),
  )
}

function localeOf(http: Context): Locale | null {
  const asked = http.req.query('locale')
  return asked !== undefined && isLocale(asked) ? asked : null
}

/** One mail by itself, as a document that may do nothing. */
function asDocument(http: Context, mail: ShownMail | undefined) {
  if (!mail) throw new PlatformError('not-found', 'There is no such mail. See /sandbox/mails.')
  if (mail.html === null) return http.text(mail.body)
  http.header('content-security-policy', 'sandbox')
  return http.html(mail.html)
}

/** Mounts `/sandbox/mails`: what a brand has sent, and every mail that it can send. */
export function mountMails(app: Hono, surroundings: Surroundings): void {
  const brandFor = (http: Context): BrandSettings => {
    const brand = surroundings.brandOf(http)
    if (!brand)
      throw new PlatformError(
        'not-found',
        'No brand answers at this host. Ask at one of its addresses.',
      )
    return settingsOf(surroundings, brand)
  }
  const samplesFor = (http: Context) => {
    const brand = brandFor(http)
    const origin = surroundings.kernel.originOf(brand.key)
    return samplesOf(brand, { locale: localeOf(http) ?? 'en', origin })
  }

  app.get(
    '/sandbox/mails',
    sandboxRoute(async (http) => {
      const brand = brandFor(http)
      const locale = localeOf(http)
      const all = await outgoingMails(surroundings.kernel.db, brand)
      const mails = all.filter((mail) => locale === null || mail.locale === locale)
      return http.req.header('accept')?.includes('text/html')
        ? http.html(mailsPage({ brandName: brand.name, mails, locale, isSamples: false }))
        : http.json({ mails })
    }),
  )
  app.get(
    '/sandbox/mails/samples',
    sandboxRoute(async (http) => {
      const { name: brandName } = brandFor(http)
      const mails = await samplesFor(http)
      const locale = localeOf(http) ?? 'en'
      return http.html(mailsPage({ brandName, mails, locale, isSamples: true }))
    }),
  )
  app.get(
    '/sandbox/mails/samples/:kind',
    sandboxRoute(async (http) => {
      const mails = await samplesFor(http)
      return asDocument(
        http,
        mails.find(({ kind }) => kind === http.req.param('kind')),
      )
    }),
  )
  app.get(
    '/sandbox/mails/:id',
    sandboxRoute(async (http) => {
      const mails = await outgoingMails(surroundings.kernel.db, brandFor(http))
      return asDocument(
        http,
        mails.find(({ id }) => String(id) === http.req.param('id')),
      )
    }),
  )
}
