import { account, player, rounds, session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, makeSignUp, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeSpin } from '../../testing/makePlay.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

async function codeOfMail(email: string): Promise<string> {
  const { body } = await platform.kernel.db
    .selectFrom('mail_outbox')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /reset\?code=([\w-]+)/.exec(body)?.[1] ?? ''
}

const complete = { surname: 'Reed', zip: '43004' }

describe('one form before the first round', () => {
  it('a brand with a closed funnel > says what its form asks, and others ask nothing more (CALL-77)', async () => {
    const asksOf = async (brand: string) =>
      (await platform.guest({ brand }).ask(session.restrictionInfo)).data.asks
    expect(await asksOf('stormrush')).toEqual(['surname', 'zip'])
    expect(await asksOf('tao')).toEqual([])
  })

  it('a sign-up with surname and ZIP > is a complete registration that may play (AUTH-04)', async () => {
    const client = await platform.signUp(complete, { brand: 'stormrush' })
    expect((await client.ask(player.me)).data.Registration.complete).toBe(true)
    expect((await client.call(rounds.play, { body: makeSpin() })).status).toBe(200)
  })

  it('a ZIP of another state > is refused beside its field, at sign-up and in the profile', async () => {
    const body = makeSignUp({ ...complete, zip: '10001' })
    const refused = await platform.guest().call(session.signUp, { body })
    expect([refused.status, refused.body.error?.details?.[0]?.path]).toEqual([400, 'zip'])
    const client = await platform.signUp(complete)
    const change = async (wanted: object) => {
      const answer = await client.call(account.saveProfile, { body: wanted })
      return [answer.status, answer.body.error?.details?.[0]?.path]
    }
    expect(await change({ zip: '10001' })).toEqual([400, 'zip'])
    expect(await change({ state: 'TX' })).toEqual([400, 'zip'])
    expect(await change({ state: 'TX', zip: '77001' })).toEqual([200, undefined])
  })

  it('the welcome > names what the ledger credited', async () => {
    const client = await platform.signUp({}, { brand: 'tao' })
    const { gift } = (await client.ask(account.welcome)).data
    const { coins, entries } = (await client.ask(player.me)).data.playerInfo.playerBalance
    expect(gift).toEqual({ coins, entries })
  })
})

describe('a new password', () => {
  it.each([
    ['12345678', 'common'],
    ['password', 'common'],
    ['robin1990', 'personal'],
    ['wireframe1', 'personal'],
  ])('%s > is refused at sign-up as %s', async (password, reason) => {
    const answer = await platform.guest().call(session.signUp, { body: makeSignUp({ password }) })
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'weak-password'])
    expect(answer.body.error?.details).toEqual([{ path: 'password', message: reason }])
  })

  it('that is easy to guess > is refused at a change, and the old one stays', async () => {
    const client = await platform.signUp()
    const { email, password: currentPassword } = client.credentials
    const body = { currentPassword, password: 'password1' }
    const answer = await client.call(account.changePassword, { body })
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'weak-password'])
    const entered = await platform
      .guest()
      .call(session.signIn, { body: { email, password: currentPassword } })
    expect(entered.status).toBe(200)
  })

  it('that is easy to guess > is refused at a reset, and the code still works', async () => {
    const { credentials } = await platform.signUp()
    const guest = platform.guest()
    await guest.ask(session.resetRequest, { body: { email: credentials.email, locale: 'en' } })
    const code = await codeOfMail(credentials.email)
    const reset = (password: string) =>
      guest.call(session.resetConfirm, { body: { code, password } })
    const refused = await reset('iloveyou')
    expect([refused.status, refused.body.error?.code]).toEqual([400, 'weak-password'])
    expect((await reset('slow trains at noon')).status).toBe(200)
  })
})
