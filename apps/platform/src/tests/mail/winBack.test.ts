import { account, responsiblePlay } from '@marquee/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outgoingMails } from '@marquee/platform-messages/mail/outbox'
import { suppress } from '@marquee/platform-messages/mail/suppression'
import { unsubscribeAddress } from '@marquee/platform-messages/mail/unsubscribe'
import { settingsOf } from '@marquee/platform-kernel/module'
import { at } from '@marquee/platform-kernel/schema'
import { modules } from '../../modules.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

const brand = 'stormrush'
const day = 86_400_000

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform({ brand })
}, 60_000)
afterAll(() => platform.stop())
beforeEach(() => platform.kernel.db.deleteFrom('mail_outbox').execute())

const away = (days: number) => platform.clock.advance(days * day)

/** Does the job once, as the queue does. */
async function runJob(): Promise<void> {
  const module = modules.find(({ name }) => name === 'win-back')
  for (const job of module?.jobs?.(platform.surroundings) ?? [])
    await job.run(new AbortController().signal)
}

/** Invitations to a player. */
const invitations = ({ credentials }: TestPlayer) =>
  platform.kernel.db
    .selectFrom('mail_outbox')
    .select(['locale', 'subject', 'body'])
    .where('recipient', '=', credentials.email)
    .where('kind', '=', 'win-back')
    .execute()

type Form = Parameters<TestPlatform['signUp']>[0]

/** A player with a confirmed address who wants news by mail. */
async function makeSubscriber(form: Form = {}): Promise<TestPlayer> {
  const player = await platform.signUp(form)
  await platform.kernel.db
    .updateTable('player_profile')
    .set({ email_confirmed: true })
    .where('player_id', '=', player.playerId)
    .execute()
  await player.ask(account.saveSubscription, { body: { email: true, push: false, sms: false } })
  return player
}

describe('a player who has been away', () => {
  it.each([
    ['en', /^Hi, Una/, 'No purchase necessary'],
    ['es', /^Hola, Una/, 'No es necesario comprar'],
  ] as const)(
    'is asked back once in %s, in the brand’s dress and as text',
    async (locale, greeting, note) => {
      const player = await makeSubscriber({ name: 'Una', locale })
      away(13)
      await runJob()
      expect(await invitations(player)).toEqual([])
      away(1.1)
      await runJob()
      await runJob()
      away(3)
      await runJob()
      const [mail, ...more] = await invitations(player)
      expect(more).toEqual([])
      expect(mail?.locale).toBe(locale)
      expect(mail?.body).toMatch(greeting)
      expect(mail?.body).toContain(note)
      const brandSettings = settingsOf(platform.kernel, brand)
      const drawn = (await outgoingMails(platform.kernel.db, brandSettings)).find(
        ({ to, kind }) => to === player.credentials.email && kind === 'win-back',
      )
      expect(drawn?.html).toContain(brandSettings.name)
      expect(drawn?.html).toContain('/lobby/')
    },
  )

  it('is asked again after another visit, and not while that visit is fresh', async () => {
    const player = await makeSubscriber()
    away(15)
    await runJob()
    await player.ask(account.subscription)
    away(10)
    await runJob()
    expect(await invitations(player)).toHaveLength(1)
    away(5)
    await runJob()
    expect(await invitations(player)).toHaveLength(2)
  })

  it('is left alone after four weeks', async () => {
    const player = await makeSubscriber()
    away(29)
    await runJob()
    expect(await invitations(player)).toEqual([])
  })
})

describe('no invitation goes to', () => {
  /** What becomes of a player on the day they leave. */
  const holds: [who: string, hold: (player: TestPlayer) => Promise<unknown>][] = [
    [
      'a player on a break',
      (player) => player.ask(responsiblePlay.coolOff, { body: { days: 30 } }),
    ],
    [
      'an excluded player',
      (player) =>
        player.ask(responsiblePlay.selfExclude, { body: { term: '6-months', understood: true } }),
    ],
    [
      'a player who closed the account',
      ({ ask, credentials: { password } }) => ask(account.closeAccount, { body: { password } }),
    ],
    [
      'a player who wants no news',
      (player) =>
        player.ask(account.saveSubscription, { body: { email: false, push: true, sms: true } }),
    ],
    [
      'a player who never said so',
      ({ playerId }) =>
        platform.kernel.db.deleteFrom('subscription').where('player_id', '=', playerId).execute(),
    ],
    [
      'a player whose address is not confirmed',
      ({ playerId }) =>
        platform.kernel.db
          .updateTable('player_profile')
          .set({ email_confirmed: false })
          .where('player_id', '=', playerId)
          .execute(),
    ],
    [
      'a player whose position was refused',
      ({ playerId }) =>
        platform.kernel.db
          .insertInto('player_position')
          .values({
            player_id: playerId,
            access: false,
            state: 'WA',
            judged_at: at(platform.clock.now()),
          })
          .execute(),
    ],
    [
      'a player of a state where the brand is closed',
      ({ playerId }) =>
        platform.kernel.db
          .updateTable('player_profile')
          .set({ state: settingsOf(platform.kernel, brand).blockedStates[0] ?? '' })
          .where('player_id', '=', playerId)
          .execute(),
    ],
    [
      'an address that complained or bounced',
      ({ credentials: { email: contact } }) =>
        suppress(platform.kernel.db, {
          brand,
          contact,
          cause: 'complaint',
          problem: null,
          now: platform.clock.now(),
        }),
    ],
    [
      'an address that took the one click of an earlier mail',
      ({ credentials: { email: contact } }) => {
        const address = unsubscribeAddress(platform.kernel, { brand, contact, locale: 'en' })
        return platform.guest().send('POST', new URL(address).pathname)
      },
    ],
  ]

  it.each(holds)('%s', async (_who, hold) => {
    const [held, other] = [await makeSubscriber(), await makeSubscriber()]
    await hold(held)
    away(15)
    await runJob()
    expect(await invitations(held)).toEqual([])
    // Somebody else is asked by the same run.
    expect(await invitations(other)).toHaveLength(1)
  })

  it('a player of a group who excluded themselves at another brand', async () => {
    const told = { name: 'Ines', birthDay: '1988-02-03', surname: 'Falk', zip: '43004' }
    const here = await makeSubscriber(told)
    const there = await platform.signUp(told, { brand: 'tao' })
    await there.ask(responsiblePlay.selfExclude, { body: { term: '6-months', understood: true } })
    away(15)
    await runJob()
    expect(await invitations(here)).toEqual([])
  })
})
