import type { ApiErrorCode } from '@marquee/api-client'
import type { GameMode, PopupAd } from '@marquee/contract'
import type { PushMessage } from '../push/config.ts'

/** What the shell tells whoever listens. */
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
  /** The support chat button was pressed: whoever is the chat opens or closes. */
  'support-chat:toggled': { open: boolean }
  /** A round was paid for and its outcome has been shown. */
  'round:settled': { gameId: number }
  /** SESSION-09: nothing was done for 30 minutes. */
  'inactivity:30': object
  /** Pop-up ads that the platform answered a trigger with, in order; whoever shows them listens. */
  'popup-ads:due': { popups: PopupAd[] }
  /** PUSH-02: a player asked for notifications; and no longer wants them here. */
  'push:init': object
  'push:end': object
  /** PUSH-11. */
  'push:message': PushMessage
  /** PUSH-12. */
  'push:updateToken': { token: string }
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
