import { randomUUID } from 'node:crypto'
import { backOffice, player as me, responsiblePlay } from '@marquee/contract'
import { chat, chatDesk } from '@marquee/features-support-chat/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'

const brand = 'wireframe'
let platform: TestPlatform
let support: TestClient
beforeAll(async () => {
  platform = await makePlatform()
  support = await (await makeStaff(platform, { role: 'support', name: 'Sam' })).signIn()
}, 60_000)
afterAll(() => platform.stop())

const write = (client: TestClient, text: string, key = randomUUID()) =>
  client.call(chat.send, { body: { text }, key })
const pageOf = async (client: TestClient, query = {}) =>
  (await client.ask(chat.messages, { query })).data
const textsOf = async (client: TestClient) =>
  (await pageOf(client)).messages.map(({ text }) => text)
const paramsOf = ({ playerId }: TestPlayer) => ({ brand, playerId })
const answer = (player: TestPlayer, text: string) =>
  support.call(chatDesk.answer, { params: paramsOf(player), body: { text } })

describe('a player’s conversation with support', () => {
  it('is empty at first, then holds both sides in order', async () => {
    const player = await platform.signUp()
    expect(await pageOf(player)).toEqual({ messages: [], hasEarlier: false, unread: 0 })
    const key = randomUUID()
    const sent = await write(player, '  Where is my bonus?  ', key)
    expect([sent.status, sent.body.data]).toEqual([
      200,
      {
        id: expect.any(Number),
        from: 'player',
        text: 'Where is my bonus?',
        at: expect.any(Number),
        key,
      },
    ])
    await answer(player, 'On its way.')
    expect(await pageOf(player)).toMatchObject({
      messages: [{ from: 'player' }, { from: 'support', text: 'On its way.', key: null }],
      unread: 1,
    })
    expect(JSON.stringify(await pageOf(player))).not.toContain('Sam')
  })

  it('is paged by id, newest page first', async () => {
    const player = await platform.signUp()
    for (const text of ['one', 'two', 'three']) await write(player, text)
    const latest = await pageOf(player, { limit: 2 })
    expect(latest.messages.map(({ text }) => text)).toEqual(['two', 'three'])
    expect(latest.hasEarlier).toBe(true)
    const before = latest.messages[0]?.id ?? 0
    const earlier = await pageOf(player, { limit: 2, before })
    expect(earlier.messages.map(({ text }) => text)).toEqual(['one'])
    expect(earlier.hasEarlier).toBe(false)
  })

  it('takes a message once per key, and refuses the key for another text', async () => {
    const player = await platform.signUp()
    const key = randomUUID()
    const answers = await Promise.all([write(player, 'once', key), write(player, 'once', key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await textsOf(player)).toEqual(['once'])
    expect((await write(player, 'twice', key)).body.error?.code).toBe('idempotency-conflict')
  })

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['more than 2000 characters', 'x'.repeat(2001)],
  ])('does not take %s', async (_, text) => {
    const player = await platform.signUp()
    expect((await write(player, text)).body.error?.code).toBe('invalid-input')
    expect(await textsOf(player)).toEqual([])
  })

  it('takes 2000 characters, and 20 messages a minute', async () => {
    const player = await platform.signUp()
    expect((await write(player, 'x'.repeat(2000))).status).toBe(200)
    const more = await Promise.all(Array.from({ length: 20 }, (_, at) => write(player, `${at}`)))
    expect(more.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('is nobody else’s: not a guest’s, not another player’s, not where a brand has no chat', async () => {
    const player = await platform.signUp()
    await write(player, 'private')
    for (const endpoint of [chat.messages, chat.send, chat.read]) {
      const body = endpoint === chat.read ? { upTo: 1 } : { text: 'hello' }
      const input = endpoint === chat.messages ? {} : { body }
      expect((await platform.guest().call(endpoint, input)).status).toBe(401)
    }
    expect(await textsOf(await platform.signUp())).toEqual([])
    const elsewhere = await platform.signUp({}, { brand: 'tao' })
    expect((await write(elsewhere, 'hello')).body.error?.code).toBe('not-available')
    expect((await elsewhere.call(chat.messages)).body.error?.code).toBe('not-available')
  })

  it('stays open to a player who is excluded from play', async () => {
    const player = await platform.signUp()
    const excluded = await player.call(responsiblePlay.selfExclude, {
      body: { term: '6-months', understood: true },
    })
    expect(excluded.status, JSON.stringify(excluded.body)).toBe(200)
    expect((await write(player, 'How do I redeem?')).status).toBe(200)
    expect(await textsOf(player)).toEqual(['How do I redeem?'])
  })

  it('tells every open tab what was written, answered and seen', async () => {
    const player = await platform.signUp()
    const tab = await listen(platform.url, player)
    await write(player, 'Hello?')
    await answer(player, 'Good day!')
    const push = await tab.next('chat', ({ data }) => (data as { unread: number }).unread === 1)
    expect(push.data).toMatchObject({ message: { from: 'support', text: 'Good day!' }, unread: 1 })
    const { id } = (push.data as { message: { id: number } }).message
    await player.ask(chat.read, { body: { upTo: id } })
    const seen = await tab.next('chat', ({ data }) => (data as { message: null }).message === null)
    expect(seen.data).toEqual({ message: null, unread: 0 })
    expect((await pageOf(player)).unread).toBe(0)
    tab.close()
  })
})

describe('the token of the chat', () => {
  const tokenOf = async (player: TestPlayer, overrides = {}) => {
    const { login, email } = (await player.ask(me.me)).data
    const body = { login, email: email ?? '', appName: 'app', ...overrides }
    return player.call(chat.auth, { body })
  }
  const withToken = (token: string, client: TestClient = platform.guest()) =>
    client.call(chat.messages, { headers: { authorization: `Bearer ${token}` } })

  it('CALL-81 is given for the player’s own login and e-mail, and opens their conversation alone', async () => {
    const player = await platform.signUp()
    await write(player, 'mine')
    const { token } = (await tokenOf(player)).body
    const { status, body } = await withToken(token)
    expect([status, body.data.messages.map(({ text }) => text)]).toEqual([200, ['mine']])
    const guest = platform.guest()
    const headers = { authorization: `Bearer ${token}` }
    const sent = await guest.call(chat.send, { body: { text: 'from the app' }, headers })
    expect(sent.status).toBe(200)
    expect(await textsOf(player)).toEqual(['mine', 'from the app'])
  })

  it.each(['stormrush', 'nlc'])(
    'CALL-81 names the app that asks for it on %s, and needs login, email and appName',
    async (brand) => {
      const player = await platform.signUp({}, { brand })
      const { token } = (await tokenOf(player, { appName: 'companion' })).body
      const claims = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
      expect(claims).toMatchObject({ appName: 'companion', playerId: player.playerId, brand })
      expect((await withToken(token, platform.guest({ brand }))).status).toBe(200)
      for (const name of ['login', 'email', 'appName']) {
        const { status, body } = await tokenOf(player, { [name]: undefined })
        expect([status, body.error?.code], name).toEqual([400, 'invalid-input'])
      }
    },
  )

  it('CALL-81 is refused on a brand whose chat is another company’s', async () => {
    const player = await platform.signUp({}, { brand: 'tao' })
    expect((await tokenOf(player)).body.error?.code).toBe('not-available')
  })

  it('CALL-81 is refused for a login or an e-mail that is not the player’s, and to a guest', async () => {
    const player = await platform.signUp()
    for (const wrong of [{ login: 'Somebody1' }, { email: 'else@example.test' }])
      expect((await tokenOf(player, wrong)).body.error?.code).toBe('forbidden')
    const body = { login: 'x', email: 'x@example.test', appName: 'app' }
    expect((await platform.guest().call(chat.auth, { body })).status).toBe(401)
  })

  it('ends after 15 minutes, with its session, and at the door of another brand', async () => {
    const player = await platform.signUp()
    const { token } = (await tokenOf(player)).body
    expect((await withToken(token, platform.guest({ brand: 'stormrush' }))).status).toBe(401)
    const [body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const other = Buffer.from(JSON.stringify({ ...claims, brand: 'stormrush' }))
    expect((await withToken(`${other.toString('base64url')}.${signature}`)).status).toBe(401)
    platform.clock.advance(15 * 60_000)
    expect((await withToken(token)).status).toBe(401)

    const later = (await tokenOf(player)).body.token
    expect((await withToken(later)).status).toBe(200)
    await player.send('GET', '/rest/logout/', { key: randomUUID() })
    expect((await withToken(later)).status).toBe(401)
  })
})

describe('the desk of support', () => {
  it('lists what waits longest first, then what is answered; closed ones apart', async () => {
    const desk = await (await makeStaff(platform, { role: 'support', brands: ['nlc'] })).signIn()
    const [first, second, third] = [
      await platform.signUp({}, { brand: 'nlc' }),
      await platform.signUp({}, { brand: 'nlc' }),
      await platform.signUp({}, { brand: 'nlc' }),
    ]
    for (const player of [first, second, third]) {
      await write(player, 'help')
      platform.clock.advance(1000)
    }
    const params = { brand: 'nlc' }
    const ids = async (state: 'open' | 'closed' = 'open') =>
      (await desk.ask(chatDesk.conversations, { params, query: { state } })).data.items.map(
        ({ player }) => player.id,
      )
    const of = (player: TestPlayer) => ({ ...params, playerId: player.playerId })
    expect(await ids()).toEqual([first, second, third].map(({ playerId }) => playerId))
    // A second question does not lose the place that the first one has.
    await write(first, 'still here')
    await desk.ask(chatDesk.answer, { params: of(second), body: { text: 'There you are' } })
    expect(await ids()).toEqual([first, third, second].map(({ playerId }) => playerId))
    await desk.ask(chatDesk.close, { params: of(first) })
    expect(await ids()).toEqual([third, second].map(({ playerId }) => playerId))
    expect(await ids('closed')).toEqual([first.playerId])
    expect((await desk.call(chatDesk.close, { params: of(first) })).status).toBe(409)
    await write(first, 'one more thing')
    expect(await ids('closed')).toEqual([])
  })

  it('has its place in what waits, for those who may answer and as long as nobody has', async () => {
    const waitingOf = async (staff: typeof support) => {
      const { brands } = (await staff.ask(backOffice.waiting)).data
      return brands.find((one) => one.brand === 'stormrush')
    }
    const of = { brands: ['stormrush'] }
    const desk = await (await makeStaff(platform, { role: 'support', ...of })).signIn()
    const compliance = await (await makeStaff(platform, of)).signIn()
    const before = await waitingOf(desk)
    const player = await platform.signUp({}, { brand: 'stormrush' })
    await write(player, 'Hello')
    const waits = await waitingOf(desk)
    const params = { brand: 'stormrush', playerId: player.playerId }
    const { waitingSince } = (await desk.ask(chatDesk.conversation, { params })).data
    expect(waits?.chats).toBe((before?.chats ?? 0) + 1)
    expect(waits?.oldestAt).toBe(before?.oldestAt ?? waitingSince)
    expect((await waitingOf(compliance))?.chats).toBeNull()
    await desk.ask(chatDesk.answer, { params, body: { text: 'Hi' } })
    expect(await waitingOf(desk)).toEqual(before)
  })

  it('shows a conversation with who answered, and notes the answer in the audit log', async () => {
    const player = await platform.signUp()
    await write(player, 'Hello')
    expect((await answer(player, 'Hello to you')).status).toBe(200)
    const { data } = await support.ask(chatDesk.conversation, { params: paramsOf(player) })
    expect(data).toMatchObject({
      isOpen: true,
      waitingSince: null,
      messages: [
        { text: 'Hello', from: 'player', staff: null },
        { text: 'Hello to you', from: 'support', staff: 'Sam' },
      ],
    })
    const auditor = await (await makeStaff(platform)).signIn()
    const { items } = (
      await auditor.ask(backOffice.audit, {
        params: { brand },
        query: { playerId: player.playerId, action: 'chatDesk.answer' },
      })
    ).data
    expect(items).toMatchObject([
      {
        outcome: 'done',
        staff: { name: 'Sam', role: 'support' },
        details: { text: 'Hello to you' },
        after: { messageId: data.messages[1]?.id },
      },
    ])
  })

  it('answers once per key', async () => {
    const player = await platform.signUp()
    await write(player, 'Hello')
    const input = { params: paramsOf(player), body: { text: 'Once' }, key: randomUUID() }
    const answers = [
      await support.call(chatDesk.answer, input),
      await support.call(chatDesk.answer, input),
    ]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await textsOf(player)).toEqual(['Hello', 'Once'])
  })

  it('is closed to other roles, to staff of other brands, to guests and to players', async () => {
    const player = await platform.signUp()
    await write(player, 'Hello')
    const calls = [
      [chatDesk.conversations, {}],
      [chatDesk.conversation, {}],
      [chatDesk.answer, { body: { text: 'Hi' } }],
      [chatDesk.close, {}],
    ] as const
    const compliance = await (await makeStaff(platform)).signIn()
    const ofTao = await (await makeStaff(platform, { role: 'support', brands: ['tao'] })).signIn()
    const guest = (await makeStaff(platform)).browser()
    for (const [endpoint, input] of calls) {
      const params = paramsOf(player)
      const statusOf = async (client: TestClient) =>
        (await client.call(endpoint, { ...input, params })).status
      expect(await statusOf(compliance)).toBe(403)
      expect(await statusOf(ofTao)).toBe(403)
      expect(await statusOf(guest)).toBe(401)
      expect(await statusOf(player)).toBe(404)
    }
    expect(await textsOf(player)).toEqual(['Hello'])
  })

  it('does not find a player of another brand, nor one who has not written', async () => {
    const elsewhere = await platform.signUp({}, { brand: 'stormrush' })
    await write(elsewhere, 'Hello')
    const silent = await platform.signUp()
    for (const player of [elsewhere, silent]) {
      expect((await answer(player, 'Hi')).body.error?.code).toBe('not-found')
    }
    expect(await textsOf(elsewhere)).toEqual(['Hello'])
  })
})
