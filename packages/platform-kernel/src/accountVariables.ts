import { z } from 'zod'
import { variable } from './environment.ts'

/** Accounts of the platform with other companies. */
export const accountVariables = {
  GEOIP_FILE: variable(z.string().optional(), {
    description:
      'A MaxMind City database (`.mmdb`) to look addresses up in, read again when replaced.',
    example: '/var/lib/geoip/city.mmdb',
  }),
  GEOIP_ACCOUNT: variable(z.string().regex(/^\d+$/, 'the number of the account').optional(), {
    description:
      "The number of the account with MaxMind's web services, which tell where addresses are in place of GEOIP_FILE; GEOIP_KEY belongs to it.",
    example: '123456',
  }),
  GEOIP_KEY: variable(z.string().min(8, 'at least 8 characters').optional(), {
    description: 'A licence key of GEOIP_ACCOUNT.',
    example: 'a licence key',
    secret: true,
  }),
  GEOIP_URL: variable(
    z
      .url({ protocol: /^https?$/, error: 'an address like https://...' })
      .default('https://geoip.maxmind.com/geoip/v2.1/city'),
    {
      description:
        'The web service that GEOIP_ACCOUNT pays for, without the address: City, or one that knows countries alone.',
      example: 'https://geoip.maxmind.com/geoip/v2.1/city',
    },
  ),
  CAPTCHA_KEY: variable(z.string().optional(), {
    description:
      "The site's key with a captcha company, for brands whose campaigns enable a captcha; theirs unless given.",
    example: 'site-key',
  }),
  CAPTCHA_URL: variable(z.string().optional(), {
    description: 'Address of the script of that captcha; tell the fronts the same.',
    example: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  }),
  CAPTCHA_SECRET: variable(z.string().min(8, 'at least 8 characters').optional(), {
    description:
      "The secret that belongs to CAPTCHA_KEY: tokens are checked with it. Without one, only a sandbox's own captcha is accepted.",
    example: "the company's secret key",
    secret: true,
  }),
  CAPTCHA_VERIFY_URL: variable(
    z
      .url({ protocol: /^https?$/, error: 'an address like https://...' })
      .default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
    {
      description: "Where the captcha's tokens are checked: Turnstile's `siteverify`.",
      example: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    },
  ),
  IDENTITY_CHECK_URL: variable(
    z
      .url({ protocol: /^https?$/, error: 'an address like https://...' })
      .default('https://stationapi.veriff.com'),
    {
      description: "Where checks of players' identities are opened: the origin of Veriff's API.",
      example: 'https://stationapi.veriff.com',
    },
  ),
  IDENTITY_CHECK_KEY: variable(z.string().min(8, 'at least 8 characters').optional(), {
    description:
      'The API key of the integration with Veriff; IDENTITY_CHECK_SECRET belongs to it. Without them players send documents, and a sandbox plays the company.',
    example: "the integration's API key",
    secret: true,
  }),
  IDENTITY_CHECK_SECRET: variable(z.string().min(16, 'at least 16 characters').optional(), {
    description:
      'The shared secret of that integration: signs what the platform asks, and the decisions that the company sends to `/rest/verification/webhook/veriff/`.',
    example: "the integration's shared secret",
    secret: true,
  }),
  MAIL_URL: variable(
    z.url({ protocol: /^smtps?$/, error: 'an address like smtps://...' }).optional(),
    {
      description:
        'The mail server with user and password: `smtps://` is encrypted from the first byte, `smtp://` by STARTTLS; `smtp://mail:1025?tls=none` is a mail catcher that has neither. Without one mails wait, and a sandbox shows them.',
      example: 'smtps://user:password@mail.example:465',
      secret: true,
    },
  ),
  MAIL_FROM: variable(
    z
      .string()
      .regex(/^[^\s@<>]+@([\w.-]+|\{host\})$/, 'an address like no-reply@{host}')
      .default('no-reply@{host}'),
    {
      description:
        "The address that mails come from; `{host}` stands for the brand's host name. Answers go to the brand's support.",
      example: 'no-reply@mail.harbour.example',
    },
  ),
  MAIL_REPORT_KEY: variable(z.string().min(16, 'at least 16 characters').optional(), {
    description:
      'What the mail server signs reports of undelivered mails and complaints with, at `/rest/mail/reports/`. Without it nobody may send any.',
    example: '16 characters or more',
    secret: true,
  }),
  SMS_URL: variable(
    z.url({ protocol: /^https?$/, error: 'an address like https://...' }).optional(),
    {
      description:
        'Where text messages are posted; SMS_KEY and SMS_FROM belong to it. Without them messages wait, and a sandbox shows them.',
      example: 'https://sms.example/v1/messages',
    },
  ),
  SMS_KEY: variable(z.string().min(8, 'at least 8 characters').optional(), {
    description: 'The key for SMS_URL, sent as a bearer token.',
    example: "the company's key",
    secret: true,
  }),
  SMS_FROM: variable(z.string().max(20).optional(), {
    description: 'The number or name that text messages come from.',
    example: '+13125550100',
  }),
  PUSH_ACCOUNTS_FILE: variable(z.string().optional(), {
    description:
      'A file with the service account of each brand that sends notifications to devices, by its key: `{"<brand>": { "project_id", "client_email", "private_key", "token_uri" }}`. Without it a sandbox shows them, and elsewhere none leaves.',
    example: '/etc/marquee/push-accounts.json',
  }),
  PUSH_ENDPOINT: variable(
    z.url({ protocol: /^https?$/, error: 'an address like https://...' }).optional(),
    {
      description:
        'Where notifications are posted instead of https://fcm.googleapis.com, such as a relay of yours.',
      example: 'https://relay.example',
    },
  ),
  PAYMENT_SECRET_KEY: variable(z.string().min(8, 'at least 8 characters').optional(), {
    description:
      'Cards by Checkout.com: the secret key. It needs PAYMENT_PUBLIC_KEY and PAYMENT_WEBHOOK_KEY beside it. Without them no card is taken, outside of a sandbox.',
    example: 'sk_sbox_...',
    secret: true,
  }),
  PAYMENT_PUBLIC_KEY: variable(z.string().min(8, 'at least 8 characters').optional(), {
    description: 'The public key, with which browsers change what is typed into tokens.',
    example: 'pk_sbox_...',
  }),
  PAYMENT_WEBHOOK_KEY: variable(z.string().min(16, 'at least 16 characters').optional(), {
    description: 'What the company signs webhooks to `/rest/cash/webhook/card/` with.',
    example: '16 characters or more',
    secret: true,
  }),
  PAYMENT_CHANNEL: variable(z.string().optional(), {
    description: 'The processing channel that payments go by, for accounts that have several.',
    example: 'pc_...',
  }),
  PAYMENT_URL: variable(
    z
      .url({ protocol: /^https?$/, error: 'an address like https://...' })
      .default('https://api.checkout.com'),
    {
      description: "The company's API; tell the fronts its origin as PAYMENT_ORIGIN.",
      example: 'https://api.sandbox.checkout.com',
    },
  ),
  CHAT_INBOXES_FILE: variable(z.string().optional(), {
    description:
      'A file with the inbox of each brand at a help desk (Chatwoot), by its key: `{"<brand>": { "inbox", "secret" }}`. What players write in our own messenger is handed over there too; without it the back office answers alone.',
    example: '/etc/marquee/chat-inboxes.json',
  }),
  CHAT_URL: variable(
    z
      .url({ protocol: /^https?$/, error: 'an address like https://...' })
      .default('https://app.chatwoot.com'),
    { description: 'Where that help desk is.', example: 'https://desk.example' },
  ),
  PLATFORM_MONITORING_KEY: variable(z.string().min(8, 'at least 8 characters').optional(), {
    description:
      "The API key of the application at Raygun that gathers failures of the platform's own processes. Without one they are in the log alone, and a sandbox keeps them at `/sandbox/monitoring/platform`.",
    example: "the application's API key",
    secret: true,
  }),
  PROMETHEUS_URL: variable(
    z.url({ protocol: /^https?$/, error: 'an address like http://...' }).optional(),
    {
      description:
        'Where the Prometheus is that judges `deploy/alerts.yml`; the back office shows what fires. `start` brings a stand-in for a sandbox.',
      example: 'http://prometheus:9090',
    },
  ),
  PLATFORM_MONITORING_URL: variable(
    z
      .url({ protocol: /^https?$/, error: 'an address like https://...' })
      .default('https://api.raygun.com'),
    {
      description: 'Origin that takes those failures, such as a relay of yours.',
      example: 'https://api.raygun.com',
    },
  ),
}
