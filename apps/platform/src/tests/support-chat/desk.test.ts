import { randomUUID } from 'node:crypto'
import { chat as chatModule } from '@marquee/features-support-chat/server'
import { chat, chatDesk } from '@marquee/features-support-chat/contract'
import { at } from '@marquee/platform-kernel/schema'
import { startChatwoot, type TestChatwoot } from '@marquee/platform-providers/testing/chatwoot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'
import { scrape, sumOf } from '@marquee/drills/alerts/readMetrics'

const brand = 'wireframe'
let desk: TestChatwoot
let platform: TestPlatform
let support: TestClient

beforeAll(async () => {
  desk = await startChatwoot(() => platform.clock.now())
  const { url, inbox, secret } = desk
  platform = await makePlatform({
    accounts: { chat: { url, inboxes: { [brand]: { inbox, secret } } } },
  })
  support = await (await makeStaff(platform, { role: 'support' })).signIn()
}, 60_000)
afterAll(async () => {
  await platform.stop()
  await desk.stop()
})

const write = (client: TestClient, text: string, key: string = randomUUID()) =>
  client.call(chat.send, { body: { text }, key })
/** What the job does when it comes round. */
const forward = async () => {
  const [job] = chatModule.jobs?.(platform.surroundings) ?? []
  await job?.run(new AbortController().signal)
}
const contactOf = async ({ playerId }: TestPlayer) =>
  (
    await platform.kernel.db
      .selectFrom('chat_conversation')
      .select('desk_contact')
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow()
  ).desk_contact ?? ''
const arrivedOf = async (player: TestPlayer) => {
  const contact = await contactOf(player)
  return desk.messages.filter((one) => one.contact === contact).map(({ text }) => text)
}
const send = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  platform.guest().send('POST', '/rest/chat/webhook/chatwoot/', {
    raw: body,
    headers: { 'sec-fetch-site': null, ...headers },
  })
const waiting = async () =>
  platform.kernel.db.selectFrom('chat_forward').selectAll().where('state', '=', 'waiting').execute()

describe('a help desk', () => {
  it('takes what a player writes, in order, and is not in the way of the player', async () => {
    const player = await platform.signUp()
    const asked = desk.taken.length
    for (const text of ['one', 'two', 'three']) expect((await write(player, text)).status).toBe(200)
    expect(desk.taken.length).toBe(asked)
    await forward()
    expect(await arrivedOf(player)).toEqual(['one', 'two', 'three'])
    expect(await waiting()).toEqual([])
    await forward()
    expect(await arrivedOf(player)).toHaveLength(3)
  })

  it('takes a message once, however often the player’s browser sends it', async () => {
    const player = await platform.signUp()
    const key = randomUUID()
    await Promise.all([write(player, 'once', key), write(player, 'once', key)])
    await forward()
    await forward()
    expect(await arrivedOf(player)).toEqual(['once'])
  })

  it('gets everything in the end, in order, after it was away', async () => {
    const [player, other] = [await platform.signUp(), await platform.signUp()]
    desk.break('failing')
    await write(player, 'first')
    await forward()
    await write(player, 'second')
    await forward()
    desk.break(null)
    await write(other, 'of another')
    await forward()
    // Nobody waits for somebody else's message, and nobody's own overtakes another.
    expect(await arrivedOf(other)).toEqual(['of another'])
    expect(await arrivedOf(player)).toEqual([])
    platform.clock.advance(5_000)
    await forward()
    expect(await arrivedOf(player)).toEqual(['first', 'second'])
    const failed = { provider: 'chat', outcome: 'later' }
    expect(sumOf(await scrape(platform.url), 'marquee_provider_calls_total', failed)).toBe(1)
  })

  it('loses none that a process was handing over when it ended', async () => {
    const player = await platform.signUp()
    await write(player, 'nearly lost')
    const [{ message_id: id } = { message_id: 0 }] = await waiting()
    const due = platform.clock.now() + 90_000
    await platform.kernel.db
      .updateTable('chat_forward')
      .set({ attempts: 1, due_at: at(due) })
      .where('message_id', '=', id)
      .execute()
    await forward()
    expect(await waiting()).toHaveLength(1)
    platform.clock.advance(90_000)
    await forward()
    expect(await arrivedOf(player)).toEqual(['nearly lost'])
  })

  it('keeps what it calls unfit out of the way of what follows', async () => {
    const player = await platform.signUp()
    await write(player, 'unfit')
    desk.break('unfit')
    await forward()
    desk.break(null)
    await write(player, 'fit')
    await forward()
    expect(await arrivedOf(player)).toEqual(['fit'])
  })

  it('answers the player in every tab, once, and nothing waits at our own desk', async () => {
    const player = await platform.signUp()
    await write(player, 'Where is my bonus?')
    await forward()
    const tab = await listen(platform.url, player)
    const webhook = desk.answer(await contactOf(player), 'On its way.')
    expect([(await send(webhook)).status, (await send(webhook)).status]).toEqual([200, 200])
    expect((await tab.next('chat')).data).toMatchObject({
      message: { from: 'support', text: 'On its way.' },
      unread: 1,
    })
    tab.close()
    const { messages, unread } = (await player.ask(chat.messages)).data
    expect(messages.map(({ from, text }) => `${from}: ${text}`)).toEqual([
      'player: Where is my bonus?',
      'support: On its way.',
    ])
    expect(unread).toBe(1)
    expect(JSON.stringify(messages)).not.toContain('Agent Ann')
    const params = { brand, playerId: player.playerId }
    expect((await support.ask(chatDesk.conversation, { params })).data).toMatchObject({
      waitingSince: null,
      messages: [{ from: 'player' }, { from: 'support', staff: null }],
    })
  })

  it('is not played by anybody else, and says nothing to strangers', async () => {
    const player = await platform.signUp()
    await write(player, 'Hello?')
    await forward()
    const { body, headers } = desk.answer(await contactOf(player), 'Hello.')
    expect((await send({ body: body.replace('Hello', 'Jello'), headers })).status).toBe(403)
    expect((await send({ body, headers: {} })).status).toBe(403)
    expect((await send(desk.answer(randomUUID(), 'Hello.'))).status).toBe(404)
    const own = desk.answer(await contactOf(player), 'Hello?', { message_type: 'incoming' })
    expect((await send(own)).status).toBe(200)
    expect((await player.ask(chat.messages)).data.messages).toHaveLength(1)
    const refused = { provider: 'chat', outcome: 'refused' }
    expect(sumOf(await scrape(platform.url), 'marquee_webhooks_total', refused)).toBe(2)
  })

  it('knows a player by a secret that is not their id, and what support calls them', async () => {
    const player = await platform.signUp()
    await write(player, 'Who am I?')
    await forward()
    const contact = await contactOf(player)
    expect(contact).not.toBe(player.playerId)
    expect(desk.contacts.get(contact)?.custom_attributes).toEqual({
      brand,
      player: player.playerId,
    })
    expect(JSON.stringify([...desk.contacts])).not.toContain(player.credentials.email)
  })
})

describe('a house without a help desk', () => {
  it('hands nothing over, and has no door for anybody’s answers', async () => {
    const alone = await makePlatform({ sandbox: true })
    try {
      const player = await alone.signUp()
      await player.call(chat.send, { body: { text: 'Hello?' } })
      expect(chatModule.jobs?.(alone.surroundings)).toEqual([])
      expect(await alone.kernel.db.selectFrom('chat_forward').selectAll().execute()).toEqual([])
      const { status } = await alone
        .guest()
        .send('POST', '/rest/chat/webhook/sandbox/', { raw: '{}' })
      expect(status).toBe(404)
    } finally {
      await alone.stop()
    }
  })
})
