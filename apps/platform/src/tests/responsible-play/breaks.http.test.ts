import { randomUUID } from 'node:crypto'
import { games, player, responsiblePlay, rounds, session, type SignUp } from '@marquee/contract'
import { dailyLogin } from '@marquee/features-daily-login/contract'
import { history } from '@marquee/features-history/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { fingerprint } from '../../testing/hardening.ts'
import { listen } from '../../testing/listen.ts'
import { gameOfModel, makeSpin } from '../../testing/makePlay.ts'
import {
  makePlatform,
  makeSignUp,
  type TestPlatform,
  type TestPlayer,
} from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'
import { assertMayPurchase, mayMarket } from '@marquee/platform-protection/protection/gate'
import { refreshIdentity } from '@marquee/platform-protection/protection/group'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const day = 86_400_000
const params = { idOrSlug: gameOfModel('lines-10-classic').id }
const makeSurname = () => randomUUID().replace(/[-\d]/g, '')
const makeEmail = () => `${randomUUID()}@example.test`
/** A player who has told enough to play in any brand. */
async function enter(brand: string, form: Partial<SignUp> = {}): Promise<TestPlayer> {
  const client = await platform.signUp(form, { brand })
  await tell(client, { surname: makeSurname(), zip: '43004' })
  return client
}
const play = (client: TestPlayer) => playAfter(platform, client, 2_500)
const exclude = (client: TestPlayer, term = '6-months') =>
  client.call(responsiblePlay.selfExclude, { body: { term, understood: true } })
const coolOff = (client: TestPlayer, days: number) =>
  client.call(responsiblePlay.coolOff, { body: { days } })
const restrictionOf = async (client: TestPlayer) =>
  (await client.ask(responsiblePlay.status)).data.restriction
const purchase = ({ playerId }: TestPlayer) =>
  platform.kernel.db
    .transaction()
    .execute((tx) => assertMayPurchase(tx, { playerId, amount: 100, now: platform.clock.now() }))
const market = ({ playerId }: TestPlayer) =>
  mayMarket(platform.kernel.db, playerId, platform.clock.now())

/** What a player tells about themselves, as a profile writes it. */
async function tell(
  { playerId }: TestPlayer,
  about: {
    name?: string
    surname?: string
    phone?: string
    birth_day?: string
    zip?: string
  },
): Promise<void> {
  const { db, identityKey, clock } = platform.kernel
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('player_profile').set(about).where('player_id', '=', playerId).execute()
    await refreshIdentity(tx, { identityKey, playerId, now: clock.now() })
  })
}

describe('a cool-off', () => {
  it('RP-02 refuses play, purchases and rewards, lets in, and ends by itself', async () => {
    const client = await platform.signUp()
    const { status, body } = await coolOff(client, 3)
    expect(status).toBe(200)
    const until = body.data.restriction?.until ?? 0
    expect(Math.round((until - platform.clock.now()) / day)).toBe(3)
    expect((await play(client)).body.error).toMatchObject({
      code: 'cool-off',
      details: [
        { path: 'until', message: String(until) },
        { path: 'see', message: '/profile/cool-off' },
      ],
    })
    expect((await client.call(games.launchPlay, { params })).body.error?.code).toBe('cool-off')
    expect((await client.call(dailyLogin.applyPrize)).body.error?.code).toBe('cool-off')
    await expect(purchase(client)).rejects.toMatchObject({ code: 'cool-off' })
    expect(await market(client)).toBe(false)
    expect((await client.ask(player.me)).data).toMatchObject({
      dailyLogin: false,
      popUpAds: { isActive: false },
    })
    const again = platform.guest()
    await again.ask(session.signIn, { body: client.credentials })
    expect((await again.ask(history.entries)).data.entries.length).toBeGreaterThan(0)

    platform.clock.advance(until - platform.clock.now())
    expect((await play(client)).status).toBe(200)
    await expect(purchase(client)).resolves.toBeUndefined()
    expect(await market(client)).toBe(true)
  })

  it('becomes longer, never shorter', async () => {
    const client = await platform.signUp()
    await coolOff(client, 7)
    const running = await restrictionOf(client)
    const shorter = await coolOff(client, 3)
    expect([shorter.status, shorter.body.error?.code]).toEqual([409, 'not-available'])
    expect(await restrictionOf(client)).toEqual(running)
    expect((await coolOff(client, 30)).status).toBe(200)
    expect((await restrictionOf(client))?.until).toBeGreaterThan(running?.until ?? 0)
  })

  it.each([0, 2, 31, -1, '3'])('of %j days is not offered', async (days) => {
    const client = await platform.signUp()
    const answer = await client.call(responsiblePlay.coolOff, { body: { days } })
    expect([answer.status, await restrictionOf(client)]).toEqual([400, null])
  })

  it('is of one brand: the player plays on in another', async () => {
    const email = makeEmail()
    const here = await enter('tao', { email })
    const there = await enter('nlc', { email })
    await coolOff(here, 7)
    expect((await play(there)).status).toBe(200)
  })
})

describe('self-exclusion', () => {
  it.each([
    ['tao', 'stormrush'],
    ['stormrush', 'tao'],
  ])(
    'RP-06 chosen in %s closes the sockets of %s too, within a second, and play in both at once',
    async (from, to) => {
      const email = makeEmail()
      const here = await enter(from, { email })
      const there = await enter(to, { email })
      const tabs = await Promise.all([
        listen(platform.url, here),
        listen(platform.url, here),
        listen(platform.url, there),
      ])
      const began = performance.now()
      expect((await exclude(here)).status).toBe(200)
      await Promise.all(tabs.map(({ signedOut }) => signedOut))
      expect(performance.now() - began).toBeLessThan(1_000)
      for (const client of [here, there]) {
        expect((await play(client)).body.error?.code).toBe('self-excluded')
        expect((await client.call(games.launchPlay, { params })).status).toBe(403)
        expect((await client.call(session.realtimeTicket)).body.error?.code).toBe('self-excluded')
        expect((await client.call(dailyLogin.applyPrize)).status).toBe(403)
        await expect(purchase(client)).rejects.toMatchObject({ code: 'self-excluded' })
        expect(await market(client)).toBe(false)
        expect(await restrictionOf(client)).toMatchObject({ kind: 'self-exclusion' })
        expect((await client.ask(player.me)).data).toMatchObject({ websocket: false, token: '' })
      }
    },
  )

  it('reaches every brand of the group', async () => {
    const email = makeEmail()
    const clients = await Promise.all(
      [...allBrands.keys()].map((brand) => platform.signUp({ email }, { brand })),
    )
    await exclude(clients[0] as TestPlayer)
    const kinds = await Promise.all(clients.map(async (one) => (await restrictionOf(one))?.kind))
    expect(new Set(kinds)).toEqual(new Set(['self-exclusion']))
  })

  it('lets a round under way end and be paid, and no other begin', async () => {
    const client = await platform.signUp()
    const begun = await client.ask(rounds.play, { body: makeSpin() })
    await exclude(client)
    const opened = await client.ask(games.launchPlay, { params })
    expect(opened.data.openRound?.id).toBe(begun.data.round.id)
    const ended = await client.ask(rounds.finish, { params: { id: begun.data.round.id } })
    expect(ended.data.round.status).toBe('settled')
    expect((await play(client)).body.error?.code).toBe('self-excluded')
  })

  it('recognises the same person by e-mail in other spellings, by phone, and by full name with birthday', async () => {
    const phone = `415${String(Math.floor(performance.now() * 1_000))
      .padStart(7, '0')
      .slice(-7)}`
    const person = { name: 'Ana María', surname: makeSurname(), birth_day: '1984-02-29' }
    const mailbox = randomUUID()
    const one = await platform.signUp({ email: `${mailbox}@example.test` }, { brand: 'tao' })
    await tell(one, { ...person, phone })
    const sameMailbox = await platform.signUp(
      { email: `${mailbox.toUpperCase()}+games@Example.test` },
      { brand: 'nlc' },
    )
    const samePhone = await platform.signUp({}, { brand: 'sws' })
    await tell(samePhone, {
      phone: `+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`,
    })
    const samePerson = await enter('funrize')
    await tell(samePerson, { ...person, name: 'ana maria', surname: person.surname.toUpperCase() })
    const stranger = await enter('funrize')
    await tell(stranger, { ...person, surname: 'Otherwise' })
    await exclude(one)
    for (const client of [sameMailbox, samePhone, samePerson])
      expect(await restrictionOf(client)).toMatchObject({ kind: 'self-exclusion' })
    expect(await restrictionOf(stranger)).toBeNull()
    expect((await play(stranger)).status).toBe(200)
  })

  it('sign-in in any brand, without cookies and in another locale, leads to history and nothing to play', async () => {
    const email = makeEmail()
    const here = await enter('tao', { email })
    const there = await enter('nlc', { email })
    await exclude(here)
    for (const [brand, { credentials }] of [
      ['tao', here],
      ['nlc', there],
    ] as const) {
      const fresh = platform.guest({ brand })
      fresh.cookies.set('language', 'es')
      await fresh.ask(session.signIn, { body: credentials })
      expect((await fresh.ask(history.entries)).data.entries.length).toBeGreaterThan(0)
      expect((await fresh.call(rounds.play, { body: makeSpin() })).body.error?.code).toBe(
        'self-excluded',
      )
    }
  })

  it('sign-up with the same details is refused in every brand, kindly, and leaves nothing behind', async () => {
    const mailbox = randomUUID()
    const here = await platform.signUp({ email: `${mailbox}@example.test` }, { brand: 'tao' })
    const surname = makeSurname()
    await tell(here, { name: 'Kim', surname, birth_day: '1979-03-03' })
    await exclude(here, '1-year')
    const forms = [
      makeSignUp({ email: `${mailbox}+again@example.test` }),
      makeSignUp({ name: `Kim ${surname}`, birthDay: '1979-03-03' }),
    ]
    for (const brand of ['tao', 'scarletSands']) {
      for (const body of forms) {
        const guest = platform.guest({ brand })
        const before = await fingerprint(platform)
        const answer = await guest.call(session.signUp, { body })
        expect([answer.status, answer.body.error?.code]).toEqual([403, 'self-excluded'])
        expect(answer.body.error?.message).toMatch(/write to our support.*people to talk to/)
        expect(guest.cookies.size).toBe(0)
        const { captcha_pass: _, ...after } = await fingerprint(platform)
        expect(after).toEqual(
          Object.fromEntries(Object.keys(after).map((table) => [table, before[table]])),
        )
      }
    }
    expect((await platform.guest().call(session.signUp, { body: makeSignUp() })).status).toBe(200)
  })

  it('holds when the player changes their details afterwards, for the new ones too', async () => {
    const client = await platform.signUp({}, { brand: 'tao' })
    await exclude(client)
    const phone = '4155550177'
    await tell(client, { phone })
    expect(await restrictionOf(client)).toMatchObject({ kind: 'self-exclusion' })
    const other = await platform.signUp({}, { brand: 'nlc' })
    await tell(other, { phone })
    expect(await restrictionOf(other)).toMatchObject({ kind: 'self-exclusion' })
    await tell(other, { phone: '4155550178' })
    expect(await restrictionOf(other)).toMatchObject({ kind: 'self-exclusion' })
  })

  it.each([
    ['tao', 'nlc'],
    ['nlc', 'tao'],
  ])(
    'from %s no personal data crosses to %s, and the group keeps hashes only',
    async (from, to) => {
      const email = makeEmail()
      const surname = makeSurname()
      const here = await enter(from, { email })
      const there = await enter(to, { email, name: 'Sasha' })
      await tell(here, { name: 'Ximena', surname, phone: '4155550199', birth_day: '1981-01-02' })
      await exclude(here)
      const seen = JSON.stringify([
        await there.ask(responsiblePlay.status),
        await there.ask(player.me),
        await there.ask(player.profile),
        (await play(there)).body,
      ])
      for (const secret of [here.playerId, 'Ximena', surname, '5550199', '1981-01-02', `"${from}"`])
        expect(seen).not.toContain(secret)
      const { db } = platform.kernel
      const kept = await db.selectFrom('group_exclusion').selectAll().execute()
      expect(new Set(kept.flatMap((row) => Object.keys(row)))).toEqual(
        new Set(['hash', 'kind', 'ends_at']),
      )
      const text = JSON.stringify(kept)
      for (const secret of [email, here.playerId, there.playerId, 'Ximena', surname, '5550199'])
        expect(text).not.toContain(secret)
      // Letters of a digest may spell a short brand name by chance: their shape says that they are digests.
      for (const { hash, kind } of kept) {
        expect(hash).toMatch(/^[\w-]{43}$/u)
        expect(['email', 'phone', 'person']).toContain(kind)
      }
    },
  )

  it('becomes longer, never shorter, and no cool-off takes its place', async () => {
    const client = await platform.signUp()
    await exclude(client, '1-year')
    const running = await restrictionOf(client)
    const shorter = await exclude(client, '6-months')
    expect([shorter.status, shorter.body.error?.code]).toEqual([409, 'not-available'])
    expect((await coolOff(client, 1)).body.error?.code).toBe('self-excluded')
    expect(await restrictionOf(client)).toEqual(running)
    expect((await exclude(client, '5-years')).status).toBe(200)
    expect((await restrictionOf(client))?.until).toBeGreaterThan(running?.until ?? 0)
  })

  it('asks for a word that it was understood', async () => {
    const client = await platform.signUp()
    const body = { term: '6-months', understood: false }
    expect((await client.call(responsiblePlay.selfExclude, { body })).status).toBe(400)
    expect(await restrictionOf(client)).toBeNull()
  })
})

it('tells an act that is sent again during a break what it was told before, and does nothing', async () => {
  const client = await enter('stormrush')
  const headers = { 'idempotency-key': randomUUID() }
  const claimed = await client.call(dailyLogin.applyPrize, { headers })
  expect(claimed.status).toBe(200)
  await coolOff(client, 1)
  const { coins } = (await client.ask(player.me)).data.playerInfo.playerBalance
  const again = await client.call(dailyLogin.applyPrize, { headers })
  expect([again.status, again.body]).toEqual([200, claimed.body])
  expect((await client.call(dailyLogin.applyPrize)).body.error?.code).toBe('cool-off')
  expect((await client.ask(player.me)).data.playerInfo.playerBalance.coins).toBe(coins)
})
