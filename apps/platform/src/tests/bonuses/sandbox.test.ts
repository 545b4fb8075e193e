import { bonuses } from '@marquee/features-bonuses/contract'
import { balancesOf } from '@marquee/platform-kernel/ledger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

const path = '/sandbox/bonus'
let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(() => platform.stop())

const entriesOf = async ({ playerId }: TestPlayer) =>
  (await balancesOf(platform.kernel.db, playerId)).entries

describe('a bonus of the sandbox', () => {
  it('is promised to whoever asks, and credited once to nobody else', async () => {
    const [player, other] = [await platform.signUp(), await platform.signUp()]
    const { status, body } = await player.send<{ messageId: number }>('POST', path, {
      body: { entries: 300 },
    })
    expect(status).toBe(200)
    const before = await entriesOf(player)
    const credit = (client: TestPlayer) =>
      client.call(bonuses.credit, {
        body: { bonusId: body.messageId, message_id: body.messageId },
      })
    expect((await credit(other)).status).toBe(404)
    expect((await credit(player)).status).toBe(200)
    expect((await credit(player)).body.error?.code).toBe('already-claimed')
    expect((await entriesOf(player)) - before).toBe(300n)
  })

  it('is no more than it may be', async () => {
    const player = await platform.signUp()
    expect((await player.send('POST', path, { body: { entries: 10_001 } })).status).toBe(400)
  })
})
