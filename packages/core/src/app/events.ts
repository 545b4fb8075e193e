import type { GameMode } from '@marquee/contract'
import type { PushMessage } from '../push/config.ts'

/** What the shell tells whoever listens. */
export interface AppEvents {
  /** GAMEMODE-06: sent after the platform has switched the mode. */
  'game-mode:changed': { gameMode: GameMode }
  'signed-in': { login: string }
  'signed-out': object
  /** A page failed and the error page stands in its place. */
  'error:shown': { error: unknown }
  /** The support chat button was pressed: whoever is the chat opens or closes. */
  'support-chat:toggled': { open: boolean }
  /** A round was paid for and its outcome has been shown. */
  'round:settled': { gameId: number }
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
