import type { Identity } from '@marquee/platform-protection/protection/identity'

declare module '@marquee/platform-kernel/events' {
  interface Events {
    /** An account was opened, with its welcome gift. */
    playerSignedUp: SignedUp
    /** A player has shown for the first time that the contact of their account reaches them. */
    contactConfirmed: { playerId: string; brand: string }
  }
}

export interface SignedUp {
  playerId: string
  brand: string
  /** By what they are recognised in the group: nobody brings themselves. */
  identities: Identity[]
  /** The code of the friend who invited them, as they gave it. */
  invitedBy?: string | undefined
  /** The code of the partner whose link brought them. */
  affiliateCode?: string | undefined
}
