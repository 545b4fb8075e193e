import { account, player, session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const agents = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
}

async function signIn({ credentials }: TestPlayer, agent = agents.desk) {
  const client = platform.guest()
  const { status } = await client.call(session.signIn, {
    body: credentials,
    headers: { 'user-agent': agent },
  })
  expect(status).toBe(200)
  return client
}

const change = (client: TestPlayer, currentPassword: string, password = 'a newer password') =>
  client.call(account.changePassword, { body: { currentPassword, password } })

describe('changing the password', () => {
  it('ends the other sessions and closes their connections, and keeps this one', async () => {
    const client = await platform.signUp()
    const other = await signIn(client)
    const tab = await listen(platform.url, other)
    expect((await change(client, client.credentials.password)).status).toBe(200)
    await tab.signedOut
    expect((await other.ask(session.check)).authorized).toBe(false)
    expect((await client.ask(session.check)).authorized).toBe(true)
    const { email } = client.credentials
    const enter = (password: string) =>
      platform.guest().call(session.signIn, { body: { email, password } })
    expect((await enter(client.credentials.password)).status).toBe(401)
    expect((await enter('a newer password')).status).toBe(200)
  })

  it('is answered once for a key, and refused for another password with it', async () => {
    const client = await platform.signUp()
    const key = crypto.randomUUID()
    const { password: currentPassword } = client.credentials
    const send = (current: string) =>
      client.call(account.changePassword, {
        body: { currentPassword: current, password: 'a newer password' },
        key,
      })
    expect((await send(currentPassword)).status).toBe(200)
    expect((await send(currentPassword)).status).toBe(200)
    const misused = await send(`${currentPassword}x`)
    expect([misused.status, misused.body.error?.code]).toEqual([409, 'idempotency-conflict'])
  })

  it('locks after three wrong current passwords like signing in does', async () => {
    const client = await platform.signUp()
    const answers = []
    for (let count = 0; count < 4; count++) answers.push((await change(client, 'wrong')).status)
    expect(answers).toEqual([403, 403, 423, 423])
    const right = await change(client, client.credentials.password)
    expect(right.body.error?.code).toBe('locked')
    expect((await client.ask(session.check)).authorized).toBe(true)
  })
})

describe('devices', () => {
  it('are listed by browser and system, with the sign-in before this one', async () => {
    const client = await platform.signUp()
    expect((await client.ask(player.sessions)).data.previousSignIn).toBeNull()
    await signIn(client, agents.phone)
    platform.clock.advance(3_600_000)
    const desk = await signIn(client, agents.desk)
    const { sessions, previousSignIn } = (await desk.ask(player.sessions)).data
    expect(sessions.map(({ device }) => device)).toEqual(['Chrome, Windows', 'Safari, iPhone', ''])
    expect(previousSignIn).toMatchObject({ device: 'Safari, iPhone' })
    expect(platform.clock.now() - (previousSignIn?.at ?? 0)).toBeGreaterThanOrEqual(3_600_000)
  })

  it('are signed out one by one, with their connections', async () => {
    const client = await platform.signUp()
    const lost = await signIn(client)
    const kept = await signIn(client)
    const tab = await listen(platform.url, lost)
    const { sessions } = (await lost.ask(player.sessions)).data
    const id = sessions.find(({ current }) => current)?.id ?? ''
    await client.ask(account.endSession, { params: { id } })
    await tab.signedOut
    expect((await lost.ask(session.check)).authorized).toBe(false)
    expect((await kept.ask(session.check)).authorized).toBe(true)
  })

  it('are signed out all at once, save this one', async () => {
    const client = await platform.signUp()
    const others = [await signIn(client), await signIn(client)]
    await client.ask(account.endOtherSessions)
    for (const other of others) expect((await other.ask(session.check)).authorized).toBe(false)
    expect((await client.ask(player.sessions)).data.sessions).toHaveLength(1)
  })

  it('of other players cannot be signed out', async () => {
    const stranger = await platform.signUp()
    const [theirs] = (await stranger.ask(player.sessions)).data.sessions
    const client = await platform.signUp()
    const answer = await client.call(account.endSession, { params: { id: theirs?.id ?? '' } })
    expect(answer.status).toBe(404)
    expect((await stranger.ask(session.check)).authorized).toBe(true)
  })
})
