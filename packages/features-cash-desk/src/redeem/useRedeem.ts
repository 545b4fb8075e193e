import { isApiError } from '@marquee/api-client'
import { cash, type PayoutMethod, type RedemptionDesk } from '@marquee/contract'
import { useApp, useErrorText, useT } from '@marquee/core'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Problems } from '../payment/check.ts'
import { RefusedInput, tokenFor, type Typed } from '../payment/token.ts'
import { refreshAfterPurchase } from '../queries.ts'

interface Request {
  /** Winnings, in units of 0.01. */
  amount: number
  form: RedemptionDesk['methods'][number]
  typed: Typed
}

/**
 * Redeems; what the platform may have heard is repeated with the same key and token.
 * @param onSettled told whether it worked.
 */
export function useRedeem(onSettled: (worked: boolean) => void) {
  const { api, queryClient } = useApp()
  const t = useT('cash-desk')
  const errorText = useErrorText()
  const attempt = useRef<{ what: string; key: string; token: string }>(undefined)
  const { error, reset, ...mutation } = useMutation({
    mutationFn: async ({ amount, form, typed }: Request) => {
      const what = JSON.stringify([amount, form.id, typed])
      if (attempt.current?.what !== what) {
        const token = await tokenFor(form, typed)
        attempt.current = { what, token, key: crypto.randomUUID() }
      }
      const { token, key } = attempt.current
      const body = { amount, method: form.id satisfies PayoutMethod, token }
      return (await api.call(cash.requestRedemption, { body, idempotencyKey: key })).data
    },
    onSuccess: () => {
      attempt.current = undefined
      refreshAfterPurchase(queryClient)
      onSettled(true)
    },
    onError: (failed) => {
      if (isApiError(failed) && failed.status > 0 && failed.status < 500)
        attempt.current = undefined
      onSettled(false)
    },
  })
  const problems: Problems =
    error instanceof RefusedInput ? { [error.field]: t(`form.refused.${error.field}`) } : {}
  return {
    redeem: mutation.mutate,
    isBusy: mutation.isPending,
    problems,
    /** What was refused is being changed: it is no problem any more. */
    forget: () => {
      if (error instanceof RefusedInput) reset()
    },
    failure: !error || error instanceof RefusedInput ? null : errorText(error),
  }
}
