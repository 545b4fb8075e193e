import type { ChatMessage } from '../contract/schemas.ts'
import { now, useApp } from '@marquee/core'
import { useState } from 'react'
import { sendMessage } from '../queries.ts'

/** A message that the platform has not taken yet. */
export interface Outgoing {
  /** Its idempotency key: a try whose answer was lost is repeated with it. */
  key: string
  text: string
  at: number
  state: 'sending' | 'failed'
  error?: unknown
}

/** Sends messages and keeps those that are on their way or were not taken. */
export function useOutgoing(arrived: readonly ChatMessage[]) {
  const { api, queryClient } = useApp()
  const [all, setAll] = useState<readonly Outgoing[]>([])

  const note = (key: string, state: Partial<Outgoing>) =>
    setAll((known) => known.map((one) => (one.key === key ? { ...one, ...state } : one)))
  const deliver = (key: string, text: string) => {
    sendMessage(api, queryClient, { key, text }).then(
      () => setAll((known) => known.filter((one) => one.key !== key)),
      (error: unknown) => note(key, { state: 'failed', error }),
    )
  }
  return {
    /** A push may bring a message before the answer to its sender. */
    outgoing: all.filter(({ key }) => !arrived.some((message) => message.key === key)),
    send(text: string) {
      const key = crypto.randomUUID()
      setAll((known) => [...known, { key, text, at: now(), state: 'sending' }])
      deliver(key, text)
    },
    retry({ key, text }: Outgoing) {
      note(key, { state: 'sending' })
      deliver(key, text)
    },
  }
}
