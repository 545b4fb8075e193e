import { account, player, session } from '@marquee/contract'
import { referral } from '@marquee/features-rewards/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

async function confirmEmail(client: TestPlayer): Promise<void> {
  await client.ask(account.sendEmailCode, { body: {} })
  const { body } = await platform.kernel.db
    .selectFrom('mail_outbox')
    .select('body')
    .where('recipient', '=', client.credentials.email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const code = /\b(\d{6})\b/.exec(body)?.[1] ?? ''
  await client.ask(account.confirmEmail, { body: { code } })
}

const balanceOf = async (client: TestPlayer) =>
  (await client.ask(player.me)).data.playerInfo.playerBalance

describe('referral', () => {
  const codeOf = async (client: TestPlayer) => (await client.ask(referral.mine)).data.code

  it('REF-02 CALL-64 says what signing up brings, more with a friend’s code', async () => {
    const guest = platform.guest()
    const { data } = await guest.ask(referral.checkRewards)
    expect(data).toEqual({
      registrationReferralReward: null,
      registrationRewardWithoutCode: { coins: 10_000, entries: 200 },
      emailConfirmation: { coins: 1_000, entries: 0 },
      phoneConfirmation: { coins: 1_000, entries: 0 },
      profileComplete: { coins: 2_000, entries: 0 },
    })
    const code = await codeOf(await platform.signUp())
    const query = { invited_by: code.toLowerCase() }
    const withCode = await guest.ask(referral.checkRewards, { query })
    expect(withCode.data.registrationReferralReward).toEqual({ coins: 2_000, entries: 0 })
  })

  it('answers 404 for a code that nobody has, and for one of another brand', async () => {
    const code = await codeOf(await platform.signUp({}, { brand: 'tao' }))
    for (const invited_by of ['NOBODY00', code]) {
      const answer = await platform.guest().call(referral.checkRewards, { query: { invited_by } })
      expect([answer.status, answer.body.error?.code]).toEqual([404, 'not-found'])
    }
  })

  it('REF-01 pays both: the friend at sign-up, the inviter once the friend is confirmed', async () => {
    const inviter = await platform.signUp()
    const tab = await listen(platform.url, inviter)
    const before = await balanceOf(inviter)
    const friend = await platform.signUp({ name: 'Alex', invitedBy: await codeOf(inviter) })
    expect((await balanceOf(friend)).coins).toBe(12_000)
    expect((await inviter.ask(referral.mine)).data).toMatchObject({
      invitedCount: 1,
      earned: { coins: 0, entries: 0 },
      invited: [{ initial: 'A', confirmed: false, earned: { coins: 0, entries: 0 } }],
    })
    await confirmEmail(friend)
    expect((await tab.next('cash')).data).toMatchObject({ reason: 'referral', coins: 5_000 })
    expect(await balanceOf(inviter)).toMatchObject({
      coins: before.coins + 5_000,
      entries: before.entries + 100,
    })
    const { data } = await inviter.ask(referral.mine)
    expect(data).toMatchObject({
      earned: { coins: 5_000, entries: 100 },
      invited: [{ initial: 'A', confirmed: true, earned: { coins: 5_000, entries: 100 } }],
    })
    const shown = JSON.stringify(data)
    for (const secret of ['Alex', friend.credentials.email, friend.playerId])
      expect(shown).not.toContain(secret)
    tab.close()
  })

  it('lets somebody in whose code is unknown, without the extra', async () => {
    const client = await platform.signUp({ invitedBy: 'NOBODY00' })
    expect((await balanceOf(client)).coins).toBe(10_000)
    expect((await client.ask(session.check)).authorized).toBe(true)
  })
})
