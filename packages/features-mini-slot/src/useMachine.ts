import { isApiError } from '@marquee/api-client'
import { type MiniSlot } from './contract/schemas.ts'
import { miniSlot, miniSlotSpinMs } from './contract/endpoints.ts'
import { useApp, useErrorText } from '@marquee/core'
import { type Draw, useMoments, usePrizeDraw, useReveal } from '@marquee/prize-ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { levelAfter } from './level.ts'
import { miniSlotQuery } from './queries.ts'
import { moments } from './reels/timing.ts'
import { miniSlotKey } from './keys.ts'

export interface Machine extends Pick<Draw<void>, 'won' | 'problem'> {
  spin: () => void
  /** The reels turn. */
  isSpinning: boolean
  /** Somebody asked for a spin while one was running (MINISLOT-03). */
  isTooSoon: boolean
  /** What the last spin shows; undefined before the first, and while its answer is on its way. */
  reels: readonly number[] | undefined
  /** The spin has come to rest. */
  isTold: boolean
  /** Starts again at the first level. */
  restart: () => void
  isRestarting: boolean
  restartProblem: string | null
}

/** The player's machine: one spin at a time, whose prize is told when the reels are at rest. */
export function useMachine(): Machine {
  const { api, queryClient } = useApp()
  const errorText = useErrorText()
  const [reels, setReels] = useState<readonly number[]>()
  const [isTooSoon, setTooSoon] = useState(false)
  const { queryKey } = miniSlotQuery(api)
  // Known at once, a moment before the page is drawn anew.
  const isAsked = useRef(false)
  const renew = () => void queryClient.invalidateQueries({ queryKey: miniSlotKey })

  const draw = usePrizeDraw<void>({
    name: 'mini-slot-spin',
    onFailure: () => {},
    refresh() {
      isAsked.current = false
      renew()
    },
    call: async (_, idempotencyKey) => {
      try {
        const { data } = await api.call(miniSlot.spin, { idempotencyKey })
        queryClient.setQueryData(
          queryKey,
          (known): MiniSlot | undefined =>
            known && {
              ...known,
              level: levelAfter(known.level, data.level),
              spinsLeft: data.spinsLeft,
            },
        )
        setReels(data.reels)
        return { sectorId: data.outcomeId, prize: data.prize }
      } catch (error) {
        // Another tab of the player spins.
        setTooSoon(isApiError(error) && error.code === 'too-fast')
        throw error
      }
    },
  })
  const reveal = useReveal(draw, miniSlotSpinMs)
  useMoments(draw.won, moments)
  const isSpinning = draw.isPending || reveal === 'turning'

  const restart = useMutation({
    mutationFn: () => api.call(miniSlot.resetLevel, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: ({ data }) => queryClient.setQueryData(queryKey, data),
    onError: renew,
  })

  return {
    won: draw.won,
    problem: isTooSoon ? null : draw.problem,
    isSpinning,
    isTooSoon,
    reels: draw.isPending ? undefined : reels,
    isTold: reveal === 'open',
    spin() {
      const isRunning = isSpinning || isAsked.current
      setTooSoon(isRunning)
      if (isRunning) return
      isAsked.current = true
      draw.draw()
    },
    restart: () => restart.mutate(),
    isRestarting: restart.isPending,
    restartProblem: restart.error ? errorText(restart.error) : null,
  }
}
