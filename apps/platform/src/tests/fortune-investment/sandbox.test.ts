import { fortune } from '@marquee/features-fortune-investment/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

const path = '/sandbox/fortune-investment'
let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(() => platform.stop())

const end = (player: TestPlayer) => player.send('POST', path, { body: {} })
const collect = (player: TestPlayer) => player.call(fortune.collectPackage)

describe('coins whose time the sandbox ends', () => {
  it('are collected with their bonus; those of others wait on', async () => {
    const [player, other] = [await platform.signUp(), await platform.signUp()]
    const { packages } = (await player.ask(fortune.packages)).data
    const [first] = packages
    for (const client of [player, other])
      await client.ask(fortune.choosePackage, { body: { packageId: first?.id ?? 0 } })
    expect((await collect(player)).body.error?.code).toBe('not-available')
    expect((await end(player)).status).toBe(200)
    expect((await collect(player)).body.data).toMatchObject({ bonus: first?.bonus })
    expect((await collect(other)).body.error?.code).toBe('not-available')
  })

  it('have to be set aside first', async () => {
    expect((await end(await platform.signUp())).status).toBe(409)
  })
})
