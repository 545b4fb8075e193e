import type { PushChannel, PushPayload } from '@marquee/contract/pushes'

const balance = { coins: 5_000, entries: 200, winnings: 30, tourPoints: 0 }

/** A push of every channel: what comes has to be this, field by field. */
export const samplePush: { [Channel in PushChannel]: PushPayload<Channel> } = {
  cash: { reason: 'conformance', coins: 100, entries: 10, balance },
  deposit: { outcome: 'refresh', depositId: 'conformance', presetId: 1, amount: 499, reason: null },
  playerIdentityVerification: { status: 'approved' },
  payment: { status: 'refresh', presetId: 1, offerType: 'package', tryNextMethod: null },
  profile: { changed: ['name'] },
  playerVerification: { action: 'success' },
  setBalance: { balance, gameMode: 'TournamentPoints' },
  prizeDrops: { kind: 'countdown', prizeLvl: null, prizeValue: null, nextPrizeWillAccrueIn: 60 },
  season: { slug: 'conformance', totalProgressPercents: 12.5, currentLevel: 2 },
  bingo: { availablePoint: 1, nextBallProgress: 0.5 },
  moneyBox: { type: 'topUp', status: 'active', moneyBoxAmount: 100 },
  tournament: { historyId: 1, points: 10, place: 3, roundsPlayed: 4 },
  rankLeague: { kind: 'progress', levelIndex: 1, currentExperience: 10 },
  cashback: { status: 'waiting', currentReward: 0 },
  game: { kind: 'max-bet', gameId: 1, limit: 500 },
  app: { kind: 'feature-status', feature: 'conformance' },
  bannerOffer: { presetId: 1, finishedAt: null },
  lottery: { kind: 'ticket', lotteryId: 1, number: '000001', place: null },
  inbox: { entry: null, unread: 0 },
  chat: { message: null, unread: 0 },
}
