import { isApiError } from '@marquee/api-client'
import type { Balance, Prize } from '@marquee/contract'
import { type AppRuntime, playerQuery, track, useApp, useErrorText, useModals } from '@marquee/core'
import type { RewardLine } from '@marquee/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { rewardLines, sumOf } from './rewardLines.ts'

/** What the platform drew. */
export interface Drawing {
  sectorId: number
  prize: Prize
}

export interface Won extends Drawing {
  /** Balances before and after; empty when they are not known. */
  lines: RewardLine[]
}

export interface Draw<I> {
  /** Draws once; while that is under way further calls do nothing. */
  draw: (input: I) => void
  isPending: boolean
  won: Won | undefined
  /** Why the last try failed, in the player's language; null after none. */
  problem: string | null
  /** Back to what there was before. */
  dismiss: () => void
}

export interface DrawOptions<I> {
  /** Makes the call with its idempotency key. */
  call: (input: I, idempotencyKey: string) => Promise<Drawing>
  /** Brings what is known of wheels up to date, after a success and after a refusal. */
  refresh: () => void
  /** For analytics. */
  name: string
  /** In place of opening the modal of the daily wheel with the error's text (WHEEL-04, ERR-32). */
  onFailure?: ((text: string) => void) | undefined
}

async function balanceAfter(
  { api, queryClient }: AppRuntime,
  prize: Prize,
  before: Balance | undefined,
): Promise<Balance | undefined> {
  try {
    const player = await queryClient.fetchQuery({ ...playerQuery(api), staleTime: 0 })
    return player.playerInfo.playerBalance
  } catch (error) {
    console.error('The balance after a prize could not be asked for; it is added up here.', error)
    return before && sumOf(before, prize)
  }
}

/**
 * A draw whose prize is credited at once. A try whose answer was lost is repeated with its own key, so
 * that it gives what the first gave.
 */
export function usePrizeDraw<I>({ call, refresh, name, onFailure }: DrawOptions<I>): Draw<I> {
  const runtime = useApp()
  const { api, queryClient } = runtime
  const modals = useModals()
  const errorText = useErrorText()
  const underWay = useRef(false)
  const key = useRef<string>(undefined)
  const [problem, setProblem] = useState<string | null>(null)

  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: async ({ input, key: one }: { input: I; key: string }): Promise<Won> => {
      const before = queryClient.getQueryData(playerQuery(api).queryKey)?.playerInfo.playerBalance
      const drawing = await call(input, one)
      const after = await balanceAfter(runtime, drawing.prize, before)
      return { ...drawing, lines: after ? rewardLines(after, drawing.prize) : [] }
    },
    onSuccess: ({ prize }) => {
      key.current = undefined
      track('click_button', { button_name: name, coins: prize.coins })
    },
    onError: (failure) => {
      // The platform has answered: another try is another act.
      if (isApiError(failure) && failure.status > 0) key.current = undefined
      const text = errorText(failure)
      setProblem(text)
      if (onFailure) onFailure(text)
      else modals.open('daily-wheel', { errorText: text })
    },
    onSettled: () => {
      underWay.current = false
      refresh()
    },
  })

  return {
    draw(input) {
      if (underWay.current) return
      underWay.current = true
      key.current ??= crypto.randomUUID()
      setProblem(null)
      mutate({ input, key: key.current })
    },
    isPending,
    won: data,
    problem,
    dismiss: reset,
  }
}
