import { type Search, useApp, useGo, whenIdle } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { supportChatAtom, useChatToggle } from './useChatToggle.ts'
import { wayToSupport } from './wayToSupport.ts'

/** Where a brand without a chat says how support is reached. */
const contactPage = { to: '/page/$name', params: { name: 'help' } } as const

/**
 * The query `openSupport` leads to support (MODAL-26): it opens the brand's chat and leaves the address;
 * a brand without one has a page that says how support is reached.
 */
export function useOpenSupport(): void {
  const { brand, store, events } = useApp()
  const go = useGo()
  const toggle = useChatToggle()
  const isAsked = useRouterState({
    select: ({ location }) => (location.search as Search)['openSupport'] !== undefined,
  })
  const follow = useEffectEvent(() => {
    const way = wayToSupport(brand)
    if (!way) {
      void go({ ...contactPage, replace: true })
      return
    }
    if (way.kind === 'script') void toggle()
    else {
      store.set(supportChatAtom, (chat) => ({ ...chat, isOpen: true }))
      events.emit('support-chat:toggled', { open: true })
    }
    const search = (now: object) => ({ ...now, openSupport: undefined })
    void go({ to: '.', search, replace: true, resetScroll: false })
  })
  // What came with the page may lead to another one, which must not meet the hydration.
  useEffect(() => (isAsked ? whenIdle(() => follow()) : undefined), [isAsked])
}
