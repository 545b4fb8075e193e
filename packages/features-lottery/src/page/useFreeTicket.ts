import { isApiError } from '@marquee/api-client'
import { type LotteryTicket } from '../contract/schemas.ts'
import { lottery } from '../contract/endpoints.ts'
import { track, useApp, useErrorText } from '@marquee/core'
import { useFeedback } from '@marquee/prize-ui'
import { prefersStillness } from '@marquee/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { turningTime } from '../art/Drum.css.ts'
import { ticketsQuery } from '../queries.ts'
import { lotteryKey } from '../keys.ts'

export interface FreeTicket {
  /** Takes today's ticket; while that is under way further calls do nothing. */
  take: () => void
  /** It is on its way, or the drum turns for it. */
  isBusy: boolean
  /** The ticket that came; undefined before, and while the drum turns. */
  ticket: LotteryTicket | undefined
  /** The one that the drum turns for: it is known and not shown yet. */
  hidden: LotteryTicket | undefined
  problem: string | null
}

/**
 * Takes the free ticket of the day: shown once the drum has turned for it. A try whose answer was lost
 * is repeated with its own key, so that it gives what the first gave.
 */
export function useFreeTicket(): FreeTicket {
  const { api, queryClient } = useApp()
  const errorText = useErrorText()
  const key = useRef<string>(undefined)
  const underWay = useRef(false)
  const [isTurned, setTurned] = useState(false)
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (idempotencyKey: string) =>
      (await api.call(lottery.takeFreeTicket, { idempotencyKey })).data,
    onSuccess(given) {
      key.current = undefined
      queryClient.setQueryData(ticketsQuery(api).queryKey, given.lottery)
      track('click_button', { button_name: 'lottery-ticket' })
    },
    onError(failure) {
      if (isApiError(failure) && failure.status > 0) key.current = undefined
    },
    onSettled() {
      underWay.current = false
      void queryClient.invalidateQueries({ queryKey: lotteryKey })
    },
  })
  const feedback = useFeedback()
  const show = useEffectEvent(() => {
    feedback('pop')
    setTurned(true)
  })
  useEffect(() => {
    if (!data) return undefined
    const timer = setTimeout(show, prefersStillness() ? 0 : turningTime)
    return () => clearTimeout(timer)
  }, [data])
  return {
    take() {
      if (underWay.current) return
      underWay.current = true
      setTurned(false)
      key.current ??= crypto.randomUUID()
      mutate(key.current)
    },
    isBusy: isPending || (data !== undefined && !isTurned),
    ticket: isTurned ? data?.ticket : undefined,
    hidden: isTurned ? undefined : data?.ticket,
    problem: error ? errorText(error) : null,
  }
}
