import { type AppRuntime, type BalanceUnit, now, useApp, usePlayer } from '@marquee/core'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'

/** How a player's time in games goes; lives as long as the browser's tab. */
export interface PlaySession {
  login: string
  /** Epoch ms. */
  startedAt: number
  /** Wins less stakes, in minor units. */
  net: Record<BalanceUnit, number>
}

const storageKey = 'marquee:play-session'

export const playSessionAtom = atom<PlaySession | null>(null)

function stored(login: string): PlaySession | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as PlaySession | null
    return kept?.login === login && Number.isFinite(kept.startedAt) ? kept : null
  } catch {
    // Storage may be forbidden or hold something else; the session then starts now.
    return null
  }
}

function keep(store: AppRuntime['store'], session: PlaySession): void {
  store.set(playSessionAtom, session)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(session))
  } catch {
    // Forbidden storage: the session is kept for this page only.
  }
}

/** Goes on with the tab's session, or begins one. */
export function beginSession(store: AppRuntime['store'], login: string): void {
  if (store.get(playSessionAtom)?.login === login) return
  keep(store, stored(login) ?? { login, startedAt: now(), net: { coins: 0, entries: 0 } })
}

/** Counts a stake (negative) or a win. */
export function addToNet(store: AppRuntime['store'], unit: BalanceUnit, amount: number): void {
  const session = store.get(playSessionAtom)
  if (!session) return
  keep(store, { ...session, net: { ...session.net, [unit]: session.net[unit] + amount } })
}

/** The player's session; it begins with the first game that is opened. Null until then. */
export function usePlaySession(): PlaySession | null {
  const { store } = useApp()
  const login = usePlayer()?.login
  useEffect(() => {
    if (login !== undefined) beginSession(store, login)
  }, [store, login])
  return useAtomValue(playSessionAtom)
}
