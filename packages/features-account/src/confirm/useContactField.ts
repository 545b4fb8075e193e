import { useEffect, useRef } from 'react'
import type { Confirm } from './useConfirm.ts'

/**
 * Of a field for an address or number: gives it the focus where something is wrong with what it holds,
 * and where the way there was the button for another one.
 */
export function useContactField(wrong: string | undefined, { isAgain, isSending }: Confirm) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAgain || (wrong !== undefined && !isSending)) field.current?.focus()
  }, [isAgain, wrong, isSending])
  return field
}
