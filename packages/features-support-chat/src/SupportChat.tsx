import { holdsAtom, toast, useApp, useFeatureTexts, useIsGuest } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { supportChatAtom, supportUnreadAtom } from './button/useChatToggle.ts'
import type { SupportChatOptions } from './feature.ts'
import type { SupportPanelProps } from './panel/SupportPanel.tsx'
import { chatQuery } from './queries.ts'

/** Tells the button how many answers wait to be read. */
function useUnread(): void {
  const { api, queryClient, store } = useApp()
  const guest = useIsGuest()
  const { data } = useQuery({ ...chatQuery(api, queryClient), enabled: !guest })
  const unread = guest ? 0 : (data?.unread ?? 0)
  useEffect(() => store.set(supportUnreadAtom, unread), [store, unread])
}

const reason = 'the support chat is open'

/** Keeps unasked modals back while the player talks to support. */
function useHold(isOpen: boolean): void {
  const { store } = useApp()
  useEffect(() => {
    if (!isOpen) return undefined
    store.set(holdsAtom, (reasons) => [...reasons, reason])
    return () => store.set(holdsAtom, (reasons) => reasons.filter((one) => one !== reason))
  }, [store, isOpen])
}

/** The messenger itself, fetched when it is first asked for. */
function usePanel(isWanted: boolean, onFailure: () => void) {
  const [panel, setPanel] = useState<{ Panel: ComponentType<SupportPanelProps> } | null>(null)
  const giveUp = useEffectEvent(onFailure)
  useEffect(() => {
    if (!isWanted || panel) return
    import('./panel/SupportPanel.tsx').then(
      ({ SupportPanel }) => setPanel({ Panel: SupportPanel }),
      (error: unknown) => {
        console.error('The support chat could not be loaded.', error)
        giveUp()
      },
    )
    // Asked once each time it is wanted.
  }, [isWanted, panel])
  return panel?.Panel ?? null
}

/** The messenger of a brand whose support reads mail at `email`; follows the shell's button (CHAT-01). */
export const supportChatWith = ({ email }: SupportChatOptions) =>
  function SupportChat() {
    const { events } = useApp()
    const t = useFeatureTexts('support-chat')
    const [{ isOpen }, setChat] = useAtom(supportChatAtom)
    useUnread()

    useEffect(() => {
      setChat((chat) => ({ ...chat, isCustomAvailable: true }))
      return () => setChat((chat) => ({ ...chat, isCustomAvailable: false }))
    }, [setChat])

    useHold(isOpen)
    const close = () => {
      setChat((chat) => ({ ...chat, isOpen: false }))
      events.emit('support-chat:toggled', { open: false })
    }
    const Panel = usePanel(isOpen, () => {
      close()
      if (t) void toast({ type: 'error', text: t('notLoaded') })
    })
    return Panel && t && <Panel open={isOpen} email={email} close={close} />
  }
