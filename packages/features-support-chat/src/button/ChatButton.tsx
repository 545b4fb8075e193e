import { useBrand, useT } from '@marquee/core'
import { Icon } from '@marquee/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import * as css from './ChatButton.css.ts'
import { useChatDock } from './useChatDock.ts'
import { supportChatAtom, supportUnreadAtom, useChatToggle } from './useChatToggle.ts'
import { wayToSupport } from './wayToSupport.ts'

/** How long the button stays away, so that it does not cover a page that is just arriving (CHATBTN-01). */
export const chatButtonDelay = 1000

/**
 * The way to support from every page (CHATBTN-01..03). It stands where the layout keeps a place for it:
 * in the header, or in a guest's bottom bar on a phone, once the page has taken that over. It floats over
 * nothing.
 */
export function ChatButton() {
  const t = useT('support-button')
  const way = wayToSupport(useBrand())
  const { isCustomAvailable, isOpen } = useAtomValue(supportChatAtom)
  const unread = useAtomValue(supportUnreadAtom)
  const toggle = useChatToggle()
  const dock = useChatDock()
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), chatButtonDelay)
    return () => clearTimeout(timer)
  }, [])
  if (!waited || !way || dock === undefined) return null
  const isCustomOpen = isCustomAvailable && isOpen
  const isNews = unread > 0 && !isCustomOpen
  const label = isCustomOpen ? t('close') : isNews ? t('openUnread', { count: unread }) : t('open')
  const button = (
    <button
      type="button"
      className={css.button}
      data-testid="support-chat-button"
      aria-label={label}
      aria-expanded={way.kind === 'custom' ? isCustomOpen : undefined}
      onClick={() => void toggle()}
    >
      <Icon name={isCustomOpen ? 'chevron-down' : 'chat'} />
      <span aria-hidden="true" className={css.word}>
        {t('word')}
      </span>
      {isNews && <span className={css.unread} data-testid="support-chat-unread" />}
    </button>
  )
  return dock ? createPortal(button, dock) : button
}
