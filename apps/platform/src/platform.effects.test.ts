import { randomUUID } from 'node:crypto'
import type { Call } from '@marquee/contract/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOf, clientFor, fillPath, fingerprint } from './testing/hardening.ts'
import type { TestClient } from './testing/makeClient.ts'
import { makePlatform } from './testing/makePlatform.ts'

// Before the tests are listed: the list is what the platform answers. Nobody's limits are used up: one
// client asks for all of its kind.
const platform = await makePlatform({ limitFactor: 1000 })
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

const clients = new Map<string, Promise<TestClient>>()
function clientOfKind(call: Call): Promise<TestClient> {
  const kind = `${call.audience} ${call.audience === 'staff' ? call.access : ''}`
  const known = clients.get(kind) ?? clientFor(platform, call)
  clients.set(kind, known)
  return known
}

const pathOf = (call: Call) => fillPath(call, (name) => (name === 'id' ? '1' : 'one'))
const bodyOf = (call: Call) => call.body && {}

describe('TEN-18 asked by anything but the brand’s own page with a key', () => {
  let before: Record<string, string>
  beforeAll(async () => {
    await Promise.all(effects.map(clientOfKind))
    before = await fingerprint(platform)
  })

  it.each(effects)('$method $path ($id) answers 403 and changes nothing', async (call) => {
    const client = await clientOfKind(call)
    for (const [name, headers] of wrongHeaders) {
      const answer = await client.send(call.method, pathOf(call), {
        body: bodyOf(call),
        headers: headers(),
      })
      expect([name, answer.status]).toEqual([name, 403])
      const expected = call.audience === 'renderer' ? ['forbidden'] : refusals
      expect(expected).toContain(answer.body.error?.code)
    }
    expect(await fingerprint(platform)).toEqual(before)
  })
})

describe('TEN-18 asked by the brand’s own page with a key', () => {
  it.each(effects.filter(({ audience }) => audience !== 'renderer'))(
    '$method $path ($id) is let through to its handler',
    async (call) => {
      const client = await clientFor(platform, call)
      const answer = await client.send(call.method, pathOf(call), {
        body: bodyOf(call),
        key: key(),
      })
      expect(refusals).not.toContain(answer.body.error?.code)
    },
  )
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
