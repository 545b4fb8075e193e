import { restriction } from '@marquee/contract'
import type { Call } from '@marquee/contract/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askWith, bookedFor, makeFreeOwner, moving } from './testing/freeOwner.ts'
import { callsOf } from './testing/hardening.ts'
import type { Owner } from './testing/makeOwner.ts'
import { makePlatform } from './testing/makePlatform.ts'

// Before the tests are listed: the list is what the platform answers.
const platform = await makePlatform()
afterAll(() => platform.stop())

let owner: Owner
beforeAll(async () => {
  owner = await makeFreeOwner(platform)
  const seattle = { latitude: 47.606, longitude: -122.332 }
  const { data } = await owner.player.ask(restriction.checkGeo, { query: seattle })
  expect(data.access).toBe(false)
}, 60_000)

const acts = callsOf(platform).filter(({ effect, audience }) => effect && audience === 'player')
const isClosedInBreak = ({ duringBreak = 'refused' }: Call): boolean => duringBreak === 'refused'
const named = (calls: Call[]) => calls.map((call) => [call.id, call] as const)

describe('the contract', () => {
  it('GEO-01 has every act that plays, credits or sells be regional, or say why it is not', () => {
    const undecided = acts.filter(
      (call) =>
        (isClosedInBreak(call) || moving.has(call.id)) &&
        Boolean(call.regional) === Boolean(call.openAnywhere),
    )
    expect(undecided.map(({ id }) => id)).toEqual([])
  })

  it('gives a reason at acts of players alone', () => {
    const elsewhere = callsOf(platform).filter((call) => call.openAnywhere && !acts.includes(call))
    expect(elsewhere.map(({ id }) => id)).toEqual([])
  })
})

describe('a player whose position was refused', () => {
  it.each(named(acts.filter(({ regional }) => regional)))(
    'GEO-03 is refused %s, and nothing is booked',
    async (_, call) => {
      const before = await bookedFor(platform, owner.player)
      const answer = await askWith(owner, owner.player, call)
      expect([answer.status, answer.body.error?.code]).toEqual([403, 'region-blocked'])
      expect(await bookedFor(platform, owner.player)).toEqual(before)
    },
  )

  it.each(named(acts.filter((call) => isClosedInBreak(call) && call.openAnywhere)))(
    'may still make %s, which books nothing',
    async (_, call) => {
      const before = await bookedFor(platform, owner.player)
      const answer = await askWith(owner, owner.player, call)
      expect(answer.body.error?.code).not.toBe('region-blocked')
      expect(answer.status).toBeLessThan(500)
      expect(await bookedFor(platform, owner.player)).toEqual(before)
    },
  )
})
