import type { PushChannel, PushPayload, ResumeAnswer } from '@marquee/contract'

/** A push of one channel, its payload checked against the contract. */
export interface Push<C extends PushChannel> {
  /** Grows by one per player. */
  seq: number
  channel: C
  data: PushPayload<C>
  /** When it happened, epoch ms. */
  at: number
}

/** Any push; `channel` tells the type of `data`. */
export type AnyPush = { [C in PushChannel]: Push<C> }[PushChannel]

export type Snapshot = Omit<Extract<ResumeAnswer, { kind: 'snapshot' }>, 'kind'>

/**
 * `connected` once the connection has also heard what was missed; `reconnecting` while it is lost
 * and tried again; `disconnected` before `connect()`, after `disconnect()` and once signed out.
 */
export type RealtimeStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/** Why the platform ended a connection: the session is over, or lives on without play. */
export type SignedOutReason = 'over' | 'excluded'

export interface Ticket {
  /** Opens one connection. */
  ticket: string
  /** The player's newest sequence number when the ticket was made. */
  lastSequence: number
}

export interface Logger {
  warn(message: string, details?: unknown): void
  error(message: string, details?: unknown): void
}

export interface RealtimeOptions {
  /** Origin of the platform; the page's own when absent. */
  url?: string
  /** `/socket.io` by default; the player's `wsConnectionData.path`. */
  path?: string
  /**
   * Asked before every attempt to connect, since a ticket opens one connection only. An error whose
   * `code` is `self-excluded` ends the attempts: its player was excluded while nothing was connected.
   */
  getTicket: () => Promise<Ticket>
  /**
   * The sequence number that the page's data already contain, the player's
   * `wsConnectionData.lastSequence`. Without it the first ticket's number is the start.
   */
  lastSequence?: number
  /** Every push once, in order, before the handlers of its channel. */
  onPush?: (push: AnyPush) => void
  /** Too much was missed to be told one by one: this is the state now. */
  onSnapshot?: (snapshot: Snapshot) => void
  onStatus?: (status: RealtimeStatus) => void
  /** The session is over, or its player excluded from play; the connection has ended for good. */
  onSignedOut?: (reason: SignedOutReason) => void
  logger?: Logger
  /** Spreads the reconnections of many players, 0 to 1. */
  random?: () => number
}

export interface Realtime {
  readonly status: RealtimeStatus
  /**
   * Loads the connection and opens it; resolves when the first attempt is under way. Later
   * failures are retried for ever, until `disconnect()`. A second call changes nothing.
   *
   * @throws when the connection's own code cannot be loaded
   */
  connect(): Promise<void>
  disconnect(): void
  /** Hears the pushes of one channel; returns the way to stop. May be called at any time. */
  on<C extends PushChannel>(
    channel: C,
    handler: (data: PushPayload<C>, push: Push<C>) => void,
  ): () => void
}
