import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { callsOf, clientFor, fillPath, fingerprint } from './testing/hardening.ts'
import { makePlatform } from './testing/makePlatform.ts'

// Before the tests are listed: the list is what the platform answers.
const platform = await makePlatform()
afterAll(() => platform.stop())

const key = () => randomUUID()
const foreign = 'https://elsewhere.example'

/** Headers that no page of the brand sends with an act; null leaves one out. */
const wrongHeaders: [string, () => Record<string, string | null>][] = [
  ['Sec-Fetch-Site none', () => ({ 'sec-fetch-site': 'none', 'idempotency-key': key() })],
  [
    'Sec-Fetch-Site cross-site',
    () => ({ 'sec-fetch-site': 'cross-site', 'idempotency-key': key() }),
  ],
  ['Sec-Fetch-Site same-site', () => ({ 'sec-fetch-site': 'same-site', 'idempotency-key': key() })],
  [
    'neither Sec-Fetch-Site nor Origin',
    () => ({ 'sec-fetch-site': null, 'idempotency-key': key() }),
  ],
  ['another Origin', () => ({ 'sec-fetch-site': null, origin: foreign, 'idempotency-key': key() })],
  [
    'another Origin that claims the same site',
    () => ({ origin: foreign, 'idempotency-key': key() }),
  ],
  ['no key', () => ({})],
  ['a key that is no UUID', () => ({ 'idempotency-key': 'again' })],
]

const effects = callsOf(platform).filter((call) => call.effect)
const refusals = ['cross-site', 'missing-idempotency-key']

describe.each(effects)('TEN-18 $method $path ($id)', (call) => {
  const path = fillPath(call, (name) => (name === 'id' ? '1' : 'one'))
  const body = call.body && {}

  it('answers 403 and changes nothing unless asked by the brand’s own page with a key', async () => {
    const client = await clientFor(platform, call)
    const before = await fingerprint(platform)
    for (const [name, headers] of wrongHeaders) {
      const answer = await client.send(call.method, path, { body, headers: headers() })
      expect([name, answer.status]).toEqual([name, 403])
      const expected = call.audience === 'renderer' ? ['forbidden'] : refusals
      expect(expected).toContain(answer.body.error?.code)
    }
    expect(await fingerprint(platform)).toEqual(before)
  })

  it.skipIf(call.audience === 'renderer')('is let through to its handler otherwise', async () => {
    const client = await clientFor(platform, call)
    const answer = await client.send(call.method, path, { body, key: key() })
    expect(refusals).not.toContain(answer.body.error?.code)
  })
})

describe('TEN-18', () => {
  it('covers every call that changes state, GETs among them', () => {
    const ids = effects.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining([
        'session.logout',
        'player.switchToSweepStakes',
        'player.switchToTournamentPoints',
        'dailyLogin.applyPrize',
        'rounds.play',
      ]),
    )
  })
})
