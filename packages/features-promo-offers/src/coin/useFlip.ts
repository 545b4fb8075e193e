import { isApiError } from '@marquee/api-client'
import { type CoinSide } from '../contract/schemas.ts'
import { promo } from '../contract/endpoints.ts'
import { track, useApp, useErrorText } from '@marquee/core'
import { prefersStillness } from '@marquee/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { coinQuery } from '../queries.ts'
import { turningTime } from './Coin.css.ts'

interface Flip {
  /** Flips once; while that is under way further calls do nothing. */
  flip: () => void
  /** From the press until the coin lies. */
  isTurning: boolean
  /** What came up, as soon as it is known; told once the coin lies. */
  side: CoinSide['side'] | null
  /** Why the last try failed, in the player's language. */
  problem: string | null
}

/** One flip of a coin (CALL-70). A try whose answer was lost is repeated with its own key. */
export function useFlip(promoOfferSet: string): Flip {
  const { api, queryClient } = useApp()
  const errorText = useErrorText()
  const underWay = useRef(false)
  const key = useRef<string>(undefined)
  const [lies, setLies] = useState(false)
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (idempotencyKey: string) =>
      api.call(promo.flipTheCoin, { query: { promoOfferSet }, idempotencyKey }),
    onSuccess: ({ data: drawn }) => {
      key.current = undefined
      track('click_button', {
        button_name: 'flip_the_coin',
        ...(drawn && { value: drawn.side }),
      })
      // What was refused is told by how the coin stands by now.
      if (!drawn)
        void queryClient.invalidateQueries({ queryKey: coinQuery(api, promoOfferSet).queryKey })
    },
    onError: (failure) => {
      // The platform has answered: another try is another act.
      if (isApiError(failure) && failure.status > 0) key.current = undefined
    },
    onSettled: () => {
      underWay.current = false
    },
  })
  const side = data?.data?.side ?? null
  useEffect(() => {
    if (!side) return undefined
    if (prefersStillness()) {
      setLies(true)
      return undefined
    }
    const timer = setTimeout(() => setLies(true), turningTime)
    return () => clearTimeout(timer)
  }, [side])
  const isTurning = isPending || (side !== null && !lies)
  return {
    flip() {
      if (underWay.current || side) return
      underWay.current = true
      key.current ??= crypto.randomUUID()
      mutate(key.current)
    },
    isTurning,
    side,
    problem: error ? errorText(error) : null,
  }
}
