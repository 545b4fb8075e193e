/** What a round is played with. */
export type PlayUnit = 'coins' | 'entries'

/** Between two rounds that lie closer than this the player was playing, in ms. */
export const playGapMs = 5 * 60_000
/** After so long without opening a game or playing a new session begins, in ms. */
export const sessionGapMs = 30 * 60_000

interface Figures {
  staked: bigint
  won: bigint
}

/** How a player's play goes: the session that games show, and what the next reality check will say. */
export interface PlaySession {
  startedAt: number
  lastActiveAt: number
  lastRoundAt: number | null
  net: Record<PlayUnit, bigint>
  check: { playedMs: number } & Record<PlayUnit, Figures>
  /** When a reality check was answered last. */
  checkedAt: number | null
}

const noFigures: Figures = { staked: 0n, won: 0n }
const noCheck: PlaySession['check'] = { playedMs: 0, coins: noFigures, entries: noFigures }

/** The session that a game opened now belongs to: the one that runs, or a new one. */
export function openedAt(session: PlaySession | null, now: number): PlaySession {
  if (session && now - session.lastActiveAt <= sessionGapMs)
    return { ...session, lastActiveAt: now }
  return {
    startedAt: now,
    lastActiveAt: now,
    lastRoundAt: session?.lastRoundAt ?? null,
    net: { coins: 0n, entries: 0n },
    check: session?.check ?? noCheck,
    checkedAt: session?.checkedAt ?? null,
  }
}

/** Time since the last round, if that counts as play, in ms. */
export const runningGap = (lastRoundAt: number | null, now: number): number =>
  lastRoundAt !== null && now - lastRoundAt < playGapMs ? Math.max(0, now - lastRoundAt) : 0

/** Play since the last reality check, up to now, in ms. */
export const playedSinceCheck = (session: PlaySession | null, now: number): number =>
  session ? session.check.playedMs + runningGap(session.lastRoundAt, now) : 0

export const isCheckDue = (session: PlaySession | null, minutes: number, now: number): boolean =>
  playedSinceCheck(session, now) >= minutes * 60_000

/** A round begins. */
export function withStake(
  known: PlaySession | null,
  unit: PlayUnit,
  cost: bigint,
  now: number,
): PlaySession {
  const session = openedAt(known, now)
  const figures = session.check[unit]
  return {
    ...session,
    lastRoundAt: now,
    net: { ...session.net, [unit]: session.net[unit] - cost },
    check: {
      ...session.check,
      playedMs: playedSinceCheck(session, now),
      [unit]: { ...figures, staked: figures.staked + cost },
    },
  }
}

/** A round was settled; its win belongs to the session in which its stake was counted. */
export function withWin(session: PlaySession, unit: PlayUnit, win: bigint): PlaySession {
  const figures = session.check[unit]
  return {
    ...session,
    net: { ...session.net, [unit]: session.net[unit] + win },
    check: { ...session.check, [unit]: { ...figures, won: figures.won + win } },
  }
}

/** A reality check was refused play for: the time that led to it is counted, whatever comes. */
export const withDueCheck = (session: PlaySession, now: number): PlaySession => ({
  ...session,
  lastRoundAt: null,
  check: { ...session.check, playedMs: playedSinceCheck(session, now) },
})

/** A reality check was answered: counting begins anew, and with `stop` the session is over. */
export const withAnswer = (
  session: PlaySession,
  answer: 'continue' | 'stop',
  now: number,
): PlaySession => ({
  ...session,
  // Long ago: what is opened next begins a session of its own.
  lastActiveAt: answer === 'stop' ? now - sessionGapMs - 1 : now,
  lastRoundAt: answer === 'stop' ? null : now,
  check: noCheck,
  checkedAt: now,
})
