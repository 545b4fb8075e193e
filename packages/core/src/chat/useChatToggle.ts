import { useAtom } from 'jotai'
import { useRef } from 'react'
import { useApp } from '../app/AppContext.ts'
import { useT } from '../i18n/hooks.ts'
import { loadScript, type ScriptPlace } from '../script/loadScript.ts'
import { toast } from '../toasts/toast.ts'
import { supportChatAtom } from './state.ts'

/**
 * Opens and closes the support chat. The custom one follows the state and the event; a third
 * party's script is fetched with the first press and shows itself from then on.
 */
export function useChatToggle(place?: ScriptPlace): () => Promise<void> {
  const t = useT('background')
  const { brand, events } = useApp()
  const [chat, setChat] = useAtom(supportChatAtom)
  const loaded = useRef<Promise<void>>(undefined)
  return async () => {
    const { supportChat } = brand
    if (supportChat?.kind === 'script') {
      try {
        await (loaded.current ??= loadScript(supportChat.src, place))
      } catch (error) {
        loaded.current = undefined
        console.error('The support chat could not be opened.', error)
        void toast({ type: 'error', text: t('chat.failed') })
        return
      }
    }
    const isShown = chat.isCustomAvailable && chat.isOpen
    const isOpen = supportChat?.kind !== 'custom' || !isShown
    setChat({ ...chat, isOpen })
    events.emit('support-chat:toggled', { open: isOpen })
  }
}
