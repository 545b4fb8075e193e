import { account, cash, games, restriction, rounds, session } from '@marquee/contract'
import { bonuses } from '@marquee/features-bonuses/contract'
import { dailyLogin } from '@marquee/features-daily-login/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookedFor } from '../../testing/freeOwner.ts'
import type { TestClient } from '../../testing/makeClient.ts'
import {
  makePlatform,
  makeSignUp,
  type TestPlatform,
  testRendererKey,
} from '../../testing/makePlatform.ts'
import { positionLifetime } from '@marquee/platform-identity/restriction/rules'
import { blocksOf, pruneBlocks } from '@marquee/platform-identity/restriction/store'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
}, 60_000)
afterAll(() => platform.stop())

const columbus = { latitude: 39.961, longitude: -82.999 }
const seattle = { latitude: 47.606, longitude: -122.332 }
const madrid = { latitude: 40.417, longitude: -3.703 }

const moveTo = async (client: TestClient, place: object) => {
  const { status } = await client.send('POST', '/sandbox/region', { body: place })
  expect(status).toBe(200)
}
const guestIn = async (region: string | null) => {
  const guest = platform.guest()
  await moveTo(guest, { region })
  return guest
}
/** What the brand's own server asks before it renders a page. */
const redirectOf = async (client: TestClient, path: string) => {
  const headers = {
    'x-renderer-key': testRendererKey,
    'client-host': client.host,
    'client-path': path,
  }
  return (await client.ask(session.check, { headers })).redirectUrl
}

describe('the check of the address', () => {
  it('CALL-78 GEO-01 says whether the brand can be played there', async () => {
    const at = async (region: string | null) =>
      (await (await guestIn(region)).ask(restriction.checkIp)).data
    expect(await at('US-OH')).toEqual({ access: true, region: 'US-OH', geolocation: false })
    expect(await at('US-WA')).toMatchObject({ access: false, region: 'US-WA' })
    expect(await at('ES')).toMatchObject({ access: false, region: 'ES' })
    expect(await at(null)).toMatchObject({ access: true, region: null })
  })

  it('ROUTE-27 sends a page of a blocked region to /geoblock/ in its locale', async () => {
    const guest = await guestIn('US-WA')
    expect(await redirectOf(guest, '/library')).toBe('/geoblock/')
    expect(await redirectOf(guest, '/es/lobby/')).toBe('/es/geoblock/')
    expect(await redirectOf(guest, '/geoblock/')).toBeNull()
    expect(await redirectOf(guest, '/page/terms-of-use')).toBeNull()
    expect(await redirectOf(await guestIn('US-OH'), '/library')).toBeNull()
  })

  it('GEO-01 ROLE-06 refuses sign-up, launch and rounds where the brand may not be played', async () => {
    const guest = await guestIn('US-WA')
    const player = await platform.signUp()
    await moveTo(player, { region: 'US-WA' })
    const round = { gameId: 1000, action: 'spin', stake: 20 }
    const answers = [
      await guest.call(session.signUp, { body: makeSignUp() }),
      await guest.call(games.launch, { params: { id: 1000 } }),
      await guest.call(rounds.demo, { body: round }),
      await player.call(games.launchPlay, { params: { idOrSlug: 1000 } }),
      await player.call(rounds.play, { body: round }),
    ]
    expect(answers.map(({ status, body }) => [status, body.error?.code])).toEqual(
      answers.map(() => [403, 'region-blocked']),
    )
  })

  it('believes no visitor about their region', async () => {
    const headers = { 'x-region': 'US-WA' }
    const { data } = await platform.guest().ask(restriction.checkIp, { headers })
    expect(data.access).toBe(true)
  })
})

describe('the check of the position', () => {
  const check = async (region: string | null, query: { latitude: number; longitude: number }) =>
    (await (await guestIn(region)).ask(restriction.checkGeo, { query })).data

  it('CALL-79 GEO-03 lets the states in where the brand can be played, and nobody else', async () => {
    expect(await check('US-OH', columbus)).toEqual({ access: true, state: 'OH', reason: null })
    expect(await check('US', columbus)).toEqual({ access: true, state: 'OH', reason: null })
    expect(await check(null, columbus)).toEqual({ access: true, state: 'OH', reason: null })
    expect(await check('US', seattle)).toEqual({ access: false, state: 'WA', reason: 'region' })
    expect(await check('ES', madrid)).toEqual({ access: false, state: null, reason: 'region' })
  })

  it('GEO-03 refuses a position that contradicts the address', async () => {
    const contradiction = { access: false, reason: 'contradiction' }
    expect(await check('US-CA', columbus)).toMatchObject(contradiction)
    expect(await check('US-WA', columbus)).toMatchObject(contradiction)
    expect(await check('US-OH', madrid)).toMatchObject(contradiction)
    expect(await check('ES', columbus)).toMatchObject(contradiction)
  })

  it('GEO-03 stops the next launch, round and purchase of a player whose position it refused, until one is accepted', async () => {
    const player = await platform.signUp()
    const acts = async () => {
      const round = { gameId: 1000, action: 'spin', stake: 20 }
      const answers = [
        await player.call(games.launchPlay, { params: { idOrSlug: 1000 } }),
        await player.call(rounds.play, { body: round }),
        await player.call(cash.createDeposit, {
          body: { presetId: 1, method: 'card', token: 'a-token-of-no-provider' },
        }),
      ]
      return answers.map(({ body }) => body.error?.code === 'region-blocked')
    }
    expect(await acts()).toEqual([false, false, false])
    await player.ask(restriction.checkGeo, { query: seattle })
    expect(await acts()).toEqual([true, true, true])
    // A link of another site puts nobody elsewhere.
    const headers = { 'sec-fetch-site': 'cross-site' }
    await player.ask(restriction.checkGeo, { query: columbus, headers })
    expect(await acts()).toEqual([true, true, true])
    await player.ask(restriction.checkGeo, { query: columbus })
    expect(await acts()).toEqual([false, false, false])
  })

  it('GEO-03 credits nothing to a player whose position it refused, until one is accepted', async () => {
    const player = await platform.signUp()
    const codes = async () => {
      const answers = [
        await player.call(dailyLogin.applyPrize),
        await player.call(account.claimReward, { params: { reward: 'email' } }),
        await player.call(bonuses.credit, { body: { bonusId: 1, message_id: 1 } }),
      ]
      return answers.map(({ body }) => body.error?.code)
    }
    await player.ask(restriction.checkGeo, { query: seattle })
    const before = await bookedFor(platform, player)
    expect(await codes()).toEqual(['region-blocked', 'region-blocked', 'region-blocked'])
    expect(await bookedFor(platform, player)).toEqual(before)
    await player.ask(restriction.checkGeo, { query: columbus })
    expect(await codes()).toEqual([undefined, 'not-available', 'not-found'])
  })

  it.each([{ latitude: 91, longitude: 0 }, { latitude: 0, longitude: 'east' }, {}])(
    'CALL-79 refuses %j as a position',
    async (query) => {
      const answer = await platform.guest().call(restriction.checkGeo, { query } as never)
      expect(answer.status).toBe(400)
    },
  )

  it('is asked of visitors of the sandbox only when they say so', async () => {
    const guest = platform.guest()
    await moveTo(guest, { geolocation: true })
    expect((await guest.ask(restriction.checkIp)).data.geolocation).toBe(true)
    await moveTo(guest, { geolocation: false })
    expect((await guest.ask(restriction.checkIp)).data.geolocation).toBe(false)
  })

  it('is asked of every player in production', async () => {
    const production = await makePlatform()
    expect((await production.guest().ask(restriction.checkIp)).data.geolocation).toBe(true)
    expect((await production.guest().send('POST', '/sandbox/region', { body: {} })).status).toBe(
      404,
    )
    await production.stop()
  })
})

describe('an address that nothing is known of', () => {
  const code = { body: { gameId: 1000, action: 'spin', stake: 20 } }

  it('GEO-01 is closed to everybody where nobody tells the platform of regions', async () => {
    const closed = await makePlatform({ unknownRegion: 'closed' })
    const guest = closed.guest()
    expect((await guest.ask(restriction.checkIp)).data).toMatchObject({ access: false })
    const signedUp = await guest.call(session.signUp, { body: makeSignUp() })
    const demo = await guest.call(rounds.demo, code)
    expect([signedUp.body.error?.code, demo.body.error?.code]).toEqual([
      'region-blocked',
      'region-blocked',
    ])
    expect(await redirectOf(guest, '/library')).toBe('/geoblock/')
    await closed.stop()
  })

  it('is decided by the position of a player, for a day, where other addresses are known', async () => {
    const careful = await makePlatform({ unknownRegion: 'position' })
    const player = await careful.signUp()
    const isBlocked = async () =>
      (await player.call(rounds.play, code)).body.error?.code === 'region-blocked'
    expect(await isBlocked()).toBe(true)
    await player.ask(restriction.checkGeo, { query: columbus })
    expect(await isBlocked()).toBe(false)
    careful.clock.advance(positionLifetime)
    expect(await isBlocked()).toBe(true)
    await careful.stop()
  })
})

describe('blocks', () => {
  const block = { apps: ['geolocation: permission denied'], meta: { path: '/lobby/' } }

  it('CALL-80 GEO-04 are recorded with who, why and where, once per key', async () => {
    const player = await platform.signUp()
    await moveTo(player, { region: 'US-CA' })
    const key = crypto.randomUUID()
    await player.ask(restriction.block, { body: block, key })
    await player.ask(restriction.block, { body: block, key })
    const recorded = await blocksOf(platform.kernel.db, player.playerId)
    expect(recorded).toHaveLength(1)
    expect(recorded[0]).toMatchObject({ ...block, region: 'US-CA' })
  })

  it('CALL-80 are recorded of guests too, and without meta', async () => {
    await platform.guest().ask(restriction.block, { body: { apps: ['geolocation: timeout'] } })
    const last = await platform.kernel.db
      .selectFrom('region_block')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(last).toMatchObject({ player_id: null, apps: ['geolocation: timeout'], meta: {} })
  })

  it('are forgotten when they are old', async () => {
    const player = await platform.signUp()
    await player.ask(restriction.block, { body: block })
    await pruneBlocks(platform.kernel.db, platform.clock.now() + 1)
    expect(await blocksOf(platform.kernel.db, player.playerId)).toEqual([])
  })
})
