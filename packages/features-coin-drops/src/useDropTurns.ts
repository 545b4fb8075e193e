import type { CoinDrops } from './contract/schemas.ts'
import { useApp, useCountdown } from '@marquee/core'
import { dropsKey } from './keys.ts'

export interface DropTurns {
  /** Until the drop that is on ends, in ms; null while none is, and on the server. */
  left: number | null
  /** Until the next one begins, in ms; null where none is known, and on the server. */
  next: number | null
}

/** The times until drops end and begin; the platform is asked anew when one does. */
export function useDropTurns(drops: CoinDrops | undefined): DropTurns {
  const { queryClient } = useApp()
  const onStop = () => void queryClient.invalidateQueries({ queryKey: dropsKey })
  const left = useCountdown({ until: drops?.current?.finishesAt ?? null, onStop })
  const next = useCountdown({ until: drops?.upcoming[0]?.startsAt ?? null, onStop })
  return { left, next }
}
