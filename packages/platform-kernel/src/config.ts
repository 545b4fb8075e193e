import { z } from 'zod'
import { accountVariables } from './accountVariables.ts'
import { furthestAhead } from './clock.ts'
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
  DATABASE_OWNER_URL: variable(
    z.url({ protocol: /^postgres(ql)?$/, error: 'an address like postgres://...' }).optional(),
    {
      description:
        'The same server with the role that owns the tables; only for `--role migrate` and the command `archive`. DATABASE_URL then names a role that serves players and may not change what is only added to. Without one DATABASE_URL does all of it.',
      example: 'postgres://marquee_owner:password@postgres:5432/marquee',
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
  ...accountVariables,
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
  SANDBOX_CLOCK_AHEAD: variable(
    z.coerce.number().int().min(0).max(furthestAhead, 'ten years at most').default(0),
    {
      description:
        'How far the clock is ahead of the machine’s at the start, in ms: for tests that need another day, in every process alike. Only in a sandbox.',
      example: '86400000',
    },
  ),
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
