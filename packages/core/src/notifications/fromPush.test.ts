import { describe, expect, it } from 'vitest'
import { makePlayer } from '../testing/makePlayer.ts'
import en from '../background/messages/en.json'
import es from '../background/messages/es.json'
import { notificationOf } from './fromPush.ts'
import { makePush } from './testing.ts'

const balance = { coins: 0, entries: 0, winnings: 0, tourPoints: 0 }
const cash = (coins: number, entries: number) =>
  makePush('cash', { reason: 'daily-login', coins, entries, balance })
const deposit = { depositId: 'd1', presetId: 1, amount: 1999, reason: null }
const key = (name: string) => `background:notifications.${name}`
const player = makePlayer({
  season: { isEnabled: true, slug: 'spooky', totalProgressPercents: 40, currentLevel: 3 },
})
const textOf = (push: ReturnType<typeof makePush>) => notificationOf(push, player)?.text

describe('notificationOf', () => {
  it('says what was credited, in the units that were', () => {
    expect(notificationOf(cash(500, 25), player)).toEqual({
      id: 'cash-7',
      text: key('both'),
      values: { coins: 500, entries: 0.25 },
      at: Date.UTC(2026, 10, 20, 12),
    })
    expect(textOf(cash(500, 0))).toBe(key('coins'))
    expect(textOf(cash(0, 25))).toBe(key('entries'))
    expect(textOf(cash(0, 0))).toBeUndefined()
  })

  it('keeps how a purchase ended, and not that it goes on or met the limit over time', () => {
    const ended = (outcome: 'complete' | 'failed-complete' | 'refresh', reason: string | null) =>
      textOf(makePush('deposit', { ...deposit, outcome, reason }))
    expect(ended('complete', null)).toBe(key('depositComplete'))
    expect(ended('failed-complete', 'declined')).toBe(key('depositFailed'))
    expect(ended('failed-complete', 'canceled_by_sum_limit_per_time')).toBeUndefined()
    expect(ended('refresh', null)).toBeUndefined()
  })

  it.each(['approved', 'rejected', 'duplicateCredentials'] as const)(
    'keeps that an identity is %s',
    (status) => {
      expect(textOf(makePush('playerIdentityVerification', { status }))).toBe(
        key(`identity.${status}`),
      )
    },
  )

  it('keeps a new level of the season once, and none that the player had', () => {
    const reached = (currentLevel: number, seq: number) =>
      notificationOf(
        makePush('season', { slug: 'spooky', totalProgressPercents: 50, currentLevel }, { seq }),
        player,
      )
    expect(reached(3, 1)).toBeNull()
    expect(reached(4, 2)).toMatchObject({ id: 'season-spooky-4', values: { level: 4 } })
    expect(reached(4, 3)?.id).toBe('season-spooky-4')
  })

  it('keeps steps up in the club, and a change of what is open to the player', () => {
    const rank = (kind: 'progress' | 'level-up' | 'status-up' | 'reward') =>
      textOf(makePush('rankLeague', { kind, levelIndex: 5, currentExperience: 1 }))
    expect(
      ['progress', 'level-up', 'status-up', 'reward'].map((kind) => rank(kind as never)),
    ).toEqual([undefined, key('rankLevel'), key('rankStatus'), undefined])
    expect(textOf(makePush('app', { kind: 'feature-status' }))).toBe(key('featureStatus'))
    expect(textOf(makePush('app', { kind: 'reload' }))).toBeUndefined()
    expect(textOf(makePush('profile', { changed: ['zip'] }))).toBeUndefined()
  })

  it('has a text in both languages for whatever it keeps', () => {
    const keys = (dictionary: object, path = ''): string[] =>
      Object.entries(dictionary).flatMap(([name, value]) =>
        typeof value === 'object' ? keys(value as object, `${path}${name}.`) : [`${path}${name}`],
      )
    const actions = [
      'surveyRequired',
      'needScanDocument',
      'success',
      'apple_pay_success',
      'failed',
      'duplicate',
      'apple_pay_failed',
    ] as const
    const kept = [
      ...actions.map((action) => makePush('playerVerification', { action })),
      makePush('playerIdentityVerification', { status: 'rejected' }),
      makePush('rankLeague', { kind: 'level-up', levelIndex: 5, currentExperience: 1 }),
      cash(1, 1),
    ].map((push) => textOf(push)?.replace('background:notifications.', ''))
    for (const { notifications } of [en, es])
      expect(keys(notifications)).toEqual(expect.arrayContaining(kept))
  })
})
