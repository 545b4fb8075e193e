import { z } from 'zod'
import { type Environment, port, readEnvironment, variable } from '../environment.ts'

const whole = z.coerce.number('a whole number').int('a whole number')

/** What tests read; a product that runs reads none of it. */
export const testVariables = {
  TEST_DATABASE: variable(z.literal('embedded').optional(), {
    description:
      '`embedded` runs the tests of the platform on the embedded database; a PostgreSQL server is started for them without.',
    example: 'embedded',
  }),
  TEST_DATABASE_URL: variable(z.string().optional(), {
    description:
      'Runs the tests of the platform on this PostgreSQL server, and starts none for them.',
    example: 'postgres://marquee@127.0.0.1:54329/postgres',
    secret: true,
  }),
  TEST_REPORT: variable(z.string().optional(), {
    description: 'Where a runner writes its report as JSON; `pnpm test` reads it.',
    example: '/tmp/report.json',
  }),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('error'),
    { description: 'What platforms of tests log.', example: 'debug' },
  ),
  BAD_INPUTS: variable(whole.min(1).optional(), {
    description: 'How many wrong requests each call is tried with, at random; a fixed few without.',
    example: '10',
  }),
  PROOF_SEED: variable(whole.default(1), {
    description: 'Seed of the crash proofs, to repeat a run.',
    example: '7',
  }),
  PROOF_KILLS: variable(whole.min(1).default(8), {
    description: 'How often the crash proof kills the platform; the nightly run does it 200 times.',
    example: '20',
  }),
  E2E_PORT: variable(port.default(3999), {
    description: 'Port of the fronts of the browser tests.',
    example: '4999',
  }),
  E2E_REUSE: variable(z.string().optional(), {
    description: '`1` runs browser tests against what is up on that port.',
    example: '1',
  }),
  E2E_NIGHT: variable(z.string().optional(), {
    description:
      '`1` runs the browser tests of the night too: the same behaviour in other brands, engines and sizes.',
    example: '1',
  }),
  E2E_BRAND: variable(z.string().optional(), {
    description:
      'Folder of the only brand that browser tests are about, as `pnpm test:brand` sets it; all without.',
    example: 'my-brand',
  }),
  UPDATE_LOOKS: variable(z.string().optional(), {
    description: '`1` takes new pictures of pages that look another, in every brand.',
    example: '1',
  }),
  LOOKS_FOLDER: variable(z.string().optional(), {
    description: 'Where `pnpm looks` keeps pictures of what is compared with, in full size.',
    example: '/tmp/looks',
  }),
  LOOKS_BRANDS: variable(z.string().optional(), {
    description: 'Folders of the brands that `pnpm looks` looks at, with commas; all without.',
    example: 'my-brand,another-brand',
  }),
  LOOKS_TREE: variable(z.string().optional(), {
    description: 'The tree whose brands are looked at; this one without.',
    example: '/tmp/earlier',
  }),
  CHROMIUM_PATH: variable(z.string().optional(), {
    description: 'The browser, where it is not found.',
    example: '/usr/bin/chromium',
  }),
  CHROMIUM_SHELL_PATH: variable(z.string().optional(), {
    description: 'The same engine without a desktop around it, which costs two thirds.',
    example: '/usr/bin/chromium-headless-shell',
  }),
}

export const readTests = (env: Environment = process.env) => readEnvironment(testVariables, env)

/** The PostgreSQL server that tests of the platform have their databases on; undefined for the embedded one. */
export function testServer(): string | undefined {
  const { TEST_DATABASE, TEST_DATABASE_URL } = readTests()
  return TEST_DATABASE === 'embedded' ? undefined : TEST_DATABASE_URL
}
