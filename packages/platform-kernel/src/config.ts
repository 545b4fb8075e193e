import { z } from 'zod'
import {
  type Environment,
  EnvironmentError,
  factsOf,
  hostVariable,
  isSandbox,
  metricsKeyVariable,
  port,
  readEnvironment,
  sandboxVariables,
  sharedVariables,
  tracingVariables,
  variable,
} from './environment.ts'

const milliseconds = z.coerce
  .number('a whole number of milliseconds, at least 100')
  .int('a whole number of milliseconds, at least 100')
  .min(100, 'a whole number of milliseconds, at least 100')

/** Where accounts are kept; the platform and its `staff` command read the same. */
export const storeVariables = {
  DATA_DIR: variable(z.string().default('.data'), {
    description: 'Data folder: uploads of players, and the embedded database with its keys.',
    example: '/var/lib/marquee',
  }),
  DATABASE_URL: variable(
    z.url({ protocol: /^postgres(ql)?$/, error: 'an address like postgres://...' }).optional(),
    {
      description: 'PostgreSQL server. Without one the database is embedded, for one process.',
      example: 'postgres://marquee:password@postgres:5432/marquee',
      secret: true,
    },
  ),
  IDENTITY_KEY: variable(z.string().min(32, 'at least 32 characters').optional(), {
    description:
      'Keys the hashes by which brands recognise an excluded player, and seals second factors of staff. Needed in production with DATABASE_URL, else made in the data folder. Never change it: they would be forgotten.',
    example: 'openssl rand -base64 32',
    secret: true,
  }),
}

/** What the `safe` command reads beside. */
export const safeVariables = {
  ...storeVariables,
  SEAL_KEY: variable(
    z
      .string()
      .regex(/^[\w+/-]{43}=?$/, '32 bytes in base64')
      .optional(),
    {
      description:
        'The private key that seals of the record are signed with; only processes that do jobs need it. Needed there in production with DATABASE_URL, else made in the data folder.',
      example: 'openssl rand -base64 32',
      secret: true,
    },
  ),
}

export const readSafe = (env: Environment) => readEnvironment(safeVariables, env)

/** What the `staff` command reads beside. */
export const staffVariables = {
  ...storeVariables,
  STAFF_PASSWORD: variable(z.string().optional(), {
    description: 'First password of the account that the command opens; 12 characters or more.',
    example: 'read -rs STAFF_PASSWORD',
    secret: true,
  }),
}

export const readStaff = (env: Environment) => readEnvironment(staffVariables, env)

/** Everything that the platform reads from its environment. */
export const platformVariables = {
  ...sandboxVariables,
  HOST: hostVariable,
  PLATFORM_PORT: variable(port.default(3100), {
    description: 'Port of the platform itself; players reach it through the fronts alone.',
    example: '3100',
  }),
  PORT: variable(port.default(3000), {
    description: 'Port of the front, written into links of mails outside of production.',
    example: '3000',
  }),
  ...safeVariables,
  SEALS_FILE: variable(z.string().optional(), {
    description:
      'Where every seal of the record is added to as a line, `seals.jsonl` in the data folder unless given. Best on another machine: what is cut off the database is found by it.',
    example: '/mnt/seals/seals.jsonl',
  }),
  DATABASE_POOL_SIZE: variable(
    z.coerce
      .number('a whole number from 2 to 500')
      .int('a whole number from 2 to 500')
      .min(2, 'a whole number from 2 to 500')
      .max(500, 'a whole number from 2 to 500')
      .default(10),
    { description: 'Connections of each process to PostgreSQL.', example: '10' },
  ),
  DATABASE_CONNECT_TIMEOUT: variable(milliseconds.default(5_000), {
    description: 'How long to wait for a connection, in ms.',
    example: '5000',
  }),
  DATABASE_STATEMENT_TIMEOUT: variable(milliseconds.default(15_000), {
    description: 'How long one statement may take, in ms.',
    example: '15000',
  }),
  DATABASE_LOCK_TIMEOUT: variable(milliseconds.default(5_000), {
    description: 'How long to wait for a row that another transaction holds, in ms.',
    example: '5000',
  }),
  REDIS_URL: variable(
    z.url({ protocol: /^rediss?$/, error: 'an address like redis://...' }).optional(),
    {
      description: 'Redis server; needed as soon as two platforms share a database.',
      example: 'redis://redis:6379',
      secret: true,
    },
  ),
  ...sharedVariables,
  RENDERER_KEY: variable(sharedVariables.RENDERER_KEY.optional(), {
    ...factsOf(sharedVariables.RENDERER_KEY),
    description: `${factsOf(sharedVariables.RENDERER_KEY).description} Outside of production one is made in the data folder.`,
  }),
  SITE_ORIGIN: variable(
    z
      .string()
      .regex(/^https?:\/\/\{host\}(:\d+)?$/, 'an origin with {host} in it')
      .optional(),
    {
      description:
        'How players reach a brand, for links in mails; `{host}` stands for its host name. In production `https://{host}` unless given.',
      example: 'https://{host}',
    },
  ),
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
  PLATFORM_MONITORING_URL: variable(
    z
      .url({ protocol: /^https?$/, error: 'an address like https://...' })
      .default('https://api.raygun.com'),
    {
      description: 'Origin that takes those failures, such as a relay of yours.',
      example: 'https://api.raygun.com',
    },
  ),
  FILES_BUCKET: variable(z.string().min(3, 'the name of a bucket').optional(), {
    description:
      'Bucket of a store that speaks S3, for uploads of players. Without one they are in the data folder, which processes on several machines would have to share.',
    example: 'marquee-files',
  }),
  FILES_REGION: variable(z.string().default('us-east-1'), {
    description: 'Region of FILES_BUCKET.',
    example: 'us-east-1',
  }),
  FILES_ENDPOINT: variable(
    z.url({ protocol: /^https?$/, error: 'an address like https://...' }).optional(),
    {
      description: "Where the store of FILES_BUCKET is when it is not Amazon's.",
      example: 'https://objects.example',
    },
  ),
  FILES_KEY_ID: variable(z.string().optional(), {
    description:
      'Access key for FILES_BUCKET, together with FILES_SECRET_KEY. Without them the machine has to have a role that may read, write and delete there.',
    example: 'marquee',
  }),
  FILES_SECRET_KEY: variable(z.string().min(8, 'at least 8 characters').optional(), {
    description: 'The secret that belongs to FILES_KEY_ID.',
    example: "the store's secret key",
    secret: true,
  }),
  COVERS_MANIFEST: variable(z.string().optional(), {
    description: "The list of the games' covers, where it is not beside the program or built.",
    example: '/srv/marquee/covers.json',
  }),
  WINDFALLS: variable(z.enum(['on', 'off']).default('on'), {
    description:
      '`off` where tests follow every coin: no prize comes to players unasked. Only in a sandbox.',
    example: 'off',
  }),
  SANDBOX_LIVED_IN: variable(z.string().default(''), {
    description:
      'Keys of brands, comma separated, whose demo account gets a past and where house players play; `start` and `dev` name those they serve. Only in a sandbox.',
    example: 'harbour',
  }),
  METRICS_KEY: metricsKeyVariable,
  ...tracingVariables,
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    { description: 'What is logged to standard error; `pnpm start` sets `warn`.', example: 'warn' },
  ),
}

/** By the time that the platform reads them, keys which may be left out were made. */
const keys = {
  RENDERER_KEY: sharedVariables.RENDERER_KEY,
  IDENTITY_KEY: variable(
    storeVariables.IDENTITY_KEY.unwrap(),
    factsOf(storeVariables.IDENTITY_KEY),
  ),
}

type Read = z.output<z.ZodObject<Omit<typeof platformVariables, keyof typeof keys> & typeof keys>>

export interface Config extends Read {
  production: boolean
  sandbox: boolean
}

/** Variables that are of no use without each other, and what would be wrong with some of them alone. */
const together: readonly (readonly [readonly (keyof Read)[], string])[] = [
  [['FILES_KEY_ID', 'FILES_SECRET_KEY'], 'a machine with a role of its own needs neither.'],
  [
    ['PAYMENT_SECRET_KEY', 'PAYMENT_PUBLIC_KEY', 'PAYMENT_WEBHOOK_KEY'],
    'cards could not be charged.',
  ],
  [['GEOIP_ACCOUNT', 'GEOIP_KEY'], 'nobody could be asked where visitors are.'],
  [
    ['IDENTITY_CHECK_KEY', 'IDENTITY_CHECK_SECRET'],
    'players could begin checks that nobody decides.',
  ],
]

/** @throws EnvironmentError with one sentence per variable that does not fit, or what contradicts itself. */
export function readConfig(env: Environment): Config {
  const read = readEnvironment({ ...platformVariables, ...keys }, env)
  for (const [names, without] of together) {
    const missing = names.filter((name) => read[name] === undefined)
    if (missing.length === 0 || missing.length === names.length) continue
    throw new EnvironmentError(
      `${names.join(', ')} belong together, and ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: ${without} Set all of them, or none.`,
    )
  }
  return { ...read, production: read.NODE_ENV === 'production', sandbox: isSandbox(read) }
}

/** What decides where data and keys are, read before keys that may be left out are made. */
export const readStore = (env: Environment) =>
  readEnvironment(
    {
      ...safeVariables,
      NODE_ENV: platformVariables.NODE_ENV,
      PLATFORM_PORT: platformVariables.PLATFORM_PORT,
      RENDERER_KEY: platformVariables.RENDERER_KEY,
    },
    env,
  )

/** Where the list of covers is, when that is said. */
export const readCoversManifest = (env: Environment = process.env): string | undefined =>
  readEnvironment({ COVERS_MANIFEST: platformVariables.COVERS_MANIFEST }, env).COVERS_MANIFEST
