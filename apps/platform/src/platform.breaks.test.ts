import { account, responsiblePlay, rounds } from '@marquee/contract'
import type { Call } from '@marquee/contract/domain'
import { dailyLogin } from '@marquee/features-daily-login/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { insertRestriction } from '@marquee/platform-protection/protection/store'
import { makeSpin } from './testing/makePlay.ts'
import { askWith, bookedFor, makeFreeOwner, moving } from './testing/freeOwner.ts'
import { callsOf } from './testing/hardening.ts'
import type { Owner } from './testing/makeOwner.ts'
import { makePlatform, type TestPlayer } from './testing/makePlatform.ts'
import { contract } from './contract.ts'

// Before the tests are listed: the list is what the platform answers.
const platform = await makePlatform()
afterAll(() => platform.stop())

let owner: Owner
beforeAll(async () => {
  owner = await makeFreeOwner(platform)
  await coolOff(owner.player)
}, 60_000)

const coolOff = (client: TestPlayer) => client.ask(responsiblePlay.coolOff, { body: { days: 1 } })

const acts = callsOf(platform).filter(
  ({ effect, audience }) => effect && (audience === 'player' || audience === 'public'),
)
const isOpen = ({ duringBreak }: Call): boolean => duringBreak?.startsWith('allowed') ?? false
/** Made by a player of its own: they end the session or the cool-off, or need rows as only play writes them. */
const apart = new Set([
  'session.logout',
  'session.resetConfirm',
  'account.changePassword',
  'responsiblePlay.selfExclude',
  'fortune.collectPackage',
  'fortune.takeBackPackage',
])

describe('a player on a cool-off', () => {
  it.each(acts.filter((call) => !isOpen(call)).map((call) => [call.id, call] as const))(
    'is refused %s, and nothing is booked (RP-02)',
    async (_, call) => {
      const before = await bookedFor(platform, owner.player)
      const answer = await askWith(owner, owner.player, call)
      expect([answer.status, answer.body.error?.code]).toEqual([403, 'cool-off'])
      expect(await bookedFor(platform, owner.player)).toEqual(before)
    },
  )

  it.each(acts.filter(isOpen).map((call) => [call.id, call] as const))(
    'may still make %s, and gets nothing by it that was not theirs (RP-02)',
    async (id, call) => {
      const client = apart.has(id) ? await platform.signUp() : owner.player
      if (apart.has(id)) await coolOff(client)
      const before = await bookedFor(platform, client)
      const answer = await askWith(owner, client, call)
      expect(answer.body.error?.code).not.toBe('cool-off')
      expect(answer.status).toBeLessThan(500)
      expect(moving.has(id) ? before : await bookedFor(platform, client)).toEqual(before)
    },
  )

  it('does not get the coins for a confirmed phone before it is over (RP-02)', async () => {
    const { player } = owner
    const claim = () => player.call(account.claimReward, { params: { reward: 'phone' } })
    expect((await claim()).body.error?.code).toBe('cool-off')
    platform.clock.advance(86_400_000)
    const answer = await claim()
    expect([answer.status, answer.body.error?.message]).toEqual([200, undefined])
  })
})

describe('a break that begins while a call is under way', () => {
  /** Makes a call that has passed the door wait for its turn, and lets a break begin before it has it. */
  async function overtaken(client: TestPlayer, act: () => Promise<unknown>): Promise<void> {
    const { kernel } = platform
    const held = Promise.withResolvers<void>()
    const take = vi.spyOn(kernel.turns, 'take')
    const turn = kernel.turns.take(client.playerId, () => held.promise)
    const answered = act()
    const asked = () => take.mock.calls.filter(([key]) => key === client.playerId).length
    await expect.poll(asked, { timeout: 10_000 }).toBe(2)
    take.mockRestore()
    const now = kernel.clock.now()
    const restriction = { kind: 'self-exclusion', until: now + 86_400_000 } as const
    await kernel.db
      .transaction()
      .execute((tx) => insertRestriction(tx, client.playerId, restriction, now))
    held.resolve()
    await turn
    await answered
  }

  it.each([
    ['the daily reward', (client: TestPlayer) => client.call(dailyLogin.applyPrize)],
    [
      'the reward for a confirmed phone',
      (client: TestPlayer) => client.call(account.claimReward, { params: { reward: 'phone' } }),
    ],
    ['a round', (client: TestPlayer) => client.call(rounds.play, { body: makeSpin() })],
  ])('credits nothing after its start: %s (RP-02)', async (_, act) => {
    const client = await platform.signUp()
    await platform.kernel.db
      .updateTable('player_profile')
      .set({ phone: '+14155550100', phone_confirmed: true })
      .where('player_id', '=', client.playerId)
      .execute()
    const before = await bookedFor(platform, client)
    let code: string | undefined
    await overtaken(client, async () => {
      code = (await act(client)).body.error?.code
    })
    expect(code).toBe('self-excluded')
    expect(await bookedFor(platform, client)).toEqual(before)
  })
})

describe('the contract', () => {
  it('marks only calls that act, and none for staff, who have no break', () => {
    const marked = Object.values(contract.calls).filter(({ duringBreak }) => duringBreak)
    for (const { id, effect, audience } of marked) {
      expect([effect, ['player', 'public'].includes(audience)], id).toEqual([true, true])
    }
  })

  it('keeps closed during a break whatever its domain lets one win, claim or buy', () => {
    const open = Object.values(contract.calls).filter(isOpen)
    const domains = new Set(open.map(({ id }) => id.split('.')[0]))
    expect([...domains].sort().join(' ')).toBe(
      'account cash chat fairness fortune games history inbox passkeys player popups responsiblePlay restriction rounds ' +
        'session socials terms verification',
    )
    for (const id of ['account.claimReward', 'cash.createDeposit', 'rounds.play', 'rounds.demo']) {
      expect(isOpen(contract.calls[id] as Call), id).toBe(false)
    }
  })
})
