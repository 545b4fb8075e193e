import { z } from 'zod'

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  /** Port of the platform itself; brands are reached through the front server. */
  PLATFORM_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url().optional(),
  /** Connections of each process to PostgreSQL. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(10),
  /** How long to wait for a connection, in ms. */
  DATABASE_CONNECT_TIMEOUT: z.coerce.number().int().min(100).default(5_000),
  /** How long one statement may take, in ms. */
  DATABASE_STATEMENT_TIMEOUT: z.coerce.number().int().min(100).default(15_000),
  /** How long to wait for a row that another transaction holds, in ms. */
  DATABASE_LOCK_TIMEOUT: z.coerce.number().int().min(100).default(5_000),
  REDIS_URL: z.url().optional(),
  /** Secret shared with the brands' servers. */
  RENDERER_KEY: z.string().min(16),
  /** Keys the hashes by which brands recognise an excluded player. Never change it: they would be forgotten. */
  IDENTITY_KEY: z.string().min(32),
  /** `host=brandKey` pairs, comma separated, added to the `<folder>.localhost` names. */
  BRAND_HOSTS: z.string().default(''),
  /** How players reach a brand, for links in mails; `{host}` stands for its host name. */
  SITE_ORIGIN: z
    .string()
    .regex(/^https?:\/\/\{host\}(:\d+)?$/)
    .optional(),
  /** Host names at which staff work, comma separated, without port. */
  BACK_OFFICE_HOSTS: z.string().default('back-office.localhost'),
  /** `1` opens `/sandbox/*`, the demo accounts and the movable clock; production takes `force` alone. */
  SANDBOX: z.enum(['1', 'on', '0', 'off', 'force']).default('0'),
  /** The header in which the trusted edge before the front writes regions (`US-CA`); nobody's word counts without it. */
  TRUST_REGION_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** A MaxMind City database (`.mmdb`) to look addresses up in. */
  GEOIP_FILE: z.string().optional(),
  /** How many times the usual a sandbox allows before it says `rate-limited`: tests share one address. */
  LIMIT_FACTOR: z.coerce.number().int().min(1).max(1000).default(1),
  /** `off` where tests follow every coin: no prize comes to players unasked. Only in the sandbox. */
  WINDFALLS: z.enum(['on', 'off']).default('on'),
  /** Keys of brands, comma separated, whose demo account gets a past and where house players play; `start` and `dev` name those they serve. Only in the sandbox. */
  SANDBOX_LIVED_IN: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export interface Config extends z.infer<typeof environment> {
  production: boolean
  sandbox: boolean
}

/** @throws with one line per variable that is missing or wrong, or what contradicts itself. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment does not fit:\n${lines.join('\n')}`)
  }
  const production = parsed.data.NODE_ENV === 'production'
  const { SANDBOX } = parsed.data
  const isAsked = SANDBOX === '1' || SANDBOX === 'on'
  if (isAsked && production) {
    throw new Error(
      `SANDBOX=${SANDBOX} and NODE_ENV=production contradict each other. Leave SANDBOX out, or say SANDBOX=force where strangers cannot come.`,
    )
  }
  return {
    ...parsed.data,
    production,
    sandbox: isAsked || SANDBOX === 'force',
  }
}
