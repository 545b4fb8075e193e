import { account, player, rounds } from '@marquee/contract'
import { games } from '@marquee/game-catalogue'
import { findGameModel, stakesFor } from '@marquee/game-math'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

describe('saving the profile', () => {
  it('PROFILE-01 RT-05 keeps what was told, says what is still missing and tells the other tabs', async () => {
    const client = await platform.signUp()
    const tab = await listen(platform.url, client)
    const body = { surname: 'Reed', zip: '43004', city: 'Columbus' }
    const { data } = await client.ask(account.saveProfile, { body })
    expect(data).toMatchObject({
      ...body,
      easyProfileCompleted: true,
      uncompletedProfileFields: ['phone', 'address'],
    })
    expect((await client.ask(player.profile)).data).toEqual(data)
    expect((await tab.next('profile')).data).toEqual({ changed: ['surname', 'city', 'zip'] })
    tab.close()
  })

  it('is silent when nothing changes', async () => {
    const client = await platform.signUp({ name: 'Robin' })
    const tab = await listen(platform.url, client)
    await client.ask(account.saveProfile, { body: { name: 'Robin' } })
    await client.ask(account.saveProfile, { body: { city: 'Akron' } })
    expect((await tab.next('profile')).data).toEqual({ changed: ['city'] })
    tab.close()
  })

  it('keeps the ages and states of the brand', async () => {
    const client = await platform.signUp()
    const save = async (body: object) => {
      const answer = await client.call(account.saveProfile, { body })
      return [answer.status, answer.body.error?.details?.[0]?.path]
    }
    expect(await save({ birthday: '2020-01-01' })).toEqual([403, 'birthday'])
    expect(await save({ state: 'WA' })).toEqual([409, 'state'])
    expect(await save({ birthday: '1990-02-31' })).toEqual([400, 'birthday'])
    expect(await save({ zip: '4300' })).toEqual([400, 'zip'])
    expect(await save({ phone: '123' })).toEqual([400, 'phone'])
  })

  it('changes a confirmed phone by a code only', async () => {
    const client = await platform.signUp()
    await client.ask(account.saveProfile, { body: { phone: '415 555 0181' } })
    await platform.kernel.db
      .updateTable('player_profile')
      .set({ phone_confirmed: true })
      .where('player_id', '=', client.playerId)
      .execute()
    const answer = await client.call(account.saveProfile, { body: { phone: '4155550182' } })
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'not-available'])
  })
})

describe('a closed registration funnel', () => {
  const spin = (() => {
    const game = games.find(({ type }) => type === 'slots')
    if (!game) throw new Error('The catalogue has no slots.')
    const [stake = 0] = stakesFor(findGameModel(game.model))
    return { gameId: game.id, action: 'spin', stake } as const
  })()

  it('plays only once the registration is complete', async () => {
    const client = await platform.signUp({}, { brand: 'funrize' })
    const refused = await client.call(rounds.play, { body: spin })
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'registration-incomplete'])
    expect((await client.ask(player.me)).data.Registration).toEqual({
      complete: false,
      registrationFunnel: { funnelType: 'closed_funnel' },
    })
    await client.ask(account.saveProfile, { body: { surname: 'Reed', zip: '43004' } })
    expect((await client.ask(player.me)).data.Registration.complete).toBe(true)
    expect((await client.call(rounds.play, { body: spin })).status).toBe(200)
  })

  it('is no matter where the funnel is open', async () => {
    const client = await platform.signUp({}, { brand: 'tao' })
    expect((await client.call(rounds.play, { body: spin })).status).toBe(200)
  })
})

describe('the subscription', () => {
  it('PROFILE-08 is to nothing until the player asks, and is given up as easily', async () => {
    const client = await platform.signUp()
    const none = { email: false, push: false, sms: false }
    expect((await client.ask(account.subscription)).data).toEqual(none)
    const some = { email: true, push: false, sms: true }
    await client.ask(account.saveSubscription, { body: some })
    expect((await client.ask(account.subscription)).data).toEqual(some)
    await client.ask(account.saveSubscription, { body: none })
    expect((await client.ask(account.subscription)).data).toEqual(none)
  })
})
