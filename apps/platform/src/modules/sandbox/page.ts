import { html } from 'hono/html'
import type { mailsOf } from '../mail/store.ts'

type Mails = Awaited<ReturnType<typeof mailsOf>>

/** The mails a brand would have sent, to be read in a browser. */
export const mailsPage = (brandName: string, mails: Mails) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mails of ${brandName}</title>
        <style>
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            max-width: 44rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          article {
            border: 1px solid #8888;
            border-radius: 8px;
            padding: 1rem;
            margin: 1rem 0;
          }
          h2 {
            font-size: 1.1rem;
            margin: 0;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
            font: inherit;
          }
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
              <pre>${mail.body}</pre>
            </article>`,
        )}
      </body>
    </html>`
