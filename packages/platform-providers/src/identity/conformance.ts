import { defaultLocale, locales } from '@marquee/contract/locales'
import { randomUUID } from 'node:crypto'
import type { Webhook } from '@marquee/platform-kernel/webhook'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Check, IdentityProvider, Report } from './provider.ts'

export const makeCheck = (overrides: Partial<Check> = {}): Check => ({
  id: randomUUID(),
  locale: 'en',
  ...overrides,
})

type Status = Extract<Report, { kind: 'status' }>['status']

interface Harness {
  provider: IdentityProvider
  /** Decides on a check as whoever looks at the papers does; gives the webhook that tells of it. */
  decide: (check: Check, status: Status) => Webhook
  close: () => Promise<void>
}

/** What every adapter for the check of identities does. */
export function describeIdentityProvider(name: string, open: () => Promise<Harness>): void {
  describe(`${name}, as every provider of identity checks`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())

    const decided = async (status: Status): Promise<{ check: Check; webhook: Webhook }> => {
      const check = makeCheck()
      await harness.provider.begin(check)
      return { check, webhook: harness.decide(check, status) }
    }

    it('has a name', () => {
      expect(harness.provider.name).toMatch(/^[a-z]+$/)
    })

    it('gives an address for a frame, another for each check and in the language that was asked for', async () => {
      const { provider } = harness
      const asked = [defaultLocale, ...locales]
      const addresses: string[] = []
      for (const locale of asked) {
        const begun = await provider.begin(makeCheck({ locale }))
        addresses.push(begun.kind === 'begun' ? begun.url : begun.problem)
      }
      for (const address of addresses) expect(URL.canParse(address, 'https://here')).toBe(true)
      expect(new Set(addresses).size).toBe(asked.length)
      const languages = addresses.map((address) =>
        new URL(address, 'https://here').searchParams.get('lang'),
      )
      expect(languages).toEqual(asked)
    })

    it.each(['approved', 'rejected', 'duplicateCredentials'] as const)(
      'VERIFY-11 reads the decision %s of its own webhook',
      async (status) => {
        const { check, webhook } = await decided(status)
        expect(harness.provider.read(webhook)).toMatchObject({
          kind: 'event',
          event: { checkId: check.id, report: { kind: 'status', status } },
        })
      },
    )

    it('calls a report that is sent again by the same name, and another one by another', async () => {
      const [one, other] = [await decided('approved'), await decided('approved')]
      const ids = [one, one, other].map(({ webhook }) => {
        const reading = harness.provider.read(webhook)
        return reading.kind === 'event' ? reading.event.id : reading.kind
      })
      expect(ids[0]).toBe(ids[1])
      expect(ids[0]).not.toBe(ids[2])
    })

    it('believes nobody who signed something else, or nothing', async () => {
      const { read } = harness.provider
      const { webhook } = await decided('rejected')
      const { webhook: another } = await decided('approved')
      const forged: Webhook[] = [
        { ...webhook, body: webhook.body.replace('}', ' }') },
        { ...webhook, body: another.body },
        { ...webhook, header: () => undefined },
        { ...webhook, header: () => 'zz' },
      ]
      for (const one of forged) expect(read(one).kind).toBe('forged')
    })
  })
}
