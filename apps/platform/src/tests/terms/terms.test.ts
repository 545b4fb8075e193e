import { randomUUID } from 'node:crypto'
import { games, player, rounds, session, terms } from '@marquee/contract'
import { dailyLogin } from '@marquee/features-daily-login/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { contract } from '../../contract.ts'

let platform: TestPlatform
let edition = 0

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
}, 60_000)
afterAll(() => platform.stop())

const paragraph = (id: string, en: string) => ({ id, text: { en, es: `${en} (es)` } })

/** A new version of a document for this player alone; gives the open terms. */
async function surprise(client: TestPlayer, changes: object = {}, key = 'terms-of-use') {
  const version = `edition-${++edition}`
  const body = { key, version, add: [paragraph('new', 'Something new.')], ...changes }
  expect((await client.send('POST', '/sandbox/terms', { body })).status).toBe(200)
  return (await client.ask(terms.unconfirmed)).data.terms
}

describe('terms', () => {
  it('are accepted as they are by whoever signs up', async () => {
    const client = await platform.signUp()
    expect((await client.ask(terms.unconfirmed)).data.terms).toEqual([])
    expect((await client.ask(player.me)).data.termsRequirement).toEqual([])
    const { rows } = {
      rows: await platform.kernel.db.selectFrom('terms_event').selectAll().execute(),
    }
    const own = rows.filter((row) => row.player_id === client.playerId)
    expect(own.filter(({ kind }) => kind === 'accepted')).toHaveLength(3)
  })

  it('CALL-76 say what changed since this player accepted them last', async () => {
    const client = await platform.signUp()
    const [open] = await surprise(client, {
      change: [paragraph('fair', 'Play fair.')],
      remove: ['place'],
    })
    expect(open).toMatchObject({ key: 'terms-of-use', acceptedVersion: '2026-11b' })
    const changes = open?.paragraphs.filter(({ change }) => change !== 'same')
    expect(changes?.map(({ id, change }) => [id, change])).toEqual([
      ['fair', 'changed'],
      ['new', 'added'],
    ])
    expect(JSON.stringify(changes?.[0]?.before)).toContain('Programs that play for you')
    expect(open?.removed.map(({ id }) => id)).toEqual(['place'])
    expect((await client.ask(player.me)).data.termsRequirement).toEqual([
      { id: open?.id, key: 'terms-of-use' },
    ])
  })

  it('CALL-74 CALL-75 record that they were shown and accepted, and open the account again', async () => {
    const client = await platform.signUp()
    const ids = (await surprise(client)).map(({ id }) => id)
    await client.ask(terms.log, { body: { ids } })
    expect((await client.ask(terms.unconfirmed)).data.terms).toHaveLength(1)
    const tab = await listen(platform.url, client)
    await client.ask(terms.confirm, { body: { ids } })
    expect((await tab.next('profile')).data).toEqual({ changed: ['termsRequirement'] })
    tab.close()
    expect((await client.ask(player.me)).data.termsRequirement).toEqual([])
    const kinds = await platform.kernel.db
      .selectFrom('terms_event')
      .select('kind')
      .where('player_id', '=', client.playerId)
      .where('terms_id', 'in', ids)
      .orderBy('kind')
      .execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(['accepted', 'shown'])
  })

  it('cannot be accepted for another brand, nor before they exist', async () => {
    const client = await platform.signUp()
    const other = await platform.kernel.db
      .selectFrom('terms_version')
      .select('id')
      .where('brand', '=', 'tao')
      .executeTakeFirstOrThrow()
    for (const ids of [[other.id], [2_000_000_000]]) {
      const answer = await client.call(terms.confirm, { body: { ids } })
      expect([answer.status, answer.body.error?.code]).toEqual([404, 'not-found'])
    }
  })

  it('TERMS-02 close every act to the player until they are accepted, and nothing that only reads', async () => {
    const client = await platform.signUp()
    const ids = (await surprise(client)).map(({ id }) => id)
    const acts = [
      await client.call(dailyLogin.applyPrize),
      await client.call(player.switchToSweepStakes),
      await client.call(games.addFavorite, { params: { id: 1000 } }),
      await client.call(rounds.play, { body: { gameId: 1000, action: 'spin', stake: 20 } }),
    ]
    expect(acts.map(({ status, body }) => [status, body.error?.code])).toEqual(
      acts.map(() => [403, 'terms-required']),
    )
    expect((await client.call(dailyLogin.info)).status).toBe(200)
    expect((await client.call(session.realtimeTicket)).status).toBe(200)
    await client.ask(terms.confirm, { body: { ids } })
    expect((await client.call(dailyLogin.applyPrize)).status).toBe(200)
  })

  it('TERMS-02 tell a repeated act what it was told before there were any, and nothing new', async () => {
    const client = await platform.signUp()
    const spin = (key: string, stake = 20) =>
      client.call(rounds.play, {
        body: { gameId: 1000, action: 'spin', stake },
        headers: { 'idempotency-key': key },
      })
    const key = randomUUID()
    const first = await spin(key)
    expect(first.status).toBe(200)
    const { coins } = (await client.ask(player.me)).data.playerInfo.playerBalance
    await surprise(client)
    const again = await spin(key)
    expect([again.status, again.body]).toEqual([200, first.body])
    // A key stands for what was asked with it, and a new one for a new act.
    expect((await spin(key, 40)).body.error?.code).toBe('idempotency-conflict')
    expect((await spin(randomUUID())).body.error?.code).toBe('terms-required')
    expect((await client.ask(player.me)).data.playerInfo.playerBalance.coins).toBe(coins)
  })

  it('TERMS-02 leave open only what protects players or leads out', () => {
    const open = Object.values(contract.calls).filter(
      ({ effect, openDuringTerms }) => effect && openDuringTerms,
    )
    const domains = new Set(open.map(({ id }) => id.split('.')[0]))
    const among = ['terms.log', 'terms.confirm', 'session.logout', 'rounds.finish', 'rounds.step']
    for (const id of among) {
      expect(contract.calls[id]?.openDuringTerms, id).toBe(true)
    }
    expect(domains.has('responsiblePlay')).toBe(true)
    for (const domain of ['games', 'dailyLogin', 'lottery', 'wheels', 'promo', 'verification']) {
      expect(domains.has(domain), domain).toBe(false)
    }
  })

  it('let a player out who does not accept', async () => {
    const client = await platform.signUp()
    await surprise(client)
    expect((await client.call(session.logout)).status).toBe(200)
    expect((await client.call(terms.unconfirmed)).status).toBe(401)
  })

  it('reach every player of the brand when published for all, and newcomers accept them at once', async () => {
    const [here, elsewhere] = [
      await platform.signUp({}, { brand: 'nlc' }),
      await platform.signUp({}, { brand: 'sws' }),
    ]
    const body = { key: 'privacy', version: 'for-all', everybody: true }
    await platform.guest({ brand: 'nlc' }).send('POST', '/sandbox/terms', { body })
    const keys = async (client: TestPlayer) =>
      (await client.ask(player.me)).data.termsRequirement.map(({ key }) => key)
    expect(await keys(here)).toEqual(['privacy'])
    expect(await keys(elsewhere)).toEqual([])
    expect(await keys(await platform.signUp({}, { brand: 'nlc' }))).toEqual([])
  })
})
