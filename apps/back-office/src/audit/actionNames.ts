import type { backOffice } from '@marquee/contract'

/** What each call is for whoever reads the record. */
export const actionName: Record<keyof typeof backOffice, string> = {
  signIn: 'sign in',
  signOut: 'sign out',
  me: 'see who is signed in',
  players: 'find players',
  player: 'see a player',
  personalData: 'see personal data',
  ledger: 'see the ledger',
  balances: 'see balances at a time',
  rounds: 'see rounds',
  round: 'see a round again',
  limits: 'see limits',
  exclude: 'apply a break or exclusion',
  documents: 'see documents',
  documentFile: 'open a document',
  reviewDocument: 'review a document',
  documentQueue: 'see the document queue',
  waiting: 'see queues',
  redemptions: 'see redemptions',
  redemption: 'see a redemption',
  decideRedemption: 'decide on a redemption',
  purchases: 'see purchases',
  purchase: 'see a purchase',
  refunds: 'see refunds',
  playerSessions: 'see where a player is signed in',
  endPlayerSessions: 'end sessions of a player',
  unlockSignIn: 'let a player sign in again',
  markAffiliate: 'mark or unmark an affiliate',
  switchFeature: 'switch a feature for a player',
  refreshPages: 'tell open pages to refresh',
  report: 'see the report',
  audit: 'read the audit log',
  staff: 'see staff',
  confirmStaff: 'confirm a member of staff',
  inviteStaff: 'invite a member of staff',
  setStaffActive: 'deactivate a member of staff or let them in',
  resetStaffSecondFactor: 'reset a second factor',
  acceptInvitation: 'accept an invitation',
}

/** The same for calls outside of `backOffice`, by their whole ids. */
const deskNames: Record<string, string> = {
  'chatDesk.conversations': 'see who wrote to support',
  'chatDesk.conversation': 'read a conversation',
  'chatDesk.answer': 'answer a player',
  'chatDesk.close': 'close a conversation',
  'bonusDesk.grant': 'grant a bonus',
  'freeEntryDesk.requests': 'see cards that came by mail',
  'freeEntryDesk.decide': 'credit or refuse a card',
  'operations.messages': 'see unsent messages',
  'operations.decideMessage': 'send a message again, or dismiss it',
  'operations.suppressions': 'see the no-marketing list',
  'operations.liftSuppression': 'allow marketing to an address again',
  'operations.jobs': 'see failed jobs',
  'operations.alerts': 'see alerts',
  'operations.decideJob': 'run a job again, or dismiss it',
}

const names = new Map(Object.entries(actionName))

/** Every call by its whole id, with its words, to choose one from. */
export const actionChoices = [
  ...Object.entries(actionName).map(([name, words]) => ({ id: `backOffice.${name}`, name: words })),
  ...Object.entries(deskNames).map(([id, name]) => ({ id, name })),
]

/** The words for the id of a call; the id itself for one that is no more. */
export const wordsOf = (action: string): string =>
  deskNames[action] ?? names.get(action.replace(/^backOffice\./, '')) ?? action
