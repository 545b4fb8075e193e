import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { backOffice, cash, player as playerCalls, type RedemptionDecision } from '@marquee/contract'
import { loadContract } from '@marquee/conformance/document'
import { makeField } from '@marquee/drills/field'
import { judge } from '@marquee/drills/verdict'
import { seededRng } from '@marquee/game-math'
import { testServer } from '@marquee/platform-kernel/testing/testEnvironment'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'
import { sendWebhook } from '../../testing/payment.ts'
import { moveWinnings, redeem, verifyIdentity } from '../../testing/winner.ts'

const contract = loadContract(
  path.resolve(import.meta.dirname, '../../../../../docs/contracts/openapi.json'),
)

const onServer = testServer() ? describe : describe.skip

onServer('the verdict of a drill on redemptions', () => {
  let platform: TestPlatform
  let player: TestPlayer
  beforeAll(async () => {
    platform = await makePlatform({ sandbox: true })
    player = await platform.signUp({ email: `drill-${randomUUID()}@example.test` })
    await player.ask(playerCalls.switchToSweepStakes)
    await verifyIdentity(platform, player)
    await moveWinnings(platform, player, { kind: 'round-win', amount: 9_000 })
  }, 60_000)
  afterAll(() => platform.stop())

  /** What it says when nobody was told of anything. */
  const judged = () => {
    const { target, url } = platform
    if (target.kind !== 'postgres') throw new Error('These tests need a PostgreSQL server.')
    const door = { url, isUp: () => true }
    return judge([makeField({ contract, doors: [door], random: seededRng(1) })], target.url)
  }

  it('counts those that nobody was told of, and those that were taken back, twice done', async () => {
    const before = await judged()
    const { id } = (await redeem(player)).body.data
    const made = await judged()
    expect(made.duplicates - before.duplicates).toBe(2)
    expect(made.told).toContain('redemptions: 0 acknowledged, 1 in the database')
    expect(made.told).toContain('winnings reserved: 0 acknowledged, 1 in the database')
    await player.ask(cash.cancelRedemption, { params: { id } })
    const canceled = await judged()
    expect(canceled.duplicates - made.duplicates).toBe(2)
    expect([before.drift, made.drift, canceled.drift]).toEqual([0, 0, 0])
  })

  it('counts what staff decided and providers ended, where nobody was told of it, as done twice', async () => {
    const before = await judged()
    const staff = await (await makeStaff(platform, { role: 'brand-manager' })).signIn()
    const decide = async (body: Pick<RedemptionDecision, 'decision' | 'code' | 'reason'>) => {
      const { id: redemptionId } = (await redeem(player)).body.data
      const params = { brand: 'wireframe', playerId: player.playerId, redemptionId }
      await staff.ask(backOffice.decideRedemption, { params, body })
      return redemptionId
    }
    const reason = 'The document cannot be read.'
    await decide({ decision: 'reject', code: 'identity-document', reason })
    const rejected = await judged()
    expect(rejected.told).toContain(
      'redemptions rejected by staff: 0 acknowledged, 1 in the database',
    )
    // Requested, reserved, rejected, and the winnings that came back.
    expect(rejected.duplicates - before.duplicates).toBe(4)
    const redemption = await decide({ decision: 'approve', code: null, reason: 'Everything fits.' })
    await sendWebhook(platform, 'bank', { id: randomUUID(), redemption, outcome: 'paid' })
    const paid = await judged()
    expect(paid.told).toContain('redemptions approved by staff: 0 acknowledged, 1 in the database')
    expect(paid.told).toContain('redemptions paid by providers: 0 acknowledged, 1 in the database')
    expect(paid.duplicates - rejected.duplicates).toBe(4)
    expect(paid.drift).toBe(0)
  })

  it('finds one that took other winnings than it names, and one whose winnings did not come back', async () => {
    const { db } = platform.kernel
    const { id } = (await redeem(player)).body.data
    await sql`update cash_redemption set amount = amount + 1 where id = ${id}`.execute(db)
    const other = await judged()
    expect(other.drift).toBe(1)
    expect(other.told).toContain('1 redemptions moved other winnings than they name')
    await sql`update cash_redemption set amount = amount - 1, status = 'canceled', payout_token = null
      where id = ${id}`.execute(db)
    expect((await judged()).drift).toBe(1)
    await sql`update cash_redemption set status = 'pending' where id = ${id}`.execute(db)
    expect((await judged()).drift).toBe(0)
  })
})
