import { useEffect, useRef, useState } from 'react'

/** How long a copied text counts as just copied, in ms (CONST-02). */
export const copiedFor = 1500

export interface ClipboardCopy {
  /** True for 1500 ms after a copy; show it beside the button. */
  copied: boolean
  /** False when the browser refuses: select the text then, so that it can be copied by hand. */
  copy: (text: string) => Promise<boolean>
}

/** Copies texts and says so for a moment (CONST-02). */
export function useClipboard(
  clipboard: Pick<Clipboard, 'writeText'> | undefined = globalThis.navigator?.clipboard,
): ClipboardCopy {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string): Promise<boolean> => {
    if (!clipboard) return false
    try {
      await clipboard.writeText(text)
    } catch (error) {
      console.warn('The text was not copied: the browser does not allow it here.', error)
      return false
    }
    clearTimeout(timer.current)
    setCopied(true)
    timer.current = setTimeout(() => setCopied(false), copiedFor)
    return true
  }
  return { copied, copy }
}
