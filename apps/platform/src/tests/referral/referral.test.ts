import { account, player, responsiblePlay, session } from '@marquee/contract'
import { referral } from '@marquee/features-rewards/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balancesOf } from '@marquee/platform-kernel/ledger'
import { at } from '@marquee/platform-kernel/schema'
import { makePlayerRow } from '@marquee/platform-kernel/testing/makePlayerRow'
import { referralFields } from '@marquee/features-rewards/server/referral/settings'
import { payDueRewards } from '@marquee/features-rewards/server/referral/rewards'
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

const day = 86_400_000
/** So many days later, rewards that are due are decided on. */
const later = async (days: number) => {
  platform.clock.advance(days * day)
  await payDueRewards(platform.kernel)
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

  it('REF-01 pays both: the friend at sign-up, the inviter three days after the friend is confirmed', async () => {
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
    expect((await inviter.ask(referral.mine)).data).toMatchObject({
      earned: { coins: 0, entries: 0 },
      invited: [{ confirmed: true, earned: { coins: 0, entries: 0 } }],
    })
    await later(2)
    expect(await balanceOf(inviter)).toEqual(before)
    await later(1)
    await later(1)
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

  const coinsOf = async ({ playerId }: TestPlayer) =>
    Number((await balancesOf(platform.kernel.db, playerId)).coins)
  const invite = async (inviter: TestPlayer, overrides: Parameters<TestPlatform['signUp']>[0]) => {
    const friend = await platform.signUp({ ...overrides, invitedBy: await codeOf(inviter) })
    await confirmEmail(friend)
    return friend
  }
  const statesOf = async ({ playerId }: TestPlayer) => {
    const rows = await platform.kernel.db
      .selectFrom('referral_reward')
      .select(['state', 'reason'])
      .where('inviter_id', '=', playerId)
      .execute()
    return rows.map(({ state, reason }) => reason ?? state).sort()
  }

  it('pays nobody for inviting themselves: by aliases of one mailbox, by name and birthday', async () => {
    const mailbox = 'farmer'
    const inviter = await platform.signUp({ email: `${mailbox}@example.test`, name: 'Jo' })
    const before = await coinsOf(inviter)
    const friends: TestPlayer[] = []
    for (let index = 0; index < 6; index++) {
      const email = `${mailbox}+${index}@example.test`
      friends.push(await invite(inviter, { email, name: 'Jo' }))
      friends.push(await invite(inviter, { name: 'Jo' }))
      friends.push(await invite(inviter, { name: 'Jo', surname: 'Roe', birthDay: '1990-05-17' }))
    }
    for (const friend of friends) expect(await coinsOf(friend)).toBe(10_000)
    await later(4)
    expect(await coinsOf(inviter)).toBe(before)
    expect((await inviter.ask(referral.mine)).data.invitedCount).toBe(0)
  })

  it('looks again before it pays: a friend who turns out to be the inviter is refused', async () => {
    const inviter = await platform.signUp({ name: 'Lee', birthDay: '1980-01-02' })
    const before = await coinsOf(inviter)
    const friend = await invite(inviter, { name: 'Sam', birthDay: '1981-03-04' })
    await platform.kernel.db
      .updateTable('player_profile')
      .set({ name: ' lee', birth_day: '1980-01-02' })
      .where('player_id', '=', friend.playerId)
      .execute()
    await later(4)
    expect(await coinsOf(inviter)).toBe(before)
    expect(await statesOf(inviter)).toEqual(['same-person'])
  })

  it('pays for so many friends in a month and ever, and lets the others of a month wait', async () => {
    const { month, ever } = referralFields.referral.parse(undefined).most
    const inviter = await platform.signUp({ name: 'Max' })
    const before = await coinsOf(inviter)
    for (let index = 0; index < month + 2; index++)
      await invite(inviter, { name: `Friend${String.fromCharCode(65 + index)}` })
    await later(4)
    expect(await coinsOf(inviter)).toBe(before + month * 5_000)
    expect((await statesOf(inviter)).filter((state) => state === 'waiting')).toHaveLength(2)
    await later(31)
    expect(await coinsOf(inviter)).toBe(before + (month + 2) * 5_000)
    const { db } = platform.kernel
    for (let index = 0; index < ever - month - 2; index++) {
      const friendId = await makePlayerRow(platform.kernel, 'wireframe')
      const paid = { friend_id: friendId, inviter_id: inviter.playerId, state: 'paid' as const }
      await db
        .insertInto('referral_reward')
        .values({ ...paid, due_at: at(1) })
        .execute()
    }
    const more = await platform.signUp({ name: 'Onemore' })
    await db
      .insertInto('referral_reward')
      .values({
        friend_id: more.playerId,
        inviter_id: inviter.playerId,
        state: 'waiting',
        due_at: at(1),
      })
      .execute()
    await later(4)
    expect(await coinsOf(inviter)).toBe(before + (month + 2) * 5_000)
    expect(await statesOf(inviter)).toContain('limit')
  })

  it('credits nothing to an inviter during a break, and for nobody who has closed their account', async () => {
    const inviter = await platform.signUp({ name: 'Pat' })
    const before = await coinsOf(inviter)
    await invite(inviter, { name: 'Kim' })
    const gone = await invite(inviter, { name: 'Zoe' })
    await platform.kernel.db
      .updateTable('account')
      .set({ closed_at: sql<number>`now()` as never })
      .where('player_id', '=', gone.playerId)
      .execute()
    await inviter.ask(responsiblePlay.coolOff, { body: { days: 7 } })
    await later(4)
    expect(await coinsOf(inviter)).toBe(before)
    expect(await statesOf(inviter)).toEqual(['closed', 'waiting'])
    await later(4)
    expect(await coinsOf(inviter)).toBe(before + 5_000)
  })

  it('lets somebody in whose code is unknown, without the extra', async () => {
    const client = await platform.signUp({ invitedBy: 'NOBODY00' })
    expect((await balanceOf(client)).coins).toBe(10_000)
    expect((await client.ask(session.check)).authorized).toBe(true)
  })
})
