import { describe, expect, it } from 'vitest'
import {
  type PushChannel,
  pushChannels,
  type PushPayload,
  pushSchemas,
  resumeAnswer,
} from './schemas.ts'

const balance = { coins: 1, entries: 2, winnings: 3, tourPoints: 4 }

const samples: { [C in PushChannel]: PushPayload<C> } = {
  cash: { reason: 'daily-login', coins: 500, entries: 0, balance },
  deposit: { outcome: 'complete', depositId: 'd-1', presetId: 3, amount: 999, reason: null },
  playerIdentityVerification: { status: 'approved' },
  payment: { status: 'decline', presetId: null, offerType: null, tryNextMethod: 'bank' },
  profile: { changed: ['name'] },
  playerVerification: { action: 'needScanDocument' },
  setBalance: { balance, gameMode: 'SweepStakes' },
  prizeDrops: { kind: 'win', prizeLvl: 3, prizeValue: 5000, nextPrizeWillAccrueIn: 40 },
  season: { slug: 'spooky', totalProgressPercents: 12.5, currentLevel: 2 },
  bingo: { availablePoint: 9, nextBallProgress: 0.5 },
  moneyBox: { type: 'topUp', status: 'full', moneyBoxAmount: 100 },
  tournament: { historyId: 1, points: 10, place: null, roundsPlayed: 4 },
  rankLeague: { kind: 'level-up', levelIndex: 2, currentExperience: 10 },
  cashback: { status: 'available', currentReward: 25 },
  game: { kind: 'max-bet', gameId: 7, limit: 500 },
  app: { kind: 'reload' },
  bannerOffer: { presetId: 1, finishedAt: null },
  lottery: { kind: 'won', lotteryId: 3, number: '04829137', place: 1 },
  inbox: {
    entry: { id: 1, kind: 'friend', params: {}, coins: 5, entries: 0, at: 1 },
    unread: 1,
  },
  chat: { message: { id: 3, from: 'support', text: 'Hello', at: 1, key: null }, unread: 1 },
}

describe('pushes', () => {
  it('have the seventeen channels of the specification, and two of ours', () => {
    expect(pushChannels.toSorted()).toEqual(Object.keys(samples).toSorted())
    expect(
      pushChannels.filter((channel) => !['chat', 'inbox', 'lottery'].includes(channel)),
    ).toHaveLength(17)
  })

  it.each(pushChannels)('of %s accept their payload and refuse any other', (channel) => {
    const schema = pushSchemas[channel]
    const sample: Record<string, unknown> = samples[channel]
    expect(schema.safeParse(sample).data).toEqual(sample)
    expect(schema.safeParse(null).success).toBe(false)
    for (const key of Object.keys(sample)) {
      expect(schema.safeParse({ ...sample, [key]: Symbol(key) }).success, key).toBe(false)
      const { [key]: _, ...rest } = sample
      expect(schema.safeParse(rest).success, `without ${key}`).toBe(false)
    }
  })

  it('of a game tell its highest stake, or how its jackpots stand', () => {
    const told = {
      kind: 'jackpots',
      network: 'anvil-reserve',
      unit: 'coins',
      levels: [{ level: 'mini', amount: 1_204 }],
    }
    expect(pushSchemas.game.safeParse(told).data).toEqual(told)
    const gone = { ...told, levels: [{ level: 'mini', amount: 0.5 }] }
    expect(pushSchemas.game.safeParse(gone).success).toBe(false)
  })

  it('never carry a negative amount or a fraction of one', () => {
    for (const coins of [-1, 0.5]) {
      expect(
        pushSchemas.setBalance.safeParse({ ...samples.setBalance, balance: { ...balance, coins } })
          .success,
      ).toBe(false)
    }
  })

  it('are resumed with a replay or a snapshot, and nothing else', () => {
    const push = { seq: 1, channel: 'app', data: { kind: 'reload' }, at: 0 }
    expect(resumeAnswer.safeParse({ kind: 'replay', pushes: [push] }).success).toBe(true)
    expect(
      resumeAnswer.safeParse({ kind: 'snapshot', seq: 1, balance, gameMode: 'TournamentPoints' })
        .success,
    ).toBe(true)
    expect(resumeAnswer.safeParse({ kind: 'replay', pushes: [{ ...push, seq: 0 }] }).success).toBe(
      false,
    )
    expect(resumeAnswer.safeParse({ kind: 'snapshot', seq: 1 }).success).toBe(false)
  })
})
