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
  rounds: 'see rounds',
  round: 'see a round again',
  limits: 'see limits',
  exclude: 'apply a break or exclusion',
  documents: 'see documents',
  documentFile: 'open a document',
  reviewDocument: 'review a document',
  report: 'see the report',
  audit: 'read the audit log',
}

const names = new Map(Object.entries(actionName))

/** The words for the id of a call; the id itself for one that is no more. */
export const wordsOf = (action: string): string =>
  names.get(action.replace(/^backOffice\./, '')) ?? action
