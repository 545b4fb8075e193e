import { coinDrops } from '../contract/endpoints.ts'
import { useApp } from '@marquee/core'
import { type Draw, type Reveal, useFeedback, usePrizeDraw, useReveal } from '@marquee/prize-ui'
import { useEffect, useState } from 'react'
import { dropsQuery } from '../queries.ts'
import { caughtTime, pouringTime } from '../shower/Shower.css.ts'
import { dropsKey } from '../keys.ts'

/** So many coins end the shower, however many still fall. */
const enough = 8

export interface Catching extends Draw<number> {
  reveal: Reveal
  /** Coins that the player has tapped, by their lanes. */
  caught: ReadonlySet<number>
  /** Taps a coin: for the fun of it, since what comes is drawn already. */
  tap: (lane: number) => void
  /** Ends the shower at once. */
  hurry: () => void
}

/**
 * Takes the player's coins of a drop by its id. They are credited at once and told when the shower is
 * over: in time, with enough coins tapped, or when the player has it end.
 */
export function useCatching(): Catching {
  const { api, queryClient } = useApp()
  const feedback = useFeedback()
  const [caught, setCaught] = useState<ReadonlySet<number>>(new Set())
  const [isOver, setOver] = useState(false)
  const { dismiss, ...drawing } = usePrizeDraw<number>({
    name: 'coin-drop',
    onFailure: () => {},
    refresh: () => void queryClient.invalidateQueries({ queryKey: dropsKey }),
    async call(id, idempotencyKey) {
      const { data } = await api.call(coinDrops.claim, { params: { id }, idempotencyKey })
      queryClient.setQueryData(dropsQuery(api).queryKey, data.drops)
      return { sectorId: data.outcomeId, prize: data.prize }
    },
  })
  const hasEnough = caught.size >= enough
  useEffect(() => {
    if (!hasEnough) return undefined
    // The last one is seen to be caught.
    const timer = setTimeout(() => setOver(true), caughtTime)
    return () => clearTimeout(timer)
  }, [hasEnough])
  return {
    ...drawing,
    reveal: useReveal(drawing, pouringTime, isOver),
    caught,
    tap(lane) {
      if (caught.has(lane)) return
      feedback('pop')
      setCaught(new Set([...caught, lane]))
    },
    hurry: () => setOver(true),
    dismiss() {
      dismiss()
      setCaught(new Set())
      setOver(false)
    },
  }
}
