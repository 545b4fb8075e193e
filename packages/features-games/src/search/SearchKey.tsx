import { useModals, useTopModal } from '@marquee/core'
import { useEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT', 'IFRAME'].includes(target.tagName))

/** The key `/` opens the search, unless somebody is typing or something is open already. */
export function SearchKey() {
  const modals = useModals()
  const covered = useTopModal() !== null
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (covered || event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      modals.open('game-search')
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  return null
}
