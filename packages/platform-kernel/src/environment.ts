import { z } from 'zod'

export type Environment = Record<string, string | undefined>

/** What the page of variables and a failed start say of one, beside its schema. */
export interface VariableFacts {
  /** What it is for, and what holds without it; a sentence or two. */
  description: string
  example: string
  /** Its value is never written anywhere. */
  secret?: boolean
}

/**
 * A variable of the environment: its schema with what people have to know of it. The page
 * `docs/configuration.md`, `.env.example` and the sentences of a failed start are made of these.
 */
export const variable = <Schema extends z.ZodType>(schema: Schema, facts: VariableFacts): Schema =>
  schema.meta({ ...facts })

/** The facts that a variable was declared with. @throws for a schema that is none. */
export function factsOf(schema: z.ZodType): VariableFacts {
  const { description, example, secret } = schema.meta() ?? {}
  if (typeof description !== 'string' || typeof example !== 'string')
    throw new Error('A variable of the environment is declared with variable(schema, facts).')
  return { description, example, secret: secret === true }
}

/** The variables that a process reads, by their names. */
export type Variables = Record<string, z.ZodType>

/** Something in the environment keeps a process from starting: one sentence for each variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

function sentenceFor(name: string, schema: z.ZodType, value: string | undefined, why: string) {
  const { description, example, secret } = factsOf(schema)
  const found =
    value === undefined ? `${name} is missing` : `${name}${secret ? '' : ` is '${value}', which`}`
  const fault = value === undefined ? '' : ` does not fit (${why})`
  const mend = secret ? `Set it (${example}).` : `Set it, for example ${name}=${example}`
  return `  ${found}${fault}. ${description} ${mend}`
}

/**
 * Reads the variables of a process; an empty one counts as not set, and others are left alone.
 * @throws EnvironmentError with a sentence for each variable that is missing or does not fit: what is
 * wrong, what it is for, what would be right. Values of secrets are not in it.
 */
export function readEnvironment<Shape extends Variables>(
  variables: Shape,
  env: Environment,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.keys(variables).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  const parsed = z.object(variables).safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return sentenceFor(name, variables[name] ?? z.never(), given[name], message)
  })
  throw new EnvironmentError(`The environment does not fit:\n${[...new Set(lines)].join('\n')}`)
}

/** A TCP port; 0 for any that is free. */
export const port = z.coerce
  .number('a whole number from 0 to 65535')
  .int('a whole number from 0 to 65535')
  .min(0, 'a whole number from 0 to 65535')
  .max(65_535, 'a whole number from 0 to 65535')

/** Names with commas between them, without case. */
export const hostList = z.string().transform((text) =>
  text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean),
)

/** Says of a process whether it is open to strangers (`NODE_ENV`) and whether it is a sandbox (`SANDBOX`). */
export const sandboxVariables = {
  NODE_ENV: variable(z.string().default('development'), {
    description:
      '`production` allows no sandbox but a forced one, asks for keys, and is closed to everybody without a region source.',
    example: 'production',
  }),
  SANDBOX: variable(z.enum(['1', 'on', '0', 'off', 'force']).default('0'), {
    description:
      '`1` opens `/sandbox/*`, the demo accounts and the movable clock; production takes `force` alone.',
    example: '0',
  }),
}

/**
 * Whether there is a sandbox.
 * @throws EnvironmentError for a sandbox that was left over where production is meant.
 */
export function isSandbox({ NODE_ENV, SANDBOX }: { NODE_ENV: string; SANDBOX: string }): boolean {
  const isAsked = SANDBOX === '1' || SANDBOX === 'on'
  if (isAsked && NODE_ENV === 'production')
    throw new EnvironmentError(
      `SANDBOX=${SANDBOX} and NODE_ENV=production contradict each other. Leave SANDBOX out, or say SANDBOX=force where strangers cannot come.`,
    )
  return isAsked || SANDBOX === 'force'
}

/** Variables that front and platform both read: they have to say the same to both. */
export const sharedVariables = {
  RENDERER_KEY: variable(z.string().min(16, 'at least 16 characters'), {
    description:
      'Secret of the platform and its fronts: who has it may speak for a visitor. The same for all of them.',
    example: 'openssl rand -base64 24',
    secret: true,
  }),
  BRAND_HOSTS: variable(z.string().default(''), {
    description:
      'Own domains of brands as `host=brand`, comma separated, beside `<folder>.localhost`. The brand is its key in `brand.ts`.',
    example: 'www.harbour.example=harbour',
  }),
  BACK_OFFICE_HOSTS: variable(hostList.default(['back-office.localhost']), {
    description: 'Host names at which staff work, comma separated, without port.',
    example: 'staff.harbour.example',
  }),
  TRUST_REGION_HEADER: variable(
    z
      .string()
      .regex(/^[\w-]+$/, 'the name of a header')
      .optional(),
    {
      description:
        'The header in which the trusted edge before the front writes regions (`US-CA`). In production this, GEOIP_FILE or GEOIP_ACCOUNT is needed: without, every brand is closed.',
      example: 'x-client-region',
    },
  ),
  LIMIT_FACTOR: variable(
    z.coerce
      .number('a whole number from 1 to 1000')
      .int('a whole number from 1 to 1000')
      .min(1, 'a whole number from 1 to 1000')
      .max(1000, 'a whole number from 1 to 1000')
      .default(1),
    {
      description:
        'In a sandbox, how many times the usual rates and pages are allowed: tests share one address. Elsewhere it has no effect.',
      example: '50',
    },
  ),
}

/** Front and platform each read it; they may have different ones. */
export const metricsKeyVariable = variable(
  z.string().min(16, 'at least 16 characters').optional(),
  {
    description:
      'What a collector of metrics sends as a bearer token to `/metrics`. Without one they are given on this machine alone, to who comes without a proxy.',
    example: 'openssl rand -base64 24',
    secret: true,
  },
)

/** Where traces go; front and platform each read it. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    z.url({ protocol: /^https?$/, error: 'an address like http://collector:4318' }).optional(),
    {
      description:
        'Where a collector takes traces by OTLP over HTTP. Without one nothing is traced, and nothing for it is loaded.',
      example: 'http://collector:4318',
    },
  ),
  TRACE_SHARE: variable(
    z.coerce
      .number('a number from 0 to 1')
      .min(0, 'a number from 0 to 1')
      .max(1, 'a number from 0 to 1')
      .default(0.05),
    {
      description:
        'How much of all traces is kept, 0 to 1; the front decides for all that follows. All of them cost 10 % of the processor, a twentieth some 0.5 %.',
      example: '0.2',
    },
  ),
}

export const hostVariable = variable(z.string().default('127.0.0.1'), {
  description:
    'Address to listen at. Outside of a container the loopback one is right; in one use 0.0.0.0.',
  example: '0.0.0.0',
})
