import * as z from 'zod/mini'

/**
 * Every push of the realtime connection, checked in the browser too, hence `zod/mini`.
 * The specification names the channels (RT-01..17); their payloads are our decision.
 */
const amount = z.int().check(z.nonnegative())
const instant = z.int().check(z.nonnegative())
const balance = z.object({ coins: amount, entries: amount, winnings: amount, tourPoints: amount })
const gameMode = z.enum(['SweepStakes', 'TournamentPoints'])

export const pushSchemas = {
  /** Something was credited outside a round: what, why, and the sum that follows. */
  cash: z.object({
    /** The ledger's kind. Not an enumeration: every feature that credits adds one, and open tabs take it. */
    reason: z.string(),
    coins: amount,
    entries: amount,
    balance,
  }),
  deposit: z.object({
    outcome: z.enum(['complete', 'failed-complete', 'refresh']),
    depositId: z.string(),
    presetId: z.nullable(z.int()),
    amount,
    /** The provider's own word, or ours. */
    reason: z.nullable(z.string()),
  }),
  playerIdentityVerification: z.object({
    status: z.enum(['rejected', 'approved', 'duplicateCredentials']),
  }),
  payment: z.object({
    status: z.enum(['approved', 'decline', 'pending', 'refresh']),
    presetId: z.nullable(z.int()),
    offerType: z.nullable(z.enum(['package', 'firstPurchase', 'promoOffer'])),
    tryNextMethod: z.nullable(z.enum(['card', 'wallet', 'bank'])),
  }),
  profile: z.object({ changed: z.array(z.string()) }),
  playerVerification: z.object({
    action: z.enum([
      'surveyRequired',
      'needScanDocument',
      'success',
      'apple_pay_success',
      'failed',
      'duplicate',
      'apple_pay_failed',
    ]),
  }),
  setBalance: z.object({ balance, gameMode }),
  prizeDrops: z.object({
    kind: z.enum(['win', 'pool', 'countdown']),
    prizeLvl: z.nullable(z.int()),
    prizeValue: z.nullable(amount),
    nextPrizeWillAccrueIn: z.nullable(z.int()),
  }),
  season: z.object({ slug: z.string(), totalProgressPercents: z.number(), currentLevel: z.int() }),
  bingo: z.object({ availablePoint: z.int(), nextBallProgress: z.number() }),
  moneyBox: z.object({
    type: z.enum(['break', 'collectUp', 'topUp']),
    status: z.enum(['full', 'active', 'inactive', 'broken']),
    moneyBoxAmount: amount,
  }),
  tournament: z.object({
    historyId: z.int(),
    points: z.int(),
    place: z.nullable(z.int()),
    roundsPlayed: z.int(),
  }),
  rankLeague: z.object({
    kind: z.enum(['progress', 'level-up', 'status-up', 'reward']),
    levelIndex: z.int(),
    currentExperience: z.int(),
    /** Of `level-up` and `status-up`: what the levels since the last one told of bring, to be claimed. */
    prize: z.optional(z.object({ coins: amount, entries: amount })),
  }),
  cashback: z.object({
    status: z.enum(['available', 'waiting', 'claimed', 'inactive']),
    currentReward: amount,
  }),
  game: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('max-bet'), gameId: z.int(), limit: amount }),
    /** Ours: how the jackpots stand that the game feeds, in minor units of `unit`. */
    z.object({
      kind: z.literal('jackpots'),
      network: z.string(),
      unit: z.enum(['coins', 'entries']),
      levels: z.array(z.object({ level: z.string(), amount })),
    }),
  ]),
  app: z.object({
    kind: z.enum(['reload', 'signed-out', 'feature-status']),
    feature: z.optional(z.string()),
  }),
  bannerOffer: z.object({ presetId: z.int(), finishedAt: z.nullable(instant) }),
  /** Ours: a ticket came, a ticket has won a place, or its reward was taken. */
  lottery: z.object({
    kind: z.enum(['ticket', 'won', 'taken']),
    lotteryId: z.int(),
    number: z.string(),
    place: z.nullable(z.int()),
  }),
  /** Ours: something happened that the player can read later (`entry`), or was read on another device. */
  inbox: z.object({
    entry: z.nullable(
      z.object({
        id: z.int().check(z.positive()),
        kind: z.string(),
        params: z.record(
          z.string(),
          z.union([z.string(), z.number(), z.record(z.string(), z.string())]),
        ),
        coins: amount,
        entries: amount,
        at: instant,
      }),
    ),
    unread: amount,
  }),
  /**
   * Ours: the conversation with support has a new message, or its messages were seen (`message` null).
   * `unread` counts what support wrote and the player has not seen.
   */
  chat: z.object({
    message: z.nullable(
      z.object({
        id: z.int().check(z.positive()),
        from: z.enum(['player', 'support']),
        text: z.string(),
        at: instant,
        key: z.nullable(z.string()),
      }),
    ),
    unread: z.int().check(z.nonnegative()),
  }),
} as const

export type PushChannel = keyof typeof pushSchemas
export type PushPayload<C extends PushChannel> = z.infer<(typeof pushSchemas)[C]>
export const pushChannels = Object.keys(pushSchemas) as PushChannel[]

/** One push as it travels. `seq` grows by one per player, so that a gap shows. */
export const pushEnvelope = z.object({
  seq: z.int().check(z.positive()),
  channel: z.string(),
  data: z.unknown(),
  at: instant,
  /** Ours: what the page names its trace by when it tells that it was painted; where one is kept. */
  trace: z.optional(z.string()),
})
export type PushEnvelope = z.infer<typeof pushEnvelope>

/** The answer to `resume`: what was missed, or the state when too much was. */
export const resumeAnswer = z.union([
  z.object({ kind: z.literal('replay'), pushes: z.array(pushEnvelope) }),
  z.object({ kind: z.literal('snapshot'), seq: z.int(), balance, gameMode }),
])
export type ResumeAnswer = z.infer<typeof resumeAnswer>
