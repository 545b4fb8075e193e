import { type MoneyBox } from '../contract/schemas.ts'
import { moneyBox } from '../contract/endpoints.ts'
import { useApp, useModals } from '@marquee/core'
import { usePrizeDraw, useReveal, type Won } from '@marquee/prize-ui'
import { useEffect, useRef, useState } from 'react'
import { breakingMs } from '../box/timing.ts'
import { moneyBoxQuery } from '../queries.ts'
import { moneyBoxKey } from '../keys.ts'

export interface Breaking {
  /** Breaks a box, once. */
  smash: (box: MoneyBox) => void
  isPending: boolean
  /** Its pieces fly. */
  isBreaking: boolean
  /** The box as it was, from the press until its pieces lie still; null before and after. */
  broken: MoneyBox | null
  /** Why it did not break, in the player's language. */
  problem: string | null
}

/**
 * Breaks the box (CALL-47): credited by the platform at once, kept back here until the pieces lie
 * still, then told in a modal of its own (MODAL-50).
 */
export function useBreak(): Breaking {
  const { api, queryClient } = useApp()
  const { open } = useModals()
  const [before, setBefore] = useState<MoneyBox | null>(null)
  const { draw, dismiss, isPending, won, problem } = usePrizeDraw<void>({
    name: 'money-box-break',
    onFailure: () => setBefore(null),
    refresh: () => void queryClient.invalidateQueries({ queryKey: moneyBoxKey }),
    call: async (_, idempotencyKey) => {
      const { data } = await api.call(moneyBox.break, { idempotencyKey })
      queryClient.setQueryData(moneyBoxQuery(api).queryKey, data.moneyBox)
      return { sectorId: 0, prize: { coins: data.amount, entries: 0 } }
    },
  })
  const reveal = useReveal({ isPending, won }, breakingMs)
  const told = useRef<Won>(undefined)
  useEffect(() => {
    if (reveal !== 'open' || !won || told.current === won) return
    told.current = won
    open('money-box-congratulations', { won })
    setBefore(null)
    dismiss()
  }, [reveal, won, open, dismiss])
  return {
    smash(box) {
      setBefore(box)
      draw()
    },
    isPending,
    isBreaking: reveal === 'turning',
    broken: before,
    problem,
  }
}
