import type { GameLaunch } from '@marquee/contract'
import { type AppRuntime, type BalanceUnit, now } from '@marquee/core'
import { atom, useAtomValue } from 'jotai'

/** How a player's session of play goes, as the platform counts it. */
export interface PlaySession {
  /** Epoch ms of this device's clock. */
  startedAt: number
  /** Wins less stakes, in minor units. */
  net: Record<BalanceUnit, number>
}

export const playSessionAtom = atom<PlaySession | null>(null)

/** Takes over what the opening of a game says: it outlives reloads, tabs and devices. */
export function followSession(store: AppRuntime['store'], launch: GameLaunch): void {
  const { playSession } = launch
  if (!playSession) return
  store.set(playSessionAtom, { startedAt: now() - playSession.elapsedMs, net: playSession.net })
}

/** Counts a stake (negative) or a win, until the platform says it again. */
export function addToNet(store: AppRuntime['store'], unit: BalanceUnit, amount: number): void {
  store.set(
    playSessionAtom,
    (known) => known && { ...known, net: { ...known.net, [unit]: known.net[unit] + amount } },
  )
}

/** The player's session of play; null until a game is open. */
export const usePlaySession = (): PlaySession | null => useAtomValue(playSessionAtom)
