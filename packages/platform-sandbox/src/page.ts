import { html, raw } from 'hono/html'
import { type Locale, locales } from '@marquee/contract/locales'
import type { OutgoingMail } from '@marquee/platform-messages/mail/outbox'

/** A mail or text message as the page shows it; a sample was sent to nobody. */
export type ShownMail = Pick<OutgoingMail, 'kind' | 'locale' | 'subject' | 'body' | 'html'> &
  Partial<Pick<OutgoingMail, 'id' | 'to' | 'createdAt'>>

export interface MailsPageParams {
  brandName: string
  mails: ShownMail[]
  /** Only mails in it are shown; null for all. */
  locale: Locale | null
  /** What the brand can send, instead of what it has sent. */
  isSamples: boolean
}

/** A mail is this wide and high where it is drawn, and a picture of it half as large. */
const style = raw(`
  :root { color-scheme: light; --width: 640px; --height: 860px; --scale: 0.5; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 88rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1f; background: #f4f4f6; }
  nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; margin-block: 1rem; }
  [aria-current] { font-weight: 700; color: inherit; text-decoration: none; }
  .mails { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(352px, 100%), 1fr)); align-items: start; padding: 0; list-style: none; }
  .mail { display: grid; gap: 0.5rem; justify-items: center; min-width: 0; border: 1px solid #8888; border-radius: 8px; padding: 1rem; background: #fff; }
  .words { justify-self: stretch; min-width: 0; overflow-wrap: anywhere; }
  h2 { font-size: 1.1rem; line-height: 1.3; margin: 0; }
  p { margin: 0; color: #4a4a52; font-size: 0.875rem; }
  .picture { position: relative; inline-size: calc(var(--width) * var(--scale)); max-inline-size: 100%; block-size: calc(var(--height) * var(--scale)); overflow: hidden; border: 1px solid #8888; border-radius: 4px; background: #fff; }
  iframe { inline-size: var(--width); block-size: var(--height); border: 0; transform: scale(var(--scale)); transform-origin: 0 0; pointer-events: none; }
  .picture a { position: absolute; inset: 0; }
  details { justify-self: stretch; min-width: 0; }
  summary { cursor: pointer; min-block-size: 1.5rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; padding: 1rem; background: #f4f4f6; border-radius: 4px; }
`)

const titleOf = ({ brandName, isSamples }: MailsPageParams) =>
  isSamples ? `Every mail of ${brandName}` : `Mails of ${brandName}`

/** Where a page of mails is: what was sent or what can be sent, in one locale or in all. */
const pageAt = (isSamples: boolean, locale: Locale | null) =>
  `/sandbox/mails${isSamples ? '/samples' : ''}${locale ? `?locale=${locale}` : ''}`

/** Where one mail is, as large as it was written. */
const mailAt = ({ id, kind, locale }: ShownMail) =>
  id === undefined ? `/sandbox/mails/samples/${kind}?locale=${locale}` : `/sandbox/mails/${id}`

function waysOf({ isSamples, locale }: MailsPageParams) {
  const languages = new Intl.DisplayNames('en', { type: 'language' })
  const ways = [
    ...(isSamples ? [] : [{ to: null, text: 'All languages' }]),
    ...locales.map((one) => ({ to: one, text: languages.of(one) ?? one })),
  ]
  return html`<nav aria-label="Which mails">
    ${ways.map(
      ({ to, text }) =>
        html`<a href="${pageAt(isSamples, to)}" ${to === locale ? raw('aria-current="page"') : ''}
          >${text}</a
        >`,
    )}
    <a href="${pageAt(!isSamples, isSamples ? null : (locale ?? 'en'))}"
      >${isSamples ? 'What was sent' : 'Every mail there is'}</a
    >
  </nav>`
}

const pictureOf = (mail: ShownMail) =>
  html`<div class="picture">
    <iframe
      title="${mail.subject}"
      sandbox=""
      loading="lazy"
      tabindex="-1"
      srcdoc="${mail.html}"
    ></iframe>
    <a href="${mailAt(mail)}" aria-label="${mail.subject}, as large as it is"></a>
  </div>`

const cardOf = (mail: ShownMail) =>
  html`<li class="mail" data-kind="${mail.kind}" data-locale="${mail.locale}">
    ${mail.html === null ? '' : pictureOf(mail)}
    <div class="words">
      <h2>${mail.subject}</h2>
      ${
        mail.to === undefined || mail.createdAt === undefined
          ? ''
          : html`<p>to ${mail.to}, <time>${new Date(mail.createdAt).toISOString()}</time></p>`
      }
      <p>${mail.kind}, ${mail.locale}</p>
    </div>
    ${
      mail.html === null
        ? html`<pre class="words">${mail.body}</pre>`
        : html`<details>
            <summary>Text part</summary>
            <pre>${mail.body}</pre>
          </details>`
    }
  </li>`

/**
 * A brand's mails as pictures, each in a frame that may do nothing, with subject, recipient and the text
 * part on demand.
 */
export const mailsPage = (params: MailsPageParams) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${titleOf(params)}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>${titleOf(params)}</h1>
        ${waysOf(params)} ${params.mails.length ? '' : html`<p>No mail has been sent yet.</p>`}
        <ul class="mails">
          ${params.mails.map(cardOf)}
        </ul>
      </body>
    </html>`
