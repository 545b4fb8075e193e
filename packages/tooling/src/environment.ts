import { frontVariables } from '@marquee/brand-build/front'
import { platformVariables } from '@marquee/platform-kernel/config'
import {
  type Environment,
  factsOf,
  readEnvironment,
  variable,
} from '@marquee/platform-kernel/environment'
import { z } from 'zod'

/** What `start` and `dev` read: all of a front, and what they need to start its platform. */
export const startVariables = {
  ...frontVariables,
  RENDERER_KEY: variable(frontVariables.RENDERER_KEY.optional(), {
    ...factsOf(frontVariables.RENDERER_KEY),
    description:
      'Secret of the platform and its fronts. `start` makes one for each run unless it is given.',
  }),
  DATA_DIR: platformVariables.DATA_DIR,
  DATABASE_URL: platformVariables.DATABASE_URL,
  PROMETHEUS_URL: platformVariables.PROMETHEUS_URL,
  LOG_LEVEL: variable(platformVariables.LOG_LEVEL.removeDefault().default('warn'), {
    ...factsOf(platformVariables.LOG_LEVEL),
  }),
}

/** What other commands read. */
export const commandVariables = {
  OSV_FILES: variable(z.string().optional(), {
    description: '`audit:lock`: exports of osv.dev with more advisories, as a glob.',
    example: 'osv/*.json',
  }),
  MONITORING_APPLICATION: variable(z.string().optional(), {
    description: '`release:maps`: id of the application at Raygun that gets the source maps.',
    example: '2ab3cd',
  }),
  MONITORING_TOKEN: variable(z.string().optional(), {
    description: '`release:maps`: a personal access token of Raygun that may write source maps.',
    example: 'from the account settings of Raygun',
    secret: true,
  }),
  MONITORING_API: variable(z.url().default('https://api.raygun.com'), {
    description: "`release:maps`: where the service's API is.",
    example: 'https://api.raygun.com',
  }),
}

export const readStart = (env: Environment = process.env) => readEnvironment(startVariables, env)
export const readCommands = (env: Environment = process.env) =>
  readEnvironment(commandVariables, env)
