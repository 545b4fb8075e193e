import { bingo } from '../contract/endpoints.ts'
import type { ResponseOf } from '@marquee/contract'
import { useApp, useBalanceHold } from '@marquee/core'
import { type Draw, usePrizeDraw } from '@marquee/prize-ui'
import { prefersStillness } from '@marquee/ui'
import { useEffect, useState } from 'react'

export type PlayedGame = ResponseOf<typeof bingo.accrueReward>['data']

/** Time between two balls, in ms. */
const betweenBalls = 850

export interface BingoTable extends Omit<Draw<void>, 'draw' | 'dismiss'> {
  play: () => void
  /** The game that was played; undefined before, and once it was put away. */
  game: PlayedGame | undefined
  /** Its balls that have come so far. */
  balls: number[]
  /** All balls have come. */
  isOver: boolean
  /** Shows the rest at once. */
  hurry: () => void
  /** Puts the game away. */
  leave: () => void
}

/**
 * A game of bingo: played and credited by the platform at once, shown ball by ball. The header's
 * balance waits for the last ball.
 */
export function useBingoTable(): BingoTable {
  const { api, queryClient } = useApp()
  const [game, setGame] = useState<PlayedGame>()
  const [shown, setShown] = useState(0)
  const { draw, dismiss, ...rest } = usePrizeDraw<void>({
    name: 'bingo-play',
    onFailure: () => {},
    refresh: () => void queryClient.invalidateQueries({ queryKey: ['bingo'] }),
    call: async (_, idempotencyKey) => {
      const { data } = await api.call(bingo.accrueReward, { idempotencyKey })
      setGame(data)
      setShown(prefersStillness() ? data.drawn.length : 0)
      return { sectorId: 0, prize: data.prize }
    },
  })
  const count = game?.drawn.length ?? 0
  useEffect(() => {
    if (shown >= count) return undefined
    const timer = setTimeout(() => setShown((before) => before + 1), betweenBalls)
    return () => clearTimeout(timer)
  }, [shown, count])
  const isOver = game !== undefined && shown >= count
  useBalanceHold(rest.isPending || (game !== undefined && !isOver))
  return {
    ...rest,
    play: () => draw(),
    game,
    balls: game?.drawn.slice(0, shown) ?? [],
    isOver,
    hurry: () => setShown(count),
    leave() {
      dismiss()
      setGame(undefined)
    },
  }
}
