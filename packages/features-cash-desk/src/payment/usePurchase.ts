import { isApiError } from '@marquee/api-client'
import {
  cash,
  type CashPackage,
  type Deposit,
  type PurchaseForm,
  type SavedMethod,
} from '@marquee/contract'
import { navigateTo, useApp, useErrorText, useT } from '@marquee/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { claimPurchase } from '../outcome/analytics.ts'
import { discountOf } from '../outcome/discount.ts'
import { declinedPath, deskPath, outcomePath } from '../outcome/lastOutcome.ts'
import { depositQuery, deskQuery, refreshAfterPurchase } from '../queries.ts'
import { savedToken } from './saved.ts'
import type { Problems } from './check.ts'
import { RefusedInput, tokenFor, type Typed } from './token.ts'

interface Attempt {
  what: string
  key: string
  token: string
}

/** What is bought, and how it is paid: by what is typed, or by what was saved. */
export type Order = { item: CashPackage } & (
  | { form: PurchaseForm; typed: Typed; keep: boolean }
  | { saved: SavedMethod }
)

export interface PurchaseState {
  buy: (order: Order) => void
  isBusy: boolean
  /** By field, in words. */
  problems: Problems
  /** What was refused is being changed: it is no problem any more. */
  forget: () => void
  /** What else went wrong, in words. */
  failure: string | null
  /** The purchase that the card's bank asks about, in a frame. */
  challenge: Deposit | null
  /** What is being paid, from the press of the button until it has ended. */
  item: CashPackage | null
  /** The purchase that the player canceled last, until another one begins. */
  canceled: Deposit | null
  /** The bank has its answer, or the frame was closed. */
  endChallenge: (deposit: Deposit) => void
}

/** Leaves for the page on which the card's bank asks; it sends the player back to what waits. */
export const visitBank = (address: string): void => window.location.assign(address)

/** Where a purchase leads, or null while the bank asks. */
export function pathAfter(deposit: Deposit): string | null {
  const { id: depositId, status, reason } = deposit
  if (status === 'challenge' || status === 'created') return null
  if (status === 'canceled') return deskPath
  if (status === 'declined') return declinedPath(deposit)
  if (status === 'complete') return outcomePath({ outcome: 'complete', depositId, reason })
  if (status === 'pending') return outcomePath({ outcome: 'refresh', depositId, reason })
  return outcomePath({ outcome: 'failed-complete', depositId, reason })
}

/**
 * Buys. What the platform may have heard is repeated with the same key and token, so that a lost
 * answer never charges twice.
 * @param onLeave called before a purchase leads to another page.
 */
export function usePurchase(onLeave?: () => void): PurchaseState {
  const runtime = useApp()
  const { api, queryClient } = runtime
  const t = useT('cash-desk')
  const errorText = useErrorText()
  const attempt = useRef<Attempt>(undefined)
  const [challenge, setChallenge] = useState<Deposit | null>(null)
  const [item, setItem] = useState<CashPackage | null>(null)
  const [canceled, setCanceled] = useState<Deposit | null>(null)

  const goOn = (deposit: Deposit) => {
    refreshAfterPurchase(queryClient)
    queryClient.setQueryData(depositQuery(api, deposit.id).queryKey, deposit)
    if (deposit.challengeUrl) return visitBank(deposit.challengeUrl)
    const to = pathAfter(deposit)
    setChallenge(to === null ? deposit : null)
    if (to === null) return
    setItem(null)
    if (deposit.status === 'canceled') return setCanceled(deposit)
    onLeave?.()
    void navigateTo(runtime, to)
  }

  const mutation = useMutation({
    mutationFn: async (order: Order) => {
      const { presetId } = order.item
      const what = JSON.stringify([
        presetId,
        'saved' in order ? order.saved.id : [order.form.id, order.typed, order.keep],
      ])
      if (attempt.current?.what !== what) {
        const token =
          'saved' in order
            ? await savedToken(api, order.saved)
            : await tokenFor(order.form, order.typed)
        attempt.current = { what, token, key: crypto.randomUUID() }
      }
      const { token, key } = attempt.current
      const body =
        'saved' in order
          ? { presetId, method: order.saved.method, token }
          : { presetId, method: order.form.id, token, ...(order.keep && { keep: true }) }
      return (await api.call(cash.createDeposit, { body, idempotencyKey: key })).data
    },
    onSuccess: (deposit, { item: bought }) => {
      attempt.current = undefined
      const { packages = [] } = queryClient.getQueryData(deskQuery(api).queryKey) ?? {}
      claimPurchase(deposit.id, discountOf(bought, packages))
      goOn(deposit)
    },
    onMutate: (order) => {
      setItem(order.item)
      setCanceled(null)
    },
    onError: (error) => {
      setItem(null)
      // A refusal is the platform's last word; without an answer it may have gone through.
      if (isApiError(error) && error.status > 0 && error.status < 500) attempt.current = undefined
    },
  })
  const { error } = mutation
  return {
    buy: mutation.mutate,
    isBusy: mutation.isPending,
    problems:
      error instanceof RefusedInput ? { [error.field]: t(`form.refused.${error.field}`) } : {},
    forget: () => {
      if (error instanceof RefusedInput) mutation.reset()
    },
    failure: !error || error instanceof RefusedInput ? null : errorText(error),
    challenge,
    item,
    canceled,
    endChallenge: goOn,
  }
}
