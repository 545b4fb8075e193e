import { account, responsiblePlay, rounds, session } from '@marquee/contract'
import { history } from '@marquee/features-history/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeInstantPlay } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'
import type { TestClient } from '../../testing/makeClient.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const day = 86_400_000
const picks = '3,17,41,80'
const makeDraw = () => makeInstantPlay('keno-steady', picks)

/** A player's settled draw of keno. */
async function playRound(client: TestPlayer): Promise<string> {
  const { body } = await playAfter(platform, client, 2_500, makeDraw())
  return body.data.round.id
}
const share = async (client: TestPlayer, id: string) =>
  (await client.ask(history.share, { params: { id } })).data.link
const open = (id: string, client: TestClient = platform.guest()) =>
  client.call(history.shared, { params: { linkId: id } })

/** A player with a shared round. */
async function shareOne(brand?: string) {
  const client = await platform.signUp({}, brand ? { brand } : undefined)
  const roundId = await playRound(client)
  return { client, roundId, link: await share(client, roundId) }
}

describe('a shared round', () => {
  it('shows anybody its course, what it took and won, and nothing of whose it is', async () => {
    const { client, roundId, link } = await shareOne()
    const { data: own } = await client.ask(history.round, { params: { id: roundId } })
    const { status, body } = await open(link.id)
    expect(status).toBe(200)
    const { round } = own
    expect(body.data).toMatchObject({
      id: link.id,
      title: own.title,
      cost: round.cost,
      win: round.win,
      multiple: Math.floor((round.win * 100) / round.cost) / 100,
      outcome: round.outcome,
      launch: { mode: 'demo', balance: null, openRound: null },
    })
    expect((body.data.outcome as { target: string }).target).toBe(picks)
    const told = JSON.stringify(body)
    const held = String(own.balanceAfterStake)
    for (const secret of [roundId, client.playerId, client.credentials.email, `:${held},`]) {
      expect(told).not.toContain(secret)
    }
    expect(Object.keys(body.data).toSorted()).toEqual(
      ['cost', 'gameMode', 'id', 'launch', 'multiple', 'outcome', 'title', 'win'].toSorted(),
    )
  })

  it('has one link, made only when its player asks, that nobody can guess', async () => {
    const client = await platform.signUp()
    const roundId = await playRound(client)
    const recall = async () => (await client.ask(history.round, { params: { id: roundId } })).data
    expect((await recall()).link).toBeNull()
    const rows = platform.kernel.db.selectFrom('round_link').selectAll()
    expect(await rows.where('player_id', '=', client.playerId).execute()).toEqual([])

    const link = await share(client, roundId)
    expect(link.id).toMatch(/^[\w-]{22}$/)
    expect(await share(client, roundId)).toEqual(link)
    expect((await recall()).link).toEqual(link)
    const other = await share(client, await playRound(client))
    expect(other.id.slice(0, 4)).not.toBe(link.id.slice(0, 4))
  })

  it('is gone once its player ends the link, and the next link is another one', async () => {
    const { client, roundId, link } = await shareOne()
    await client.ask(history.unshare, { params: { id: roundId } })
    expect((await open(link.id)).status).toBe(404)
    // Ending what is ended changes nothing.
    await client.ask(history.unshare, { params: { id: roundId } })
    const next = await share(client, roundId)
    expect(next.id).not.toBe(link.id)
    expect([(await open(link.id)).status, (await open(next.id)).status]).toEqual([404, 200])
  })

  it('is gone when the days are over that the brand gives links', async () => {
    const { client, roundId, link } = await shareOne()
    const left = () => link.expiresAt - platform.clock.now()
    expect(Math.round(left() / day)).toBe(90)
    platform.clock.advance(left() - 10_000)
    expect((await open(link.id)).status).toBe(200)
    platform.clock.advance(left())
    expect((await open(link.id)).status).toBe(404)
    client.cookies.clear()
    await client.ask(session.signIn, { body: client.credentials })
    const next = await share(client, roundId)
    expect(next.id).not.toBe(link.id)
    expect((await open(next.id)).status).toBe(200)
  })

  it('belongs to its brand', async () => {
    const { link } = await shareOne()
    expect((await open(link.id, platform.guest({ brand: 'stormrush' }))).status).toBe(404)
  })
})

describe('a round is not shown to anybody', () => {
  it.each([
    [
      'is excluded',
      (client: TestPlayer) =>
        client.ask(responsiblePlay.selfExclude, { body: { term: '6-months', understood: true } }),
    ],
    [
      'takes a break',
      (client: TestPlayer) => client.ask(responsiblePlay.coolOff, { body: { days: 3 } }),
    ],
    [
      'has closed the account',
      (client: TestPlayer) =>
        client.ask(account.closeAccount, { body: { password: client.credentials.password } }),
    ],
  ])('whose player %s, though it was shared before', async (_, leave) => {
    const { client, link } = await shareOne()
    expect((await open(link.id)).status).toBe(200)
    await leave(client)
    const { status, body } = await open(link.id)
    expect([status, body.error?.code]).toEqual([404, 'not-found'])
  })

  it('before its end was seen', async () => {
    const client = await platform.signUp()
    platform.clock.advance(2_500)
    const { data } = await client.ask(rounds.play, { body: makeDraw() })
    const refused = await client.call(history.share, { params: { id: data.round.id } })
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'not-available'])
  })

  it('by somebody else, nor can its link be ended by them', async () => {
    const { client, roundId, link } = await shareOne()
    const other = await platform.signUp()
    expect((await other.call(history.share, { params: { id: roundId } })).status).toBe(404)
    await other.ask(history.unshare, { params: { id: roundId } })
    expect((await open(link.id)).status).toBe(200)
    expect((await platform.guest().call(history.share, { params: { id: roundId } })).status).toBe(
      401,
    )
    expect((await open(client.playerId.replaceAll('-', '').slice(0, 22))).status).toBe(404)
    expect((await open('short')).status).toBe(400)
  })
})

it('whoever opens links by the hundred has to wait', async () => {
  const guest = platform.guest()
  const statuses = new Set<number>()
  for (let attempt = 0; attempt < 400 && !statuses.has(429); attempt++) {
    statuses.add((await open('x'.repeat(22), guest)).status)
  }
  expect([...statuses].toSorted()).toEqual([404, 429])
})

it('links that are over are forgotten by a job', async () => {
  const { link } = await shareOne()
  platform.clock.advance(91 * day)
  const { forgetLinks } = await import('@marquee/features-history/server/links')
  await forgetLinks(platform.kernel)
  const left = await platform.kernel.db
    .selectFrom('round_link')
    .select('id')
    .where('id', '=', link.id)
    .execute()
  expect(left).toEqual([])
})
