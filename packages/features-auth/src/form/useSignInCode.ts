import { useApi, useLocaleCode, useT } from '@marquee/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { requestSignInCode } from '../queries.ts'
import { explain } from './explain.ts'
import type { Way } from './rules.ts'

/** Digits of a code. */
export const codeLength = 6

export interface SignInCode {
  way: Way
  /** Where codes go, as the player wrote it. */
  contact: string
  /** When the code that was sent last ends, in epoch ms; null before the first. */
  expiresAt: number | null
  isSending: boolean
  send: () => void
  code: string
  setCode: (code: string) => void
  /** Another one for each time that the places are empty again and want the focus. */
  attempt: number
  /** Why no code was sent. */
  problem: string | undefined
}

/**
 * The code that signs in while sign-in pauses: null while nothing pauses for the contact that is typed.
 * @param onSent takes back what the form said before.
 */
export function useSignInCode(way: Way, contact: string, onSent: () => void) {
  const t = useT('auth')
  const api = useApi()
  const locale = useLocaleCode()
  const [pausedFor, setPausedFor] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [attempt, setAttempt] = useState(0)
  // Sent by its last digit, before the page is drawn with it.
  const typed = useRef('')
  const write = (next: string) => {
    typed.current = next
    setCode(next)
  }
  const startOver = () => {
    write('')
    setAttempt((now) => now + 1)
  }
  const { mutate, reset, data, error, isPending, variables } = useMutation({
    mutationFn: (to: string) => requestSignInCode(api, { [way]: to, locale }),
    networkMode: 'always',
    onSuccess() {
      startOver()
      onSent()
    },
  })
  const isPaused = pausedFor !== null && pausedFor === contact
  const isForIt = isPaused && variables === contact
  const [reason] = isForIt && error ? explain(error) : []
  const paused: SignInCode | null = isPaused
    ? {
        way,
        contact,
        expiresAt: isForIt ? (data ?? null) : null,
        isSending: isPending,
        send: () => mutate(contact),
        code,
        setCode: write,
        attempt,
        problem: reason && t(reason.key, reason.values ?? {}),
      }
    : null
  return {
    paused,
    /** What goes with the password; undefined where none was sent. */
    typedCode: () => (paused?.expiresAt ? typed.current : undefined),
    /** Sign-in pauses for this contact. */
    pause(of: string) {
      setPausedFor(of)
      reset()
    },
    startOver,
  }
}
