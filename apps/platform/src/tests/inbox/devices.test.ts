import { account, inbox, responsiblePlay, session } from '@marquee/contract'
import { runCommand } from '@marquee/platform-kernel/command'
import { settingsOf } from '@marquee/platform-kernel/module'
import { listInbox } from '@marquee/platform-messages/inbox/service'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { deliverNextPush } from '@marquee/platform-messages/push/delivery'
import { pagesFirst, prunePushes, pushWindow } from '@marquee/platform-messages/push/outbox'
import { hasPushWords } from '@marquee/platform-messages/push/words'
import { locales } from '@marquee/contract/locales'
import { sharedInboxKind } from '@marquee/contract/schemas'
import { openProviders, type PushProvider } from '@marquee/platform-providers'
import { startFcm, type TestFcm } from '@marquee/platform-providers/testing/fcmServer'
import type { NewInboxEntry } from '@marquee/platform-kernel/status'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeAccounts } from '../../testing/accounts.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

const brand = 'stormrush'
let platform: TestPlatform
let company: TestFcm
let push: PushProvider | null
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
  const now = () => platform.clock.now()
  company = await startFcm(now)
  const { account: sender, endpoint } = company
  push = openProviders(
    makeAccounts({ push: { accounts: { [brand]: sender }, endpoint, now, sandbox: true } }),
  ).push
}, 240_000)
afterAll(async () => {
  await platform.stop()
  await company.stop()
})
beforeEach(() => {
  company.messages.length = 0
  company.break(null)
})

let devices = 0
/** A player, signed in on a device that is registered. */
async function signUp({ end = '', locale = 'en' }: { end?: string; locale?: 'en' | 'es' } = {}) {
  const player = await platform.signUp({}, { brand })
  devices += 1
  const token = `device-${devices}${end}`
  await player.ask(inbox.keepDevice, { body: { token, locale } })
  return { player, token }
}
/** Something happens to a player. */
const happen = (
  { playerId }: TestPlayer,
  entry: Pick<NewInboxEntry, 'kind'> & Partial<NewInboxEntry>,
) =>
  runCommand(platform.kernel, {
    name: 'test.happen',
    playerId,
    idempotency: null,
    input: null,
    handle: (command) => recordInInbox(command, { key: 'one', ...entry, playerId }),
  })
/** Hands over what is due by now; gives what became of each. */
async function deliver(): Promise<string[]> {
  const states: string[] = []
  for (;;) {
    const done = await deliverNextPush({ kernel: platform.kernel, providers: { push } })
    if (!done) return states
    states.push(done.state)
  }
}
const later = () => platform.clock.advance(pagesFirst)
const knownDevices = async () =>
  (await platform.kernel.db.selectFrom('push_device').select('token').execute()).map(
    ({ token }) => token,
  )

describe('entries of the inbox on devices', () => {
  it('arrive in the language of the device, without what others should not read, and lead to the inbox (PUSH-12)', async () => {
    const { player, token } = await signUp({ locale: 'es' })
    await happen(player, { kind: 'redemption', params: { status: 'paid', amount: 12_300 } })
    later()
    expect(await deliver()).toEqual(['sent'])
    const [{ message } = { message: null }] = company.messages
    expect(message).toMatchObject({
      token,
      notification: { title: 'Stormrush', body: 'Tu canje está pagado.' },
      data: { entry: expect.stringMatching(/^\d+$/) },
    })
    expect(message?.webpush.fcm_options.link).toMatch(
      /^http.*stormrush.*\/es\/lobby\/\?openModal=notifications$/,
    )
    expect(await deliver()).toEqual([])
  })

  it('come to each device of the player and to nobody else', async () => {
    const { player, token } = await signUp()
    const other = await signUp()
    await player.ask(inbox.keepDevice, { body: { token: 'phone-of-hers' } })
    await happen(player, { kind: 'friend' })
    later()
    expect(await deliver()).toEqual(['sent', 'sent'])
    const told = company.messages.map(({ message }) => message.token)
    expect(told.toSorted()).toEqual([token, 'phone-of-hers'].toSorted())
    expect(told).not.toContain(other.token)
  })

  it('wait for open pages, and are not told again once they were read there', async () => {
    const { player } = await signUp()
    await happen(player, { kind: 'tournament', params: { place: 1 } })
    expect(await deliver()).toEqual([])
    await player.ask(inbox.read, { body: {} })
    later()
    expect(await deliver()).toEqual(['read'])
    expect(company.messages).toEqual([])
  })

  it('of a kind that the player switched off do not leave, not even those that were written before (PROFILE-08)', async () => {
    const { player } = await signUp()
    await happen(player, { kind: 'friend', key: 'before' })
    await player.ask(inbox.choose, { body: { kind: 'friend', push: false } })
    await happen(player, { kind: 'friend', key: 'after' })
    later()
    expect(await deliver()).toEqual(['withheld'])
    expect(company.messages).toEqual([])
  })

  it('what time brought is not told on devices, since the player is there', async () => {
    const { player } = await signUp()
    await player.ask(inbox.list)
    const due = { playerId: player.playerId, kind: 'weekly', key: 'week-1' } as const
    const brought = await platform.kernel.db
      .selectFrom('inbox_entry')
      .select('kind')
      .where('player_id', '=', player.playerId)
      .where('kind', '!=', 'welcome')
      .execute()
    expect(brought).toEqual([])
    await listInbox(
      {
        kernel: platform.kernel,
        brand: settingsOf(platform.kernel, brand),
        playerId: due.playerId,
      },
      { limit: 30 },
      [() => [due]],
    )
    later()
    expect(await deliver()).toEqual([])
    expect((await player.ask(inbox.list)).data.entries.map(({ kind }) => kind)).toContain('weekly')
  })
})

describe('who is not told', () => {
  it.each(['coolOff', 'selfExclude'] as const)(
    'a player after %s is told of money and safety alone (RP-02, RP-06)',
    async (act) => {
      const { player } = await signUp()
      await (act === 'coolOff'
        ? player.ask(responsiblePlay.coolOff, { body: { days: 7 } })
        : player.ask(responsiblePlay.selfExclude, {
            body: { term: '6-months', understood: true },
          }))
      await happen(player, { kind: 'bonus', key: 'of-staff' })
      await happen(player, { kind: 'friend' })
      await happen(player, { kind: 'redemption', key: 'paid', params: { status: 'paid' } })
      later()
      const states = await deliver()
      expect(states.filter((state) => state === 'withheld')).toHaveLength(2)
      const bodies = company.messages.map(({ message }) => message.notification.body)
      expect(bodies.toSorted()).toEqual(
        [
          act === 'coolOff' ? 'Your break has begun.' : 'Your self-exclusion has begun.',
          'Your redemption is paid.',
        ].toSorted(),
      )
    },
  )

  it('a device whose session is over, whoever ended it', async () => {
    const { player } = await signUp()
    await player.ask(session.logout)
    await happen(player, { kind: 'friend' })
    later()
    expect(await deliver()).toEqual(['withheld'])
    expect(company.messages).toEqual([])
  })

  it('a closed account', async () => {
    const { player } = await signUp()
    await happen(player, { kind: 'friend' })
    const { password } = player.credentials
    await player.ask(account.closeAccount, { body: { password } })
    later()
    expect(await deliver()).toEqual(['withheld'])
  })

  it('a device that was taken off the list, and who used it before somebody else did', async () => {
    const { player, token } = await signUp()
    const next = await platform.signUp({}, { brand })
    await next.ask(inbox.keepDevice, { body: { token } })
    await happen(player, { kind: 'friend' })
    // Nobody takes a device of somebody else off.
    await player.ask(inbox.dropDevice, { body: { token } })
    expect(await knownDevices()).toContain(token)
    await next.ask(inbox.dropDevice, { body: { token } })
    expect(await knownDevices()).not.toContain(token)
    later()
    expect(await deliver()).toEqual([])
  })

  it('no more than ten devices of a player are kept', async () => {
    const { player } = await signUp()
    for (let index = 0; index < 12; index++) {
      platform.clock.advance(1000)
      await player.ask(inbox.keepDevice, { body: { token: `many-${index}` } })
    }
    const many = (await knownDevices()).filter((token) => token.startsWith('many-'))
    expect(many.toSorted()).toEqual(
      Array.from({ length: 10 }, (_, index) => `many-${index + 2}`).toSorted(),
    )
  })
})

describe('a company that does not take them', () => {
  it('is asked again, later each time, and given up after a day', async () => {
    const { player } = await signUp()
    await happen(player, { kind: 'friend' })
    later()
    company.break('failing')
    expect(await deliver()).toEqual(['waiting'])
    expect(await deliver()).toEqual([])
    platform.clock.advance(5_000)
    company.break(null)
    expect(await deliver()).toEqual(['sent'])
    company.break('failing')
    await happen(player, { kind: 'friend', key: 'two' })
    let last = ''
    for (let hour = 0; hour < 26 && last !== 'dead'; hour++) {
      platform.clock.advance(3_600_000)
      last = (await deliver()).at(-1) ?? last
    }
    expect(last).toBe('dead')
  })

  it('a device that it does not know any more is forgotten', async () => {
    const { player, token } = await signUp({ end: '-gone' })
    await happen(player, { kind: 'friend' })
    later()
    expect(await deliver()).toEqual(['refused'])
    expect(await knownDevices()).not.toContain(token)
  })

  it('what nobody took is dead after a day, and is forgotten after two weeks', async () => {
    const { player } = await signUp()
    await happen(player, { kind: 'friend' })
    const states = async () =>
      (await platform.kernel.db.selectFrom('push_outbox').select('state').execute()).map(
        ({ state }) => state,
      )
    platform.clock.advance(pushWindow + 1000)
    await prunePushes(platform.kernel.db, platform.clock.now())
    expect(await states()).toContain('dead')
    platform.clock.advance(15 * 86_400_000)
    await prunePushes(platform.kernel.db, platform.clock.now())
    expect(await states()).toEqual([])
  })
})

it('there are words for every kind of entry that anybody tells of, in every locale', () => {
  const { tells } = platform.surroundings.status
  expect(tells.length).toBeGreaterThan(3)
  for (const locale of locales)
    for (const kind of [...sharedInboxKind.options, ...tells])
      expect(hasPushWords(locale, kind), `${kind} in ${locale}`).toBe(true)
})
