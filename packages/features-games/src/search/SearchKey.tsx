import { useModals, usePlayer, useTopModal } from '@marquee/core'
import { useEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT', 'IFRAME'].includes(target.tagName))

/** The key `/` opens the search, unless somebody is typing, something is open already, or a break runs. */
export function SearchKey() {
  const modals = useModals()
  const top = useTopModal()
  const player = usePlayer()
  const isOff = top !== null || Boolean(player?.restriction)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isOff || event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      modals.open('game-search')
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  return null
}
