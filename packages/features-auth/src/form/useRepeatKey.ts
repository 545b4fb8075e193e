import { useRef } from 'react'

/**
 * The idempotency key of what is sent: the same while the same is sent again, so that an answer that
 * was lost does not make a second attempt a second act.
 */
export function useRepeatKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' })
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current.content !== text) last.current = { content: text, key: crypto.randomUUID() }
    return last.current.key
  }
}
