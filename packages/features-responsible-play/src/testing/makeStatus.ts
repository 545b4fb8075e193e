import type {
  LimitKind,
  LimitPeriod,
  PlayLimit,
  RealityCheck,
  ResponsiblePlayStatus,
} from '@marquee/contract'

const kinds: LimitKind[] = ['purchase', 'loss-coins', 'loss-entries', 'time']
const periods: LimitPeriod[] = ['day', 'week', 'month']

export const makeLimit = (overrides: Partial<PlayLimit> = {}): PlayLimit => ({
  kind: 'purchase',
  period: 'day',
  amount: null,
  used: null,
  pending: null,
  ...overrides,
})

export const makeCheck = (overrides: Partial<RealityCheck> = {}): RealityCheck => ({
  minutes: 60,
  pending: null,
  choices: [15, 30, 45, 60, 90, 120],
  due: false,
  playedMs: 0,
  coins: { staked: 0, won: 0 },
  entries: { staked: 0, won: 0 },
  ...overrides,
})

interface StatusOverrides extends Partial<Omit<ResponsiblePlayStatus, 'limits'>> {
  /** Limits that are set; the others are not. */
  limits?: PlayLimit[]
}

/** Everything as it is for a new player, but for what is given. */
export const makeStatus = ({
  limits = [],
  ...overrides
}: StatusOverrides = {}): ResponsiblePlayStatus => ({
  limits: kinds.flatMap((kind) =>
    periods.map(
      (period) =>
        limits.find((limit) => limit.kind === kind && limit.period === period) ??
        makeLimit({ kind, period }),
    ),
  ),
  realityCheck: makeCheck(),
  restriction: null,
  ...overrides,
})
