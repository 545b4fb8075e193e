import { player, session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, makeSignUp, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const makePhoneForm = (phone: string) => {
  const { email: _, ...form } = makeSignUp()
  return { ...form, phone }
}

describe('sign-up with a phone', () => {
  it('opens an account that is known by its number in any spelling', async () => {
    const client = platform.guest()
    await client.ask(session.signUp, { body: makePhoneForm('(415) 555-0132') })
    expect((await client.ask(player.me)).data).toMatchObject({
      email: null,
      phone: '+14155550132',
      primaryContact: 'phone',
    })
    const elsewhere = platform.guest()
    const body = { phone: '1-415-555-0132', password: 'a long password' }
    await elsewhere.ask(session.signIn, { body })
    expect((await elsewhere.ask(session.check)).authorized).toBe(true)
  })

  it('refuses a number that has an account, and one that is none of the USA', async () => {
    await platform.guest().ask(session.signUp, { body: makePhoneForm('4155550133') })
    const again = await platform
      .guest()
      .call(session.signUp, { body: makePhoneForm('+1 415 555 0133') })
    expect([again.status, again.body.error?.code]).toEqual([409, 'phone-taken'])
    const abroad = await platform
      .guest()
      .call(session.signUp, { body: makePhoneForm('+44 20 7946 0958') })
    expect([abroad.status, abroad.body.error?.details?.[0]?.path]).toEqual([400, 'phone'])
  })

  it('refuses a form with both contacts, or with none', async () => {
    const both = { ...makeSignUp(), phone: '4155550134' }
    const { phone: _, ...none } = makePhoneForm('4155550134')
    for (const body of [both, none])
      expect((await platform.guest().call(session.signUp, { body })).status).toBe(400)
  })

  it('locks after three wrong passwords alike for known and unknown numbers', async () => {
    await platform.guest().ask(session.signUp, { body: makePhoneForm('4155550135') })
    const statuses = async (phone: string) => {
      const answers = []
      const guest = platform.guest()
      for (let count = 0; count < 4; count++) {
        const { status, body } = await guest.call(session.signIn, {
          body: { phone, password: 'wrong' },
        })
        answers.push([status, body.error?.message])
      }
      return answers
    }
    const known = await statuses('4155550135')
    expect(known.map(([status]) => status)).toEqual([401, 401, 423, 423])
    expect(await statuses('4155550199')).toEqual(known)
  })

  it('texts a code for a new password', async () => {
    const phone = '4155550136'
    await platform.guest().ask(session.signUp, { body: makePhoneForm(phone) })
    await platform.guest().ask(session.resetRequest, { body: { phone } })
    const { body } = await platform.kernel.db
      .selectFrom('mail_outbox')
      .select('body')
      .where('recipient', '=', '+14155550136')
      .executeTakeFirstOrThrow()
    const code = /code=([\w-]+)/.exec(body)?.[1] ?? ''
    await platform
      .guest()
      .ask(session.resetConfirm, { body: { code, password: 'a newer password' } })
    const signIn = { body: { phone, password: 'a newer password' } }
    expect((await platform.guest().call(session.signIn, signIn)).status).toBe(200)
  })
})
