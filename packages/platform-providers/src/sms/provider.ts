import type { Outcome } from '../outcome.ts'

/** A text message as it leaves. */
export interface OutgoingText {
  /** The same whenever the same message is sent again. */
  id: string
  /** A number with its country: `+13125550101`. */
  to: string
  text: string
}

/** A company that takes text messages. */
export interface SmsProvider {
  name: string
  /** Hands one message over. Never throws for what the other side does. */
  send(message: OutgoingText): Promise<Outcome>
}

export interface SmsAccount {
  /** Where messages are posted; none where nobody takes them. */
  url?: string | undefined
  key?: string | undefined
  /** The number or name that messages come from. */
  from?: string | undefined
  sandbox: boolean
}
