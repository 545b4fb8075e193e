import { loadScript, type ScriptPlace, toast, useApp, useT } from '@marquee/core'
import { atom, useAtom } from 'jotai'
import { useRef } from 'react'
import { wayToSupport } from './wayToSupport.ts'

declare module '@marquee/core' {
  interface AppEvents {
    /** The support chat button was pressed: whoever is the chat opens or closes. */
    'support-chat:toggled': { open: boolean }
  }
}

// The state stands beside its hook: as one file it is one chunk, the same in brands with the house's own
// messenger and in those without (PRODUCT-07).

/** What is known of the support chat (CHAT-01). */
export interface SupportChatState {
  /** Whether the house's own messenger can be used now; its feature says so. */
  isCustomAvailable: boolean
  /** Whether the messenger is open. */
  isOpen: boolean
}

/** How many messages of support the player has not seen; the chat's feature says so. */
export const supportUnreadAtom = atom(0)

export const supportChatAtom = atom<SupportChatState>({ isCustomAvailable: false, isOpen: false })

/** Tells a third party's script to show itself; `detail` says `brand` and `locale`. */
export const supportChatEvent = 'marquee:support-chat'

/**
 * Opens and closes the support chat. The custom one follows the state and the event; a third
 * party's script is fetched with the first press, and told of that and each later press.
 */
export function useChatToggle(place?: ScriptPlace): () => Promise<void> {
  const t = useT('support-button')
  const { brand, events, locale } = useApp()
  const [chat, setChat] = useAtom(supportChatAtom)
  const loaded = useRef<Promise<void>>(undefined)
  return async () => {
    const way = wayToSupport(brand)
    if (way?.kind === 'script') {
      try {
        await (loaded.current ??= loadScript(way.src, place))
      } catch (error) {
        loaded.current = undefined
        console.error('The support chat could not be opened.', error)
        void toast({ type: 'error', text: t('failed') })
        return
      }
      const detail = { brand: brand.key, locale }
      window.dispatchEvent(new CustomEvent(supportChatEvent, { detail }))
    }
    const isShown = chat.isCustomAvailable && chat.isOpen
    const isOpen = way?.kind !== 'custom' || !isShown
    setChat({ ...chat, isOpen })
    events.emit('support-chat:toggled', { open: isOpen })
  }
}
