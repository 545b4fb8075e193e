import { inbox, type InboxSetting, responsiblePlay } from '@marquee/contract'
import { runCommand } from '@marquee/platform-kernel/command'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { marketingKinds, topicsOf } from '@marquee/platform-messages/mail/kinds'
import { queueMail } from '@marquee/platform-messages/mail/queue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { buy } from '../../testing/payment.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
}, 60_000)
afterAll(() => platform.stop())

const settingsOf = async (player: TestPlayer) =>
  new Map((await player.ask(inbox.settings)).data.kinds.map((one) => [one.kind, one] as const))
const choose = (player: TestPlayer, body: { kind: string; push?: boolean; mail?: boolean }) =>
  player.call(inbox.choose, { body })

/** Staff grant a bonus: one entry, one push, one mail. */
const grant = (player: TestPlayer, key: string) =>
  runCommand(platform.kernel, {
    name: 'test.grant',
    playerId: player.playerId,
    idempotency: null,
    input: null,
    async handle(command) {
      const { playerId } = player
      const until = command.now + 86_400_000
      await recordInInbox(command, {
        playerId,
        kind: 'bonus',
        key,
        params: { until },
        entries: 250,
      })
      await queueMail(command, playerId, {
        kind: 'bonus-credited',
        entries: 250,
        validUntil: until,
        path: '/lobby/',
      })
    },
  })
const mailsTo = async ({ credentials }: TestPlayer) =>
  (
    await platform.kernel.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('recipient', '=', credentials.email)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)
const entriesOf = async (player: TestPlayer, kind: string) =>
  (await player.ask(inbox.list)).data.entries.filter((entry) => entry.kind === kind)

describe('how messages reach a player', () => {
  it('everything is on until the player chooses, and mails of money and safety always are (PROFILE-08)', async () => {
    const settings = await settingsOf(await platform.signUp())
    expect(settings.get('bonus')).toEqual({ kind: 'bonus', push: 'on', mail: 'on' })
    for (const kind of ['purchase', 'redemption', 'limit', 'break', 'exclusion'])
      expect(settings.get(kind)).toEqual({ kind, push: 'on', mail: 'always' })
    expect(settings.get('security')).toEqual({ kind: 'security', push: 'none', mail: 'always' })
    const { tells } = platform.surroundings.status
    expect(tells.length).toBeGreaterThan(3)
    for (const kind of tells) expect(settings.get(kind)).toEqual({ kind, push: 'on', mail: 'none' })
    expect(settings.has('welcome')).toBe(false)
  })

  it('a kind that is switched off > sends no mail and tells open pages nothing, and stands in the inbox (LAYOUT-10)', async () => {
    const player = await platform.signUp()
    await grant(player, 'first')
    expect(await mailsTo(player)).toEqual(['welcome', 'bonus-credited'])
    const { body } = await choose(player, { kind: 'bonus', push: false, mail: false })
    const off: InboxSetting = { kind: 'bonus', push: 'off', mail: 'off' }
    expect(body.data.kinds).toContainEqual(off)
    const tab = await listen(platform.url, player)
    await grant(player, 'second')
    expect((await tab.next('inbox')).data).toEqual({ entry: null, unread: 3 })
    tab.close()
    expect(await mailsTo(player)).toEqual(['welcome', 'bonus-credited'])
    expect(await entriesOf(player, 'bonus')).toHaveLength(2)
    expect((await settingsOf(player)).get('bonus')).toEqual(off)
    expect((await settingsOf(player)).get('friend')?.push).toBe('on')
  })

  it('each way > is switched apart, and on again', async () => {
    const player = await platform.signUp()
    await choose(player, { kind: 'bonus', mail: false })
    await choose(player, { kind: 'bonus', push: false })
    await choose(player, { kind: 'bonus', mail: true })
    expect((await settingsOf(player)).get('bonus')).toEqual({
      kind: 'bonus',
      push: 'off',
      mail: 'on',
    })
    await grant(player, 'one')
    expect(await mailsTo(player)).toContain('bonus-credited')
  })

  it.each(['purchase', 'redemption', 'limit', 'break', 'exclusion', 'security'])(
    'mails about %s > cannot be switched off',
    async (kind) => {
      const player = await platform.signUp()
      const { status, body } = await choose(player, { kind, mail: false })
      expect([status, body.error?.code]).toEqual([409, 'not-available'])
    },
  )

  it('mails about what a feature tells of > are none to switch off', async () => {
    const player = await platform.signUp()
    for (const kind of platform.surroundings.status.tells) {
      const { status, body } = await choose(player, { kind, mail: false })
      expect([kind, status, body.error?.code]).toEqual([kind, 409, 'not-available'])
    }
  })

  it('notices of money and safety > may be off, and their mails come all the same', async () => {
    const player = await platform.signUp()
    for (const kind of ['purchase', 'limit']) await choose(player, { kind, push: false })
    await buy(player)
    const body = { kind: 'purchase', period: 'day', amount: 5_000 } as const
    await player.ask(responsiblePlay.setLimit, { body })
    expect(await mailsTo(player)).toEqual(['welcome', 'receipt', 'limit-changed'])
  })

  it('no mail but marketing > asks what was chosen', () => {
    const optional = [...marketingKinds].flatMap((kind) => topicsOf(kind))
    expect(optional).toEqual(['bonus'])
  })

  it('an unknown kind > is not there', async () => {
    const player = await platform.signUp()
    expect((await choose(player, { kind: 'weather', push: false })).status).toBe(404)
    expect((await choose(player, { kind: 'welcome', push: false })).status).toBe(404)
  })
})
