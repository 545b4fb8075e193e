import { quests } from '@marquee/features-quests/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

const path = '/sandbox/quest'
let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(() => platform.stop())

describe('a task that the sandbox completes', () => {
  it('is one after the other of whoever asks, and its prize is claimed once', async () => {
    const player = await platform.signUp()
    const complete = () =>
      player.send<{ questId: number; taskId: number }>('POST', path, { body: {} })
    const [first, second] = [(await complete()).body, (await complete()).body]
    expect(second.taskId).not.toBe(first.taskId)
    expect((await player.call(quests.claim, { body: first })).status).toBe(200)
    const again = await player.call(quests.claim, { body: first })
    expect(again.body.error?.code).toBe('already-claimed')
    const other = await platform.signUp()
    const foreign = await other.call(quests.claim, { body: second })
    expect(foreign.body.error?.code).toBe('not-available')
  })
})
