import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

let platform: TestPlatform
let player: TestPlayer

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
  player = await platform.signUp()
}, 60_000)
afterAll(() => platform.stop())

const reload = { channel: 'app', data: { kind: 'reload' } }
const pushes = () =>
  platform.kernel.db
    .selectFrom('outbox')
    .select(['player_id', 'channel', 'data'])
    .where('channel', '=', 'app')
    .execute()

describe('POST /sandbox/push', () => {
  it('sends a push to the player who asks for it', async () => {
    const answer = await player.send('POST', '/sandbox/push', { body: reload })
    expect(answer).toMatchObject({ status: 200, body: { sent: 'app' } })
    expect(await pushes()).toEqual([
      { player_id: player.playerId, channel: 'app', data: { kind: 'reload' } },
    ])
  })
  it('refuses a guest', async () => {
    const answer = await platform.guest().send('POST', '/sandbox/push', { body: reload })
    expect(answer.status).toBe(401)
  })
  it.each([{}, { channel: 'nothing', data: {} }, { channel: 'app', data: { kind: 'explode' } }])(
    'refuses %j, which the contract does not know',
    async (body) => {
      const before = await pushes()
      const answer = await player.send('POST', '/sandbox/push', { body })
      expect(answer.status).toBe(400)
      expect(await pushes()).toEqual(before)
    },
  )
})
