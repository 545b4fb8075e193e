import type { HomePage, InboxEntry, PlayRestriction, Rewards } from '@marquee/contract'

/**
 * The typed places where one feature shows something of its own on the page of another or in the
 * shell. What a place hands to its entries stands here.
 */
export interface SlotProps {
  /** Right of the header, before the avatar. */
  'header.actions': object
  /** The middle of the phone's bottom bar: the game played last. */
  'bottomBar.middle': object
  /** What can be done or claimed beside the games, each as an `ActionCard` on the lobby's shelf. */
  'lobby.sections': { home: HomePage }
  /** Blocks of the lobby below the first games, over the whole width: offers. */
  'lobby.more': { home: HomePage }
  /** The whole lobby of a player on a break or excluded (RP-02, RP-06). */
  'lobby.restricted': { restriction: PlayRestriction }
  /** Blocks of the guest's home page. */
  'home.sections': { home: HomePage }
  /** What telling or confirming something brings: before it is done an offer, then the claim. */
  'account.reward': { reward: keyof Rewards }
  /** Where the player stands in the brand's club, on the account's page about levels. */
  'account.level': object
  /** The welcome after sign-up, on a page of its own; `done` leads on, null where something is asked first. */
  'registration.welcome': { done: (() => void) | null }
  /** The rest of the registration, on a page of its own; `done` once it is complete. */
  'registration.form': { done: () => void }
  /** Buttons below the balances in the player's menu: what can be done with them. */
  'menu.items': { close: () => void }
  /** Below the switches of this device in the player's menu: what else it may be told. */
  'menu.device': { close: () => void }
  /** Below what came in while the player was away: what is played in front of them, such as a draw. */
  'away.scenes': { entries: readonly InboxEntry[]; close: () => void }
  /** Shown under the game's stage. */
  'game.bar': { gameId: number }
}

export type SlotName = keyof SlotProps
