import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const keys = { RENDERER_KEY: 'a-key-of-these-tests', IDENTITY_KEY: 'k'.repeat(32) }
const isSandbox = (env: Record<string, string>) => readConfig({ ...keys, ...env }).sandbox

describe('readConfig', () => {
  it.each([
    [{}, false],
    [{ NODE_ENV: 'development' }, false],
    [{ SANDBOX: '0' }, false],
    [{ SANDBOX: 'off' }, false],
    [{ SANDBOX: '1' }, true],
    [{ SANDBOX: 'on' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', SANDBOX: 'force' }, true],
  ])('opens the sandbox only where it was asked for: %o', (env, expected) => {
    expect(isSandbox(env)).toBe(expected)
  })

  it('does not start a sandbox in production by a word that was left over', () => {
    expect(() => isSandbox({ NODE_ENV: 'production', SANDBOX: '1' })).toThrow(/contradict/)
  })

  it.each([
    { GEOIP_ACCOUNT: '123456' },
    { GEOIP_KEY: 'a licence key' },
    { IDENTITY_CHECK_KEY: 'the key of it' },
    { IDENTITY_CHECK_SECRET: 'the shared secret of it' },
  ])('starts with no half an account: %o', (half) => {
    expect(() => readConfig({ ...keys, ...half })).toThrow(/belong together/)
  })
})

it('takes how far a sandbox is ahead, up to ten years', () => {
  const ahead = (given?: string) =>
    readConfig({ ...keys, ...(given !== undefined && { SANDBOX_CLOCK_AHEAD: given }) })
      .SANDBOX_CLOCK_AHEAD
  expect(ahead()).toBe(0)
  expect(ahead('86400000')).toBe(86_400_000)
  for (const wrong of ['-1', '1.5', 'a day', String(11 * 365 * 86_400_000)])
    expect(() => ahead(wrong), wrong).toThrow(/SANDBOX_CLOCK_AHEAD/)
})
