import { isApiError } from '@marquee/api-client'
import { cash, type Deposit } from '@marquee/contract'
import { navigateTo, useApp, useErrorText, useT } from '@marquee/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pathAfter } from '../payment/usePurchase.ts'
import { depositQuery, deskQuery } from '../queries.ts'
import { tellAround } from './frameMessage.ts'

/** The steps of a card's challenge: where it stands, and how to answer. */
export function useChallenge(id: string) {
  const runtime = useApp()
  const { api, queryClient } = runtime
  const errorText = useErrorText()
  const t = useT('cash-desk')
  const query = useQuery(depositQuery(api, id))
  const { data: deposit } = query
  const { data: desk } = useQuery(deskQuery(api))
  const answer = useMutation({
    mutationFn: async ({ step, given }: { step: number; given: string }): Promise<Deposit> =>
      (await api.call(cash.answerChallenge, { params: { id }, body: { step, answer: given } }))
        .data,
    onSuccess: (data) => queryClient.setQueryData(depositQuery(api, id).queryKey, data),
    onError: (error) => {
      // Only a wrong code leaves the step as it was.
      if (!isApiError(error, 'wrong-code')) void query.refetch()
    },
  })
  const wrongCode = isApiError(answer.error, 'wrong-code')
  const to = deposit ? pathAfter(deposit) : null
  useEffect(() => {
    if (to !== null && !tellAround('end', id)) void navigateTo(runtime, to, { replace: true })
  }, [runtime, id, to])
  return {
    deposit,
    isSandbox: desk !== undefined && desk.testNumbers.length > 0,
    hasFailed: query.isError,
    hasEnded: to !== null,
    /** A step was answered here: the next one stands in its place. */
    hasAnswered: !answer.isIdle,
    isBusy: answer.isPending,
    problem: wrongCode ? t('challenge.wrongCode') : answer.error ? errorText(answer.error) : null,
    answer: (step: number, given: string) => answer.mutate({ step, given }),
  }
}
