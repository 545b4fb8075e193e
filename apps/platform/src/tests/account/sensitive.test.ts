import { account, games, passkeys, rounds, session } from '@marquee/contract'
import { fairness } from '@marquee/features-history/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minor } from '@marquee/platform-kernel/money'
import { runCommand } from '@marquee/platform-kernel/command'
import { makeSpin } from '../../testing/makePlay.ts'
import {
  makePlatform,
  makeSignUp,
  type TestPlatform,
  type TestPlayer,
} from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const minutes = (count: number) => count * 60_000
const mailsTo = (email: string) =>
  platform.kernel.db
    .selectFrom('mail_outbox')
    .select(['kind', 'body'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
const codeTo = async (email: string) =>
  /\b\d{6}\b/.exec((await mailsTo(email)).at(-1)?.body ?? '')?.[0] ?? ''
const enter = ({ email, password }: TestPlayer['credentials']) =>
  platform.guest().call(session.signIn, { body: { email, password } })
const signUpAgain = () => makeSignUp().email

describe('what could take an account over', () => {
  it('ten minutes after signing in > asks for the password first, and then works', async () => {
    const client = await platform.signUp()
    expect((await client.call(passkeys.registerOptions)).status).toBe(200)
    platform.clock.advance(minutes(11))
    const email = signUpAgain()
    const codeOf = async (call: Promise<{ body: { error?: { code: string } } }>) =>
      (await call).body.error?.code
    const tries = () => [
      client.call(passkeys.registerOptions),
      client.call(account.sendEmailCode, { body: { email } }),
      client.call(account.sendPhoneCode, { body: { phone: '(415) 555-0177' } }),
      client.call(account.exportData),
    ]
    expect(await Promise.all(tries().map(codeOf))).toEqual(
      Array.from({ length: 4 }, () => 'reauthentication-required'),
    )
    const wrong = await client.call(account.reauthenticate, { body: { password: 'a wrong guess' } })
    expect([wrong.status, wrong.body.error?.code]).toEqual([403, 'wrong-password'])
    const { password } = client.credentials
    await client.ask(account.reauthenticate, { body: { password } })
    expect((await Promise.all(tries())).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('wrong passwords > lock like those of signing in', async () => {
    const client = await platform.signUp()
    const answers = []
    for (let count = 0; count < 4; count++) {
      const body = { password: 'a wrong guess' }
      answers.push((await client.call(account.reauthenticate, { body })).status)
    }
    expect(answers).toEqual([403, 403, 423, 423])
  })

  it('the code for the address that is known > needs no password', async () => {
    const client = await platform.signUp()
    platform.clock.advance(minutes(11))
    expect((await client.call(account.sendEmailCode, { body: {} })).status).toBe(200)
  })
})

describe('changing the e-mail address', () => {
  it('by a code to the new one > signs in with it, and tells the old one', async () => {
    const client = await platform.signUp()
    const { email: old, password } = client.credentials
    const email = signUpAgain()
    await client.ask(account.sendEmailCode, { body: { email } })
    expect((await enter({ email: old, password })).status).toBe(200)
    await client.ask(account.confirmEmail, { body: { code: await codeTo(email) } })
    expect((await enter({ email, password })).status).toBe(200)
    expect((await enter({ email: old, password })).status).toBe(401)
    expect((await mailsTo(old)).at(-1)?.kind).toBe('email-changed')
    expect((await mailsTo(old)).at(-1)?.body).not.toContain(email)
  })

  it('to one that has an account > is refused', async () => {
    const client = await platform.signUp()
    const { credentials } = await platform.signUp()
    const answer = await client.call(account.sendEmailCode, { body: { email: credentials.email } })
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'email-taken'])
  })
})

describe('changing the phone number', () => {
  it('by a code to the new one > tells the address, and the number that signs in no more', async () => {
    const client = await platform.signUp()
    const { email } = client.credentials
    const take = async (phone: string) => {
      await client.ask(account.sendPhoneCode, { body: { phone } })
      await client.ask(account.confirmPhone, { body: { code: await codeTo(phone) } })
    }
    const [first, second] = ['+14155550171', '+14155550172']
    await take(first)
    expect((await mailsTo(email)).at(-1)?.kind).toBe('phone-changed')
    platform.clock.advance(minutes(2))
    await take(second)
    const told = (await mailsTo(email)).filter(({ kind }) => kind === 'phone-changed')
    expect(told).toHaveLength(2)
    expect(told[1]?.body).toContain('0172')
    expect(told[1]?.body).not.toContain(second)
    expect((await mailsTo(first)).at(-1)?.kind).toBe('phone-changed')
    expect((await mailsTo(second)).map(({ kind }) => kind)).toEqual(['phone-code'])
  })
})

describe('downloading one’s data', () => {
  it('holds one’s own and nobody else’s, and no secret', async () => {
    const other = await platform.signUp({ name: 'Quillonna' })
    const client = await platform.signUp({ name: 'Robin' })
    const { data } = await client.ask(account.exportData)
    expect(data['account']).toMatchObject([{ email: client.credentials.email }])
    expect(data['movements']).toMatchObject([{ kind: 'welcome-gift' }, { kind: 'welcome-gift' }])
    const text = JSON.stringify(data)
    expect(text).not.toContain(other.credentials.email)
    expect(text).not.toContain('Quillonna')
    expect(text).not.toMatch(/argon2|_hash/)
  })

  it('has the pairs of seeds with what was shown of them, and no seed that is a secret still', async () => {
    const client = await platform.signUp()
    const other = await platform.signUp()
    for (const player of [client, other])
      await player.ask(games.launchPlay, { params: { idOrSlug: makeSpin().gameId } })
    const { round } = (await client.ask(rounds.play, { body: makeSpin() })).data
    await client.ask(rounds.finish, { params: { id: round.id } })
    const shown = (await client.ask(fairness.show)).data.current
    if (!shown) throw new Error('Whoever opened a game has a pair of seeds.')
    const { data: told } = await client.ask(fairness.reveal, {
      body: { pairId: shown.pairId, playerSeed: 'my-own-seed' },
    })
    const { data } = await client.ask(account.exportData)
    const byState = (state: string) => data['seedPairs']?.filter((pair) => pair['state'] === state)
    expect(byState('revealed')).toMatchObject([
      {
        id: shown.pairId,
        commitment: shown.commitment,
        server_seed: told.revealed.serverSeed,
        player_seed: shown.playerSeed,
        is_own_seed: false,
        rounds: 1,
        revealed_at: told.revealed.revealedAt,
      },
    ])
    expect(byState('current')).toMatchObject([
      {
        commitment: shown.nextCommitment,
        server_seed: null,
        player_seed: 'my-own-seed',
        is_own_seed: true,
        rounds: 0,
        revealed_at: null,
      },
    ])
    expect(byState('next')).toMatchObject([
      { commitment: told.current.nextCommitment, server_seed: null, player_seed: null },
    ])
    expect(data['seedPairs']).toHaveLength(3)
    expect(data['rounds']).toMatchObject([{ fair_pair_id: shown.pairId, fair_nonce: 1 }])
    const secrets = await platform.kernel.db
      .selectFrom('fair_pair')
      .select('server_seed')
      .where('state', '!=', 'revealed')
      .execute()
    expect(secrets.length).toBeGreaterThanOrEqual(4)
    const text = JSON.stringify(data)
    for (const { server_seed: secret } of secrets) expect(text).not.toContain(secret)
  })
})

describe('closing the account', () => {
  const close = (client: TestPlayer, password = client.credentials.password) =>
    client.call(account.closeAccount, { body: { password } })

  it('by password > ends every session, sends a mail, and nobody signs in any more', async () => {
    const client = await platform.signUp()
    expect((await close(client, 'a wrong guess')).status).toBe(403)
    expect((await close(client)).status).toBe(200)
    expect((await client.ask(session.check)).authorized).toBe(false)
    const answer = await enter(client.credentials)
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'account-closed'])
    const wrong = await enter({ ...client.credentials, password: 'a wrong guess' })
    expect(wrong.body.error?.code).toBe('wrong-credentials')
    const { email } = client.credentials
    expect((await mailsTo(email)).at(-1)?.kind).toBe('account-closed')
    await platform.guest().ask(session.resetRequest, { body: { email } })
    expect((await mailsTo(email)).at(-1)?.kind).toBe('account-closed')
  })

  const giveWinnings = (playerId: string, amount: number) =>
    runCommand(platform.kernel, {
      name: 'test.win',
      playerId,
      idempotency: null,
      input: null,
      handle: ({ post }) =>
        post({
          kind: 'test',
          reference: playerId,
          playerId,
          postings: [
            { account: { player: playerId, currency: 'winnings' }, amount: minor(amount) },
            {
              account: { house: 'welcome', brand: 'wireframe', currency: 'winnings' },
              amount: minor(-amount),
            },
          ],
        }),
    })

  it('while winnings are there > is refused and names them', async () => {
    const client = await platform.signUp()
    await giveWinnings(client.playerId, 1_250)
    for (const giveUpWinnings of [undefined, true] as const) {
      const { password } = client.credentials
      const answer = await client.call(account.closeAccount, { body: { password, giveUpWinnings } })
      expect([answer.status, answer.body.error?.code]).toEqual([409, 'not-available'])
      expect(answer.body.error?.details).toEqual([{ path: 'winnings', message: '1250' }])
    }
    expect((await client.ask(session.check)).authorized).toBe(true)
  })

  it('with fewer winnings than can be redeemed > is done once they are given up', async () => {
    const client = await platform.signUp()
    await giveWinnings(client.playerId, 999)
    const refused = await close(client)
    expect(refused.body.error?.details).toEqual([{ path: 'small-winnings', message: '999' }])
    const { password } = client.credentials
    await client.ask(account.closeAccount, { body: { password, giveUpWinnings: true } })
    expect((await client.ask(session.check)).authorized).toBe(false)
  })
})
