import { describe, expect, it } from 'vitest'
import {
  isCheckDue,
  openedAt,
  playedSinceCheck,
  playGapMs,
  sessionGapMs,
  withAnswer,
  withStake,
  withWin,
} from './session.ts'

const minute = 60_000
const start = 1_000_000_000

describe('a session of play', () => {
  it('goes on when a game is opened again, until 30 minutes without play', () => {
    const first = withStake(openedAt(null, start), 'coins', 20n, start)
    const again = openedAt(first, start + sessionGapMs)
    expect([again.startedAt, again.net.coins]).toEqual([start, -20n])
    const late = openedAt(first, start + sessionGapMs + 1)
    expect([late.startedAt, late.net.coins]).toEqual([start + sessionGapMs + 1, 0n])
  })

  it('counts the time between rounds that lie closer than 5 minutes', () => {
    let session = withStake(null, 'coins', 20n, start)
    session = withStake(session, 'coins', 20n, start + 4 * minute)
    session = withStake(session, 'coins', 20n, start + 4 * minute + playGapMs)
    session = withStake(session, 'coins', 20n, start + 5 * minute + playGapMs)
    expect(session.check.playedMs).toBe(5 * minute)
    expect(playedSinceCheck(session, start + 6 * minute + playGapMs)).toBe(6 * minute)
    expect(playedSinceCheck(session, start + 60 * minute)).toBe(5 * minute)
  })

  it('keeps coins and entries apart, wins less stakes', () => {
    let session = withStake(null, 'coins', 20n, start)
    session = withWin(withStake(session, 'entries', 100n, start), 'entries', 250n)
    expect(session.net).toEqual({ coins: -20n, entries: 150n })
    expect(session.check.entries).toEqual({ staked: 100n, won: 250n })
  })
})

describe('a reality check', () => {
  const played = (minutes: number) => {
    let session = withStake(null, 'coins', 20n, start)
    for (let at = 1; at <= minutes; at++)
      session = withStake(session, 'coins', 20n, start + at * minute)
    return session
  }

  it('RP-07 is due after so many minutes of play, not before', () => {
    expect(isCheckDue(played(29), 30, start + 29.5 * minute)).toBe(false)
    expect(isCheckDue(played(29), 30, start + 30 * minute)).toBe(true)
    expect(isCheckDue(played(30), 30, start + 300 * minute)).toBe(true)
  })

  it('counts anew once it is answered', () => {
    const now = start + 30 * minute
    const session = withAnswer(played(30), 'continue', now)
    expect(isCheckDue(session, 30, now + minute)).toBe(false)
    expect(session.check.coins).toEqual({ staked: 0n, won: 0n })
    expect(session.net.coins).toBe(-620n)
    expect(openedAt(session, now + minute).startedAt).toBe(start)
  })

  it('ends the session when the player stops', () => {
    const now = start + 30 * minute
    const session = withAnswer(played(30), 'stop', now)
    expect(openedAt(session, now + minute)).toMatchObject({
      startedAt: now + minute,
      net: { coins: 0n, entries: 0n },
    })
  })
})
