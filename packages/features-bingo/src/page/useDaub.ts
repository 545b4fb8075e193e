import { useState } from 'react'

const key = 'marquee:bingo-daub-for-me'

export interface Daub {
  /** Numbers are daubed as they come, without the player. */
  isForMe: boolean
  setForMe: (isForMe: boolean) => void
  /** Numbers that the player has daubed. */
  daubed: ReadonlySet<number>
  daub: (number: number) => void
  /** Takes a card without a daub, as this device has it daubed. */
  begin: () => void
}

/** Who daubs the card: the player with a tap, or the page for them, as this device remembers it. */
export function useDaub(): Daub {
  const [isForMe, setForMe] = useState(false)
  const [daubed, setDaubed] = useState<ReadonlySet<number>>(new Set())
  return {
    isForMe,
    setForMe(wanted) {
      setForMe(wanted)
      if (wanted) localStorage.setItem(key, '1')
      else localStorage.removeItem(key)
    },
    daubed,
    daub: (number) => setDaubed((before) => new Set([...before, number])),
    begin() {
      setDaubed(new Set())
      setForMe(localStorage.getItem(key) !== null)
    },
  }
}
