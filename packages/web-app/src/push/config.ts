/** A message as the provider hands it to an open page. */
export interface PushMessage {
  messageId: string
  notification?: { title?: string; body?: string; image?: string; icon?: string }
  data?: Record<string, string>
  fcmOptions?: { link?: string }
}

/** What the flow needs of the provider's library, so that it can be proven without one. */
export interface PushProvider {
  /** The device's token; registers, refreshes or replaces it as needed (PUSH-13, PUSH-14). */
  token(): Promise<string>
  onMessage(listener: (message: PushMessage) => void): void
  /** Takes the device off the provider's list. */
  deleteToken(): Promise<boolean>
}
