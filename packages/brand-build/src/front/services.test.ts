import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readServices } from './services.ts'

const fileOf = (text: string): string => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'services-')), 'services.json')
  writeFileSync(file, text)
  return file
}

describe('readServices', () => {
  it('gives every brand stand-ins of this very site where the sandbox is on', () => {
    const { push, monitoring, analytics, scripts } = readServices({ SANDBOX: '1' })('tao')
    const addresses = [
      push?.endpoints?.installations,
      push?.endpoints?.registrations,
      monitoring?.endpoint,
      analytics?.src,
      scripts?.['supportChat']?.src,
    ]
    for (const address of addresses) expect(address).toMatch(/^\/sandbox\//)
  })

  it.each([[{}], [{ SANDBOX: '0' }], [{ NODE_ENV: 'production' }]])(
    'gives none where there is no sandbox to answer: %o',
    (env) => {
      expect(readServices(env)('tao')).toEqual({})
    },
  )

  it('gives each brand what the file says of it, and no stand-in beside', () => {
    const SERVICES_FILE = fileOf('{"tao":{"monitoring":{"key":"abc"}}}')
    const servicesOf = readServices({ SERVICES_FILE })
    expect(servicesOf('tao')).toEqual({ monitoring: { key: 'abc' } })
    expect(servicesOf('nlc')).toEqual({})
  })

  it.each([
    ['no JSON', '{', 'cannot be read'],
    ['an unknown service', '{"tao":{"pusch":{}}}', "says 'pusch' for 'tao'"],
  ])('refuses a file with %s', (_, text, message) => {
    expect(() => readServices({ SERVICES_FILE: fileOf(text) })).toThrow(message)
  })

  it('lets single variables win over the file, so that one archive serves staging and production', () => {
    const SERVICES_FILE = fileOf(
      '{"tao":{"monitoring":{"key":"abc"},"analytics":{"src":"https://tags.example/t.js"}}}',
    )
    const servicesOf = readServices({ SERVICES_FILE, MONITORING_KEY: 'of-staging' })
    expect(servicesOf('tao')).toEqual({
      monitoring: { key: 'of-staging' },
      analytics: { src: 'https://tags.example/t.js' },
    })
  })

  it('says which variables of push are missing when it is named in part', () => {
    expect(() => readServices({ PUSH_API_KEY: 'a', PUSH_APP_ID: 'b' })).toThrow(
      /PUSH_PROJECT_ID, PUSH_MESSAGING_SENDER_ID, PUSH_VAPID_KEY are missing/,
    )
  })

  it('refuses a file that is missing', () => {
    expect(() => readServices({ SERVICES_FILE: '/no/such/file' })).toThrow('cannot be read')
  })
})
