import type { Outcome } from '../outcome.ts'

/** A notification as it leaves for one device. */
export interface OutgoingPush {
  /** The same whenever the same notification is sent again: a device shows it once. */
  id: string
  /** The brand's key; each has an account of its own. */
  brand: string
  /** What the company gave the device (PUSH-12). */
  token: string
  title: string
  body: string
  /** A whole address of the brand, which a tap opens. */
  link: string
  /** What the page is told along with it. */
  data: Readonly<Record<string, string>>
  /** How long the company keeps it for a device that is off, in s. */
  lifetime: number
}

/** A company that brings notifications to devices. */
export interface PushProvider {
  name: string
  /** Whether there is an account for this brand. */
  serves(brand: string): boolean
  /**
   * Hands one notification over. Never throws for what the other side does. A dead address is a device that
   * is not registered any more.
   */
  send(message: OutgoingPush): Promise<Outcome>
}

/** A key of a service account, as Google hands it out as a file. */
export interface ServiceAccount {
  project_id: string
  client_email: string
  /** PEM, PKCS #8. */
  private_key: string
  /** Where a signed request is given a token for. */
  token_uri: string
}

export interface PushAccount {
  /** By brand key. */
  accounts?: Readonly<Record<string, ServiceAccount>> | undefined
  /** Where messages are posted, without a slash at its end; the company's own address unless given. */
  endpoint?: string | undefined
  /** Epoch ms. */
  now: () => number
  sandbox: boolean
}
