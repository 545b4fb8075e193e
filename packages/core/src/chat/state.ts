import { atom } from 'jotai'

/** What is known of the support chat (CHAT-01). */
export interface SupportChatState {
  /** Whether the house's own messenger can be used now; its feature says so. */
  isCustomAvailable: boolean
  /** Whether the messenger is open. */
  isOpen: boolean
}

export const supportChatAtom = atom<SupportChatState>({ isCustomAvailable: false, isOpen: false })
