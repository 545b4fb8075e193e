import type { Webhook, WebhookReading } from '@marquee/platform-kernel/webhook'

/** What a player wrote to support. */
export interface Letter {
  /** Ours; the same whenever it is handed over again. */
  id: string
  brand: string
  /** Who wrote: a secret of this conversation, by which its answers come back. */
  contact: string
  /** What the desk knows of the writer: how support calls them, and our id of them. */
  writer: { name: string; playerId: string }
  /** The desk's conversation that it belongs to; null for the first. */
  conversation: string | null
  text: string
}

export type Forwarded =
  | { kind: 'sent'; conversation: string }
  /** Nothing arrived as far as is known; the same again may arrive. */
  | { kind: 'later'; problem: string }
  /** The same again is refused again. */
  | { kind: 'refused'; problem: string }

/** What support answered at its desk. */
export interface DeskAnswer {
  /** The desk's id of it; the same whenever it is sent again. */
  id: string
  contact: string
  text: string
}

/** A help desk that is not the house's own. */
export interface ChatProvider {
  name: string
  /** Whether what players of a brand write is handed over; else the back office answers alone. */
  serves(brand: string): boolean
  /** Hands over what a player wrote. Never throws for what the other side does. */
  forward(letter: Letter): Promise<Forwarded>
  /** Reads a webhook of its own that came to a brand, the signature first. */
  read(webhook: Webhook, brand: string): WebhookReading<DeskAnswer>
}

/** An inbox of the desk's, for one brand. */
export interface DeskInbox {
  /** As the inbox's settings name it; whoever knows it can write to it. */
  inbox: string
  /** What the desk signs its webhooks with. */
  secret: string
}

export interface ChatAccount {
  /** Where the desk is. */
  url?: string | undefined
  /** Inboxes by brand key. */
  inboxes?: Readonly<Record<string, DeskInbox>> | undefined
  now: () => number
  /** What the sandbox's desk signs with; null without a sandbox. */
  sandboxSecret: string | null
}
