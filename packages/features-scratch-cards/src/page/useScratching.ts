import { type ScratchCard } from '../contract/schemas.ts'
import { scratchCards } from '../contract/endpoints.ts'
import { magicBoxKey, makeOld, useApp, useBalanceHold } from '@marquee/core'
import { type Won, usePrizeDraw } from '@marquee/prize-ui'
import { useState } from 'react'
import { runQuery, withTimes } from '../queries.ts'
import { scratchKey } from '../keys.ts'

export interface Scratching {
  /** Draws a card at the first touch; its cover stays until it is rubbed free. */
  touch: (id: number) => void
  /** Draws a card and takes its cover off as soon as it is known. */
  reveal: (id: number) => void
  /** Enough is rubbed free. */
  uncover: () => void
  /** The card that was drawn; undefined before, and once it was put away. */
  card: ScratchCard | undefined
  /** What it brought, once nothing covers it. */
  won: Won | undefined
  /** Revealed by the button, and on its way. */
  isBusy: boolean
  problem: string | null
  /** Counts the tries that failed: each begins with a whole cover. */
  failures: number
  /** Puts the card away. */
  leave: () => void
}

/**
 * Scratching a card: the platform draws and credits it at the first touch, and the header's balance
 * waits until its cover is off.
 */
export function useScratching(): Scratching {
  const { api, queryClient } = useApp()
  const [card, setCard] = useState<ScratchCard>()
  const [isUncovered, setUncovered] = useState(false)
  const [failures, setFailures] = useState(0)
  const { draw, dismiss, isPending, won, problem } = usePrizeDraw<number>({
    name: 'scratch-card',
    onFailure() {
      setUncovered(false)
      setFailures((before) => before + 1)
    },
    refresh() {
      // What scratched cards bring are keys to boxes.
      makeOld(queryClient, scratchKey, magicBoxKey)
    },
    async call(id, idempotencyKey) {
      const { data } = await api.call(scratchCards.scratch, { params: { id }, idempotencyKey })
      setCard(data.card)
      queryClient.setQueryData(runQuery(api).queryKey, withTimes(data.run))
      return { sectorId: id, prize: data.card.prize ?? { coins: 0, entries: 0 } }
    },
  })
  useBalanceHold(isPending || (won !== undefined && !isUncovered))
  const touch = (id: number) => {
    if (!card) draw(id)
  }
  return {
    touch,
    reveal(id) {
      touch(id)
      setUncovered(true)
    },
    uncover: () => setUncovered(true),
    card,
    won: isUncovered ? won : undefined,
    isBusy: isPending && isUncovered,
    problem,
    failures,
    leave() {
      dismiss()
      setCard(undefined)
      setUncovered(false)
    },
  }
}
