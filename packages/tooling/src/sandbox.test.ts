import { describe, expect, it } from 'vitest'
import { askForSandbox, hasSandbox } from './sandbox.ts'

/** What `start` and `dev` make of an environment. */
const started = (given: NodeJS.ProcessEnv) => {
  const env = { ...given }
  askForSandbox(env)
  return hasSandbox(env)
}

describe('askForSandbox', () => {
  it.each([
    [{}, true],
    [{ NODE_ENV: 'development' }, true],
    [{ SANDBOX: '0' }, false],
    [{ DATABASE_URL: 'postgres://db.internal/marquee' }, false],
    [{ DATABASE_URL: 'postgres://db.internal/marquee', SANDBOX: '1' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', SANDBOX: 'force' }, true],
  ])(
    'tries things out on a machine of one’s own, and nowhere else unasked: %o',
    (env, expected) => {
      expect(started(env)).toBe(expected)
    },
  )
})
