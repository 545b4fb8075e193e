import { responsiblePlay, session } from '@marquee/contract'
import { affiliates } from '@marquee/features-affiliates/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePartner } from '../../testing/makePartner.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { buy } from '../../testing/payment.ts'
import { markAffiliate } from '@marquee/features-affiliates/server/mark'
import { forgetVisitors } from '@marquee/features-affiliates/server/visits'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
}, 60_000)
afterAll(() => platform.stop())

const day = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

const codeOf = async (partner: TestPlayer) => (await partner.ask(affiliates.account)).data.code
const statisticsOf = async (partner: TestPlayer) => (await partner.ask(affiliates.statistics)).data
const totalsOf = async (partner: TestPlayer) => (await statisticsOf(partner)).totals
const visit = async (code: string, guest = platform.guest()) =>
  (await guest.ask(affiliates.visit, { body: { code } })).data.isKnown
const bring = async (partner: TestPlayer) =>
  platform.signUp({ affiliateCode: await codeOf(partner) })
const nothing = {
  visits: 0,
  signUps: 0,
  firstPurchases: 0,
  purchases: 0,
  purchased: 0,
  earned: 0,
}
/** Time passes, and those who were signed in are so again. */
async function later(ms: number, ...clients: TestPlayer[]): Promise<void> {
  platform.clock.advance(ms)
  for (const { call, credentials } of clients) await call(session.signIn, { body: credentials })
}

describe('the area of partners', () => {
  it('ROLE-07 is a partner’s alone: a guest signs in first, another player is refused, and so is one who was a partner', async () => {
    const partner = await makePartner(platform)
    const calls = [affiliates.account, affiliates.statistics, affiliates.days, affiliates.export]
    const answersTo = async (client: Pick<TestPlayer, 'call'>) =>
      (await Promise.all(calls.map((call) => client.call(call)))).map(({ status }) => status)
    expect(await answersTo(partner)).toEqual([200, 200, 200, 200])
    expect(await answersTo(platform.guest())).toEqual([401, 401, 401, 401])
    expect(await answersTo(await platform.signUp())).toEqual([403, 403, 403, 403])
    const { playerId } = partner
    const mark = (isAffiliate: boolean) =>
      markAffiliate(platform.kernel, { playerId, isAffiliate, idempotency: null })
    const code = await codeOf(partner)
    await mark(false)
    expect(await answersTo(partner)).toEqual([403, 403, 403, 403])
    expect(await visit(code)).toBe(false)
    await mark(true)
    expect(await codeOf(partner)).toBe(code)
  })

  it('tells the code and what was agreed, each brand its own share', async () => {
    const partner = await makePartner(platform)
    const { data } = await partner.ask(affiliates.account)
    expect(data).toMatchObject({
      code: expect.stringMatching(/^[A-Z2-9]{8}$/),
      sharePercent: 25,
      contactEmail: expect.stringContaining('@'),
    })
    const ofTao = await makePartner(platform, {}, { brand: 'tao' })
    expect((await ofTao.ask(affiliates.account)).data.sharePercent).toBe(30)
    expect(await visit(await codeOf(ofTao))).toBe(false)
  })
})

describe('visits', () => {
  it('count once a day for a visitor, whatever the case of the code, and leave nothing of who it was', async () => {
    const partner = await makePartner(platform)
    const code = await codeOf(partner)
    const visitor = platform.guest()
    expect(await visit(code, visitor)).toBe(true)
    expect(await visit(code.toLowerCase(), visitor)).toBe(true)
    await visit(code)
    expect((await totalsOf(partner)).today.visits).toBe(2)
    await later(day, partner)
    await visit(code, visitor)
    const { totals, days } = await statisticsOf(partner)
    expect([totals.today.visits, totals.week.visits]).toEqual([1, 3])
    expect(days.map(({ visits }) => visits)).toEqual([2, 1])
    await forgetVisitors(platform.kernel)
    const { db } = platform.kernel
    const kept = await db
      .selectFrom('affiliate_visitor')
      .select('hash')
      .where('partner_id', '=', partner.playerId)
      .execute()
    expect(kept).toHaveLength(1)
    expect((await totalsOf(partner)).week.visits).toBe(3)
    const keys = await db
      .selectFrom('idempotency')
      .select('key')
      .where('command', '=', 'affiliates.visit')
      .execute()
    expect(keys).toEqual([])
  })

  it('count for no unknown code, and not for who is signed in', async () => {
    expect(await visit('NOBODY00')).toBe(false)
    const code = await codeOf(await makePartner(platform))
    const player = await platform.signUp()
    expect((await player.call(affiliates.visit, { body: { code } })).status).toBe(403)
  })
})

describe('sign-ups', () => {
  it('are attributed once, to the partner of the code, and to nobody for an unknown one', async () => {
    const [one, other] = [await makePartner(platform), await makePartner(platform)]
    const friend = await bring(one)
    await platform.signUp({ affiliateCode: 'NOBODY00' })
    await visit(await codeOf(other))
    await friend.call(affiliates.visit, { body: { code: await codeOf(other) } })
    expect((await totalsOf(one)).all).toEqual({ ...nothing, signUps: 1 })
    expect((await totalsOf(other)).all).toEqual({ ...nothing, visits: 1 })
  })

  it('are none of the partner’s own', async () => {
    const partner = await makePartner(platform, { email: 'Pat.Ner@gmail.com' })
    await platform.signUp({
      email: 'patner+2@gmail.com',
      affiliateCode: await codeOf(partner),
    })
    expect((await totalsOf(partner)).all).toEqual(nothing)
  })
})

describe('statistics', () => {
  it('add up what was purchased from the ledger, with the share that was promised, and name nobody', async () => {
    const partner = await makePartner(platform)
    const friend = await bring(partner)
    await buy(friend)
    const first = await totalsOf(partner)
    const price = first.today.purchased
    expect(price).toBeGreaterThan(0)
    expect(first.today).toEqual({
      ...nothing,
      signUps: 1,
      firstPurchases: 1,
      purchases: 1,
      purchased: price,
      earned: Math.floor(price / 4),
    })
    await later(10 * day, partner, friend)
    await buy(friend)
    const { totals } = await statisticsOf(partner)
    expect(totals.today).toMatchObject({ signUps: 0, firstPurchases: 0, purchases: 1 })
    expect(totals.week).toEqual(totals.today)
    expect(totals.month).toMatchObject({ signUps: 1, purchases: 2, purchased: 2 * price })
    expect(totals.all).toEqual(totals.month)
    const shown = JSON.stringify([totals, (await partner.ask(affiliates.days)).data])
    for (const trace of [friend.playerId, friend.credentials.email, 'Robin'])
      expect(shown).not.toContain(trace)
  })

  it('follow nobody who excludes themselves, and do not fall when somebody does', async () => {
    const partner = await makePartner(platform)
    const friend = await bring(partner)
    await buy(friend)
    const before = (await totalsOf(partner)).all
    const body = { term: '6-months', understood: true } as const
    await friend.ask(responsiblePlay.selfExclude, { body })
    expect((await totalsOf(partner)).all).toEqual(before)
    await later(200 * day, partner, friend)
    const { body: bought } = await buy(friend)
    expect(bought.data.status).toBe('complete')
    expect((await totalsOf(partner)).all).toEqual(before)
  })

  it('keep the share of an earlier sign-up when the brand promises another', async () => {
    const partner = await makePartner(platform)
    const friend = await bring(partner)
    await platform.kernel.db
      .updateTable('affiliate_sign_up')
      .set({ share_percent: 40 })
      .where('player_id', '=', friend.playerId)
      .execute()
    await buy(friend)
    const { purchased, earned } = (await totalsOf(partner)).all
    expect(earned).toBe(Math.floor((purchased * 40) / 100))
  })
})

describe('days', () => {
  it('come newest first, page by page and without gaps, within a period, and as a file', async () => {
    const partner = await makePartner(platform)
    const code = await codeOf(partner)
    const began = platform.clock.now()
    await visit(code)
    await later(3 * day, partner)
    await visit(code)
    const ask = async (query = {}) => (await partner.ask(affiliates.days, { query })).data
    const names = ({ days }: { days: { day: string }[] }) => days.map(({ day: name }) => name)
    const on = (days: number) => dayOf(began + days * day)
    const every = [on(3), on(2), on(1), on(0)]
    const whole = await ask()
    expect(names(whole)).toEqual(every)
    expect(whole.days.map(({ visits }) => visits)).toEqual([1, 0, 0, 1])
    expect(whole.nextCursor).toBeNull()
    const first = await ask({ limit: 3 })
    expect(names(first)).toEqual(every.slice(0, 3))
    const second = await ask({ limit: 3, cursor: first.nextCursor ?? undefined })
    expect([names(second), second.nextCursor]).toEqual([every.slice(3), null])
    expect(names(await ask({ from: on(1), to: on(2) }))).toEqual([on(2), on(1)])
    expect(await ask({ from: on(3), to: on(0) })).toEqual({ days: [], nextCursor: null })
    const answer = await partner.call(affiliates.export, { query: { from: on(2) } })
    const { text } = answer.body as unknown as { text: string }
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="partner.csv"',
    })
    expect(text.split('\r\n')).toEqual([
      'day (UTC),visits,sign-ups,first purchases,purchases,purchased (USD),earned (USD)',
      `${on(3)},1,0,0,0,0.00,0.00`,
      `${on(2)},0,0,0,0,0.00,0.00`,
      '',
    ])
  })
})

describe('the demo', () => {
  it('has a partner in every brand, with visits and the demo account', async () => {
    for (const brand of ['wireframe', 'tao']) {
      const partner = platform.guest({ brand })
      await partner.ask(session.signIn, {
        body: { email: 'partner@marquee.test', password: 'demo-play-2026' },
      })
      const { data } = await partner.ask(affiliates.statistics)
      expect(data.totals.all.signUps).toBe(1)
      expect(data.totals.all.visits).toBeGreaterThan(20)
    }
  })
})
