import { type RefObject, useEffect, useState } from 'react'

/**
 * True while somebody reads: the pointer is over the toast, the focus is in it, or the page is not
 * looked at. Listens on the list's item, which is what the keyboard reaches first.
 */
export function usePaused(card: RefObject<HTMLElement | null>): boolean {
  const [reasons, setReasons] = useState({ hover: false, focus: false, hidden: false })
  useEffect(() => {
    const item = card.current?.closest<HTMLElement>('[data-sonner-toast]') ?? card.current
    if (!item) return undefined
    const watch = new AbortController()
    const { signal } = watch
    const set = (change: Partial<typeof reasons>) =>
      setReasons((known) => ({ ...known, ...change }))
    item.addEventListener('mouseenter', () => set({ hover: true }), { signal })
    item.addEventListener('mouseleave', () => set({ hover: false }), { signal })
    item.addEventListener('focusin', () => set({ focus: true }), { signal })
    item.addEventListener('focusout', () => set({ focus: false }), { signal })
    const look = () => set({ hidden: document.hidden })
    look()
    document.addEventListener('visibilitychange', look, { signal })
    return () => watch.abort()
  }, [card])
  return reasons.hover || reasons.focus || reasons.hidden
}
