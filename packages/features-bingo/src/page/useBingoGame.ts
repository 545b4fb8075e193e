import { bingo } from '../contract/endpoints.ts'
import type { ResponseOf } from '@marquee/contract'
import { useApp, useBalanceHold } from '@marquee/core'
import { type Draw, useFeedback, usePrizeDraw } from '@marquee/prize-ui'
import { prefersStillness } from '@marquee/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Daub, useDaub } from './useDaub.ts'
import { bingoKey } from '../keys.ts'

export type PlayedGame = ResponseOf<typeof bingo.accrueReward>['data']

/** Time between two balls, in ms. */
const betweenBalls = 850
/** So long after the last ball the player can still daub, in ms. */
const lastDaubs = 3_000

export interface BingoTable extends Omit<Draw<void>, 'draw' | 'dismiss'> {
  play: () => void
  /** The game that was played; undefined before, and once it was put away. */
  game: PlayedGame | undefined
  /** Its balls that have come so far. */
  balls: number[]
  /** Balls whose number is daubed: by the player, for them, and all that hit once it is over. */
  daubed: readonly number[]
  /** Numbers of the card that have come and are the player's to daub, daubed or not. */
  called: readonly number[]
  /** Daubs one of them. */
  daub: (number: number) => void
  isForMe: boolean
  setForMe: Daub['setForMe']
  /** All balls have come and nothing waits to be daubed. */
  isOver: boolean
  /** Shows the rest at once, and daubs it. */
  hurry: () => void
  /** Puts the game away. */
  leave: () => void
}

/**
 * A game of bingo: played and credited by the platform at once, shown ball by ball and daubed by the
 * player, or for them. The header's balance waits for the last daub.
 */
export function useBingoTable(): BingoTable {
  const { api, queryClient } = useApp()
  const [game, setGame] = useState<PlayedGame>()
  const [shown, setShown] = useState(0)
  const [isHurried, setHurried] = useState(false)
  const { isForMe, setForMe, daubed, daub, begin } = useDaub()
  const feedback = useFeedback()
  const { draw, dismiss, ...rest } = usePrizeDraw<void>({
    name: 'bingo-play',
    onFailure: () => {},
    refresh: () => void queryClient.invalidateQueries({ queryKey: bingoKey }),
    call: async (_, idempotencyKey) => {
      const { data } = await api.call(bingo.accrueReward, { idempotencyKey })
      setGame(data)
      begin()
      setHurried(prefersStillness())
      setShown(prefersStillness() ? data.drawn.length : 0)
      return { sectorId: 0, prize: data.prize }
    },
  })
  const count = game?.drawn.length ?? 0
  const balls = game?.drawn.slice(0, shown) ?? []
  const numbers = game?.card.flat() ?? []
  const isDaubed = (number: number) => isForMe || isHurried || daubed.has(number)
  const waiting = balls.filter((number) => numbers.includes(number) && !isDaubed(number))
  const hasCome = game !== undefined && shown >= count
  const isOver = hasCome && waiting.length === 0
  const call = useEffectEvent(() => {
    setShown(shown + 1)
    feedback(isForMe && numbers.includes(game?.drawn[shown] ?? 0) ? 'pop' : 'tick')
  })
  useEffect(() => {
    if (shown >= count) return undefined
    const timer = setTimeout(call, betweenBalls)
    return () => clearTimeout(timer)
  }, [shown, count])
  // What is not daubed by then is daubed without the player: no tap decides about a prize.
  useEffect(() => {
    if (!hasCome || isOver) return undefined
    const timer = setTimeout(() => setHurried(true), lastDaubs)
    return () => clearTimeout(timer)
  }, [hasCome, isOver])
  useBalanceHold(rest.isPending || (game !== undefined && !isOver))
  return {
    ...rest,
    play: () => draw(),
    game,
    balls,
    daubed: balls.filter((number) => !waiting.includes(number)),
    called: isForMe || isOver ? [] : balls.filter((number) => numbers.includes(number)),
    daub(number) {
      if (!waiting.includes(number)) return
      feedback('pop')
      daub(number)
    },
    isForMe,
    setForMe,
    isOver,
    hurry() {
      setHurried(true)
      setShown(count)
    },
    leave() {
      dismiss()
      setGame(undefined)
    },
  }
}
