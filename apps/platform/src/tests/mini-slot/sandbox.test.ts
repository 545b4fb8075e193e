import { miniSlot } from '@marquee/features-mini-slot/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

const path = '/sandbox/mini-slot'
let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(() => platform.stop())

const reset = (player: TestPlayer) => player.call(miniSlot.resetLevel)

describe('levels that the sandbox plays through', () => {
  it('can be begun anew, once', async () => {
    const player = await platform.signUp()
    expect((await reset(player)).body.error?.code).toBe('not-available')
    expect((await player.send('POST', path, { body: {} })).status).toBe(200)
    const { data } = await player.ask(miniSlot.configs)
    expect(data).toMatchObject({ isComplete: true, spinsLeft: data.spinsPerDay })
    expect((await reset(player)).body.data).toMatchObject({ level: 0, isComplete: false })
    expect((await reset(player)).body.error?.code).toBe('not-available')
  })
})
