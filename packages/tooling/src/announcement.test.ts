import { describe, expect, it } from 'vitest'
import { announcement } from './announcement.ts'
import { askForSandbox } from './sandbox.ts'

/** What `start` prints in an environment. */
const printed = (given: NodeJS.ProcessEnv): string => {
  const env = { ...given }
  askForSandbox(env)
  const brands = [{ folder: 'tower', brand: { name: 'Tower' } }]
  return announcement({ port: 3000, dataDir: '/data', brands, took: '1.0 s' }, env).join('\n')
}

describe('what start prints', () => {
  it('has addresses and no demo account, mails or codes in production', () => {
    const lines = printed({ NODE_ENV: 'production' })
    expect(lines).toContain('http://tower.localhost:3000/')
    expect(lines).not.toMatch(/demo|sandbox|totp|@marquee\.test/i)
  })
  it('has them in a sandbox', () => {
    expect(printed({})).toMatch(/This is a sandbox[^]*demo@marquee\.test[^]*demo-staff-2026/)
  })
})
