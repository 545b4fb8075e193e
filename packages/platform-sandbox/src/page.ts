import { html, raw } from 'hono/html'
import type { OutgoingMail } from '@marquee/platform-messages/mail/outbox'

const style = raw(`
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1f; background: #fff; }
  article { border: 1px solid #8888; border-radius: 8px; padding: 1rem; margin: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  .parts { display: grid; gap: 1rem; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
  .text:only-child { grid-column: 1 / -1; }
  @media (max-width: 50rem) { .parts { grid-template-columns: minmax(0, 1fr); } }
  iframe { inline-size: 100%; block-size: 44rem; border: 1px solid #8888; border-radius: 4px; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; padding: 1rem; background: #f4f4f6; border-radius: 4px; }
`)

/** The mails a brand would have sent, as they look; each in a frame that may do nothing. */
export const mailsPage = (brandName: string, mails: OutgoingMail[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mails of ${brandName}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>Mails of ${brandName}</h1>
        ${mails.length ? '' : html`<p>No mail has been sent yet.</p>`}
        ${mails.map(
          (mail) =>
            html`<article>
              <h2>${mail.subject}</h2>
              <p>to ${mail.to}, <time>${new Date(mail.createdAt).toISOString()}</time></p>
              <div class="parts">
                ${
                  mail.html === null
                    ? ''
                    : html`<iframe
                        title="${mail.subject}"
                        sandbox=""
                        loading="lazy"
                        srcdoc="${mail.html}"
                      ></iframe>`
                }
                <pre class="text">${mail.body}</pre>
              </div>
            </article>`,
        )}
      </body>
    </html>`
