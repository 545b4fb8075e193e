import { describe, expect, it } from 'vitest'
import { askForLife, askForSandbox, hasSandbox } from './sandbox.ts'

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

describe('askForLife', () => {
  it('fills the brands that a sandbox serves, unless it was chosen, and nothing elsewhere', () => {
    const lived = (env: NodeJS.ProcessEnv) => {
      askForLife(env, ['tao', 'nlc'])
      return env.SANDBOX_LIVED_IN
    }
    expect(lived({ SANDBOX: '1' })).toBe('tao,nlc')
    expect(lived({ SANDBOX: '1', SANDBOX_LIVED_IN: '' })).toBe('')
    expect(lived({ NODE_ENV: 'production' })).toBeUndefined()
  })
})
