import { type Search, useApp, whenIdle } from '@marquee/core'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { supportChatAtom, useChatToggle } from './useChatToggle.ts'

/** Where a brand without a chat says how support is reached. */
const contactPage = '/page/help'

/**
 * The query `openSupport` leads to support (MODAL-26): it opens the brand's chat and leaves the address;
 * a brand without one has a page that says how support is reached.
 */
export function useOpenSupport(): void {
  const { brand, store, events } = useApp()
  const navigate = useNavigate()
  const toggle = useChatToggle()
  const isAsked = useRouterState({
    select: ({ location }) => (location.search as Search)['openSupport'] !== undefined,
  })
  const follow = useEffectEvent(() => {
    const { supportChat } = brand
    if (!supportChat) {
      void navigate({ to: contactPage, replace: true } as never)
      return
    }
    if (supportChat.kind === 'script') void toggle()
    else {
      store.set(supportChatAtom, (chat) => ({ ...chat, isOpen: true }))
      events.emit('support-chat:toggled', { open: true })
    }
    const search = (now: Search) => ({ ...now, openSupport: undefined })
    void navigate({ to: '.', search, replace: true, resetScroll: false } as never)
  })
  // What came with the page may lead to another one, which must not meet the hydration.
  useEffect(() => (isAsked ? whenIdle(() => follow()) : undefined), [isAsked])
}
