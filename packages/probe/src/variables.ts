import { readEnvironment, variable, type Environment } from '@marquee/platform-kernel/environment'
import { z } from 'zod'

/** What the synthetic player reads. */
export const probeVariables = {
  PROBE_EMAIL: variable(z.email(), {
    description: 'Who the synthetic player signs in as: an account of its own on each brand.',
    example: 'probe@example.com',
  }),
  PROBE_PASSWORD: variable(z.string().min(1), {
    description: 'The password of that account.',
    example: 'a long one, for nothing else',
    secret: true,
  }),
  METRICS_KEY: variable(z.string().min(16).optional(), {
    description: 'What whoever reads its `/metrics` shows; without one this machine alone may.',
    example: 'openssl rand -hex 24',
    secret: true,
  }),
}

export type ProbeEnvironment = ReturnType<typeof readProbe>

/** @throws EnvironmentError with a sentence for each variable that is missing or does not fit. */
export const readProbe = (env: Environment = process.env) => readEnvironment(probeVariables, env)
