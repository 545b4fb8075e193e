import { account, type CodeSent } from '@marquee/contract'
import { playerKey, useApi, useLocaleCode, useT } from '@marquee/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explain, explained } from '../form/explain.ts'
import { GivenUp, useFresh } from '../security/useFresh.ts'

export type Channel = 'email' | 'phone'

export interface Confirm {
  channel: Channel
  /** Where the last code went; null before the first. */
  sent: CodeSent | null
  isSending: boolean
  /** To the known address or number, or to another. */
  send: (contact?: string) => void
  /** Once more, to where the last one went. */
  resend: () => void
  code: string
  setCode: (code: string) => void
  isChecking: boolean
  check: (code: string) => void
  isConfirmed: boolean
  /** What is wrong with the code or number, or with the whole. */
  problem: string | undefined
  /** Another address or number. */
  startOver: () => void
  /** It was: the field has the focus that the button for it had. */
  isAgain: boolean
}

/** Sends a code and takes it back: what both confirmations do. */
export function useConfirm(channel: Channel): Confirm {
  const t = useT('account')
  const api = useApi()
  const locale = useLocaleCode()
  const queryClient = useQueryClient()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  // Kept while another one is sent: where the first went is known, whatever becomes of the second.
  const [sent, setSent] = useState<CodeSent | null>(null)
  const [isAgain, setAgain] = useState(false)

  const fresh = useFresh()

  const fail = (error: unknown) => {
    if (error instanceof GivenUp) return
    const [reason] = explain(error)
    setProblem(reason && t(reason.key, reason.values ?? {}))
  }
  const sending = useMutation({
    mutationFn: async (contact: string | undefined) => {
      const body = { locale, ...(contact && { [channel]: contact }) }
      const call = channel === 'email' ? account.sendEmailCode : account.sendPhoneCode
      return (await fresh(() => api.call(call, { body, expects: explained }))).data
    },
    onMutate: () => setProblem(undefined),
    onSuccess: (answer) => {
      setSent(answer)
      setCode('')
    },
    onError: fail,
  })
  const checking = useMutation({
    mutationFn: (body: { code: string }) =>
      api.call(channel === 'email' ? account.confirmEmail : account.confirmPhone, {
        body,
        expects: explained,
      }),
    onMutate: () => setProblem(undefined),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: playerKey }),
    onError: (error) => {
      setCode('')
      fail(error)
    },
  })
  return {
    channel,
    sent,
    isSending: sending.isPending,
    send: (contact) => sending.mutate(contact),
    resend: () => sending.mutate(sending.variables),
    code,
    setCode,
    isChecking: checking.isPending,
    check: (whole) => checking.mutate({ code: whole }),
    isConfirmed: checking.isSuccess,
    problem,
    startOver: () => {
      setProblem(undefined)
      setSent(null)
      setAgain(true)
    },
    isAgain,
  }
}
