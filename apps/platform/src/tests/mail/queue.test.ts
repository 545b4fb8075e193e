import { account, backOffice, responsiblePlay, session } from '@marquee/contract'
import { bonusDesk } from '@marquee/features-bonuses/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'
import { buy } from '../../testing/payment.ts'
import { makeWinner, redeem } from '../../testing/winner.ts'

const brand = 'wireframe'
const safari = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1' }

let platform: TestPlatform
let manager: TestClient

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
  const staff = await makeStaff(platform, { role: 'brand-manager', brands: [brand] })
  manager = await staff.signIn()
}, 60_000)
afterAll(() => platform.stop())

const mailsTo = ({ credentials }: TestPlayer) =>
  platform.kernel.db
    .selectFrom('mail_outbox')
    .select(['kind', 'locale', 'subject', 'body'])
    .where('recipient', '=', credentials.email)
    .orderBy('id')
    .execute()
const kindsTo = async (player: TestPlayer) => (await mailsTo(player)).map(({ kind }) => kind)

const grant = (playerId: string) =>
  manager.ask(bonusDesk.grant, {
    params: { brand },
    body: { playerId, amount: 250, validDays: 7, reason: 'A late answer' },
  })

describe('mails to a player', () => {
  it('begin with a welcome in the player’s language that names both gifts', async () => {
    const player = await platform.signUp({ name: 'Una', locale: 'es' })
    const [welcome] = await mailsTo(player)
    expect(welcome).toMatchObject({ kind: 'welcome', locale: 'es' })
    expect(welcome?.body).toContain('¡Hola, Una!')
    expect(welcome?.body).toMatch(/monedas y [\d.]+ participaciones/)
  })

  it('are a receipt for a purchase that went through, with number, package and price', async () => {
    const player = await platform.signUp()
    const { id } = (await buy(player)).body.data
    const receipt = (await mailsTo(player)).find(({ kind }) => kind === 'receipt')
    expect(receipt?.body).toContain(id.slice(0, 8).toUpperCase())
    expect(receipt?.body).toContain('Package: Pouch')
    expect(receipt?.body).toContain('Total: $4.99')
    expect(receipt?.body).toContain(`/cash/receipt/${id}`)
  })

  it('tell each step of a redemption, with the reason of a refusal', async () => {
    const player = await makeWinner(platform)
    const { id } = (await redeem(player)).body.data
    const params = { brand, playerId: player.playerId, redemptionId: id }
    const decide = (decision: 'ask' | 'reject', reason: string) =>
      manager.ask(backOffice.decideRedemption, {
        params,
        body: { decision, code: 'address-proof', reason },
      })
    await decide('ask', 'The bill is from last year')
    await decide('reject', 'No bill came')
    const paid = (await redeem(player, 1_000, { method: 'wallet' })).body.data
    await manager.ask(backOffice.decideRedemption, {
      params: { ...params, redemptionId: paid.id },
      body: { decision: 'approve', code: null, reason: 'All fine' },
    })
    const mails = (await mailsTo(player)).filter(({ kind }) => kind.startsWith('redemption'))
    expect(mails.map(({ kind }) => kind)).toEqual([
      'redemption-received',
      'redemption-asked',
      'redemption-refused',
      'redemption-received',
      'redemption-approved',
      'redemption-paid',
    ])
    expect(mails[1]?.body).toContain('The bill is from last year')
    expect(mails[2]?.body).toContain('No bill came')
    // What staff write for the record stays there.
    expect(JSON.stringify(mails)).not.toContain('All fine')
  })

  it('tell of a sign-in from a device that is new, once, and of a new password', async () => {
    const player = await platform.signUp()
    const signIn = (headers: Record<string, string>) =>
      platform.guest().call(session.signIn, { body: player.credentials, headers })
    await signIn({})
    expect(await kindsTo(player)).toEqual(['welcome'])
    await signIn(safari)
    await signIn(safari)
    const news = (await mailsTo(player)).filter(({ kind }) => kind === 'new-device')
    expect(news.map(({ body }) => body.includes('Safari, iPhone'))).toEqual([true])
    const body = { currentPassword: player.credentials.password, password: 'another long one' }
    await player.ask(account.changePassword, { body })
    expect(await kindsTo(player)).toContain('password-changed')
  })

  it('tell of limits and breaks; nothing that invites to play reaches a player on a break', async () => {
    const player = await platform.signUp()
    const limit = { kind: 'purchase', period: 'day', amount: 5_000 } as const
    await player.ask(responsiblePlay.setLimit, { body: limit })
    await grant(player.playerId)
    expect(await kindsTo(player)).toEqual(['welcome', 'limit-changed', 'bonus-credited'])
    await player.ask(responsiblePlay.coolOff, { body: { days: 7 } })
    await grant(player.playerId)
    expect(await kindsTo(player)).toEqual([
      'welcome',
      'limit-changed',
      'bonus-credited',
      'break-begun',
    ])
  })

  it('are shown by the sandbox as they look, in a frame that may do nothing, with the text on demand', async () => {
    await platform.signUp({ name: '<i>Ann</i>' })
    const ask = (accept: string) =>
      platform.guest().send('GET', '/sandbox/mails', { headers: { accept } })
    const page = JSON.stringify((await ask('text/html')).body).replaceAll('\\"', '"')
    expect(page).toContain('sandbox=""')
    expect(page).toMatch(/<pre>[^<]*Welcome, &lt;i&gt;Ann&lt;\/i&gt;/)
    expect(page).not.toContain('<i>Ann')
    const { mails } = (await ask('application/json')).body as unknown as {
      mails: { kind: string; html: string }[]
    }
    expect(mails.find(({ kind }) => kind === 'welcome')?.html).toContain('<!DOCTYPE html')
  })
})
