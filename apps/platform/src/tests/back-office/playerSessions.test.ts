import { backOffice, player as playerCalls, session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'

const brand = 'wireframe'
const reason = 'Says the phone was stolen'
let platform: TestPlatform
let support: TestClient

beforeAll(async () => {
  platform = await makePlatform()
  support = await (await makeStaff(platform, { role: 'support', brands: [brand] })).signIn()
}, 60_000)
afterAll(() => platform.stop())

/** Another device of a player. */
async function signInAgain({ credentials }: TestPlayer): Promise<TestClient> {
  const client = platform.guest()
  await client.ask(session.signIn, { body: credentials })
  return client
}
const paramsOf = ({ playerId }: TestPlayer) => ({ brand, playerId })
const sessionsOf = async (player: TestPlayer) =>
  (await support.ask(backOffice.playerSessions, { params: paramsOf(player) })).data.sessions
const end = (player: TestPlayer, sessionId: string | null) =>
  support.call(backOffice.endPlayerSessions, {
    params: paramsOf(player),
    body: { sessionId, reason },
  })
const isSignedIn = async (client: TestClient) => (await client.call(playerCalls.me)).status === 200
const entriesOf = (player: TestPlayer) =>
  platform.kernel.db
    .selectFrom('audit_log')
    .select(['outcome', 'details', 'after'])
    .where('action', '=', 'backOffice.endPlayerSessions')
    .where('player_id', '=', player.playerId)
    .execute()

describe('sessions of a player, ended by staff', () => {
  it('one > is over at once, its open tab learns it, and the others go on', async () => {
    const player = await platform.signUp()
    const [first] = await sessionsOf(player)
    const other = await signInAgain(player)
    const [tab, otherTab] = [await listen(platform.url, player), await listen(platform.url, other)]
    expect((await end(player, first?.id ?? '')).body.data).toEqual({ ended: 1 })
    await tab.signedOut
    expect([await isSignedIn(player), await isSignedIn(other)]).toEqual([false, true])
    expect((await otherTab.next('profile')).data).toEqual({ changed: ['sessions'] })
    otherTab.close()
    expect(await entriesOf(player)).toMatchObject([
      { outcome: 'done', details: { reason, sessionId: first?.id }, after: { ended: 1 } },
    ])
  })

  it('all > are over, and the player may sign in again', async () => {
    const player = await platform.signUp()
    const other = await signInAgain(player)
    expect((await end(player, null)).body.data).toEqual({ ended: 2 })
    expect([await isSignedIn(player), await isSignedIn(other)]).toEqual([false, false])
    expect(await sessionsOf(player)).toEqual([])
    expect(await isSignedIn(await signInAgain(player))).toBe(true)
  })

  it('of somebody else > cannot be named, and none without a reason', async () => {
    const [player, stranger] = [await platform.signUp(), await platform.signUp()]
    const [theirs] = await sessionsOf(stranger)
    expect((await end(player, theirs?.id ?? '')).status).toBe(404)
    expect(await isSignedIn(stranger)).toBe(true)
    const { status } = await support.call(backOffice.endPlayerSessions, {
      params: paramsOf(player),
      body: { sessionId: null, reason: '' },
    })
    expect(status).toBe(400)
    expect(await isSignedIn(player)).toBe(true)
  })
})
