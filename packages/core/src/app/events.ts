import type { ApiErrorCode } from '@marquee/api-client'
import type { GameMode } from '@marquee/contract'

/** What the shell tells whoever listens; a feature that tells something itself adds its event. */
export interface AppEvents {
  /** GAMEMODE-06: sent after the platform has switched the mode. */
  'game-mode:changed': { gameMode: GameMode }
  'signed-in': { login: string }
  'signed-out': object
  /** The player is excluded from play, here or in another brand of the group; the session lives on. */
  excluded: object
  /** RT-16: the platform has something newer than what this page shows. */
  'app:reload': object
  /** Something was pushed that may change what can be claimed. */
  pushed: object
  /** The platform refused a call (403): terms to accept, a region, a pause. */
  'call:refused': { code: ApiErrorCode }
  /** A page failed and the error page stands in its place. */
  'error:shown': { error: unknown }
  /** A round was paid for and its outcome has been shown. */
  'round:settled': { gameId: number }
  /** SESSION-09: nothing was done for 30 minutes. */
  'inactivity:30': object
}

export interface Events {
  emit<N extends keyof AppEvents>(name: N, detail: AppEvents[N]): void
  on<N extends keyof AppEvents>(name: N, listener: (detail: AppEvents[N]) => void): () => void
}

export function createEvents(): Events {
  const target = new EventTarget()
  return {
    emit: (name, detail) => {
      target.dispatchEvent(new CustomEvent(name, { detail }))
    },
    on: (name, listener) => {
      const receive = (event: Event) => listener((event as CustomEvent).detail)
      target.addEventListener(name, receive)
      return () => target.removeEventListener(name, receive)
    },
  }
}
