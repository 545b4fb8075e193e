import { randomUUID } from 'node:crypto'
import { account, player } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/platform-kernel/ledger'
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

describe('rewards', () => {
  it('REWARDS-01 CALL-12 are shown before anything is asked, and credited once each', async () => {
    const client = await platform.signUp()
    const read = async () => (await client.ask(player.rewards)).data.email
    expect(await read()).toEqual({ available: true, completed: false, coins: 1_000 })
    const claim = (key = randomUUID()) =>
      client.call(account.claimReward, { params: { reward: 'email' }, key })
    expect((await claim()).body.error?.code).toBe('not-available')
    await confirmEmail(client)
    expect(await read()).toEqual({ available: true, completed: true, coins: 1_000 })
    const tab = await listen(platform.url, client)
    const before = await balanceOf(client)
    const key = randomUUID()
    const answers = await Promise.all([claim(key), claim(key), claim(), claim()])
    // Whichever comes first is paid; a repeated key gets the answer that it got before.
    const statuses = answers.map(({ status }) => status)
    expect(statuses[0]).toBe(statuses[1])
    expect(statuses.slice(1).filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect((await tab.next('cash')).data).toMatchObject({ reason: 'reward-email', coins: 1_000 })
    expect((await balanceOf(client)).coins).toBe(before.coins + 1_000)
    expect(await read()).toEqual({ available: false, completed: true, coins: 1_000 })
    expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
    tab.close()
  })
})
