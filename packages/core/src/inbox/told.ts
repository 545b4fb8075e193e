import type { InboxEntry, InboxKind } from '@marquee/contract'
import type { IconName } from '@marquee/ui'

/** An entry as pushes bring it: new. */
export type PushedEntry = Omit<InboxEntry, 'isRead' | 'kind'> & { kind: string }

interface Look {
  icon: IconName
  link?: string
}

/** The sign of each kind, and where it goes on in brands that have that page or modal. */
const looks: Record<InboxKind, Look> = {
  welcome: { icon: 'gift' },
  purchase: { icon: 'cart', link: '/profile/history' },
  'purchase-failed': { icon: 'cart', link: '/cash/deposit-by-money' },
  redemption: { icon: 'wallet', link: '/cash/redeem' },
  bonus: { icon: 'entries', link: '/lobby/?openModal=free-bonuses' },
  expiring: { icon: 'hourglass', link: '/lobby/?openModal=free-bonuses' },
  document: { icon: 'document', link: '/profile/documents' },
  identity: { icon: 'shield', link: '/profile/identity' },
  card: { icon: 'card', link: '/profile/documents' },
  limit: { icon: 'shield', link: '/game/responsible-play' },
  break: { icon: 'pause', link: '/profile/cool-off' },
  exclusion: { icon: 'lock', link: '/profile/self-exclusion' },
  friend: { icon: 'users', link: '/referral' },
  tournament: { icon: 'trophy', link: '/tournaments' },
  lottery: { icon: 'ticket', link: '/lottery' },
  weekly: { icon: 'crown', link: '/vip' },
  cashback: { icon: 'percent', link: '/vip' },
  level: { icon: 'crown', link: '/vip' },
  status: { icon: 'crown', link: '/vip' },
  season: { icon: 'map', link: '/season' },
  'free-entry': { icon: 'mail', link: '/free-entry' },
  'bingo-ending': { icon: 'hourglass', link: '/bingo' },
  'cards-ending': { icon: 'hourglass', link: '/scratch-cards' },
}

/** What is won or given without the player at the screen: told by itself, on the page or on the next visit. */
const wins = new Set<string>([
  'tournament',
  'lottery',
  'weekly',
  'cashback',
  'friend',
  'bonus',
  'free-entry',
] satisfies InboxKind[])
/** What the page of the player celebrates or answers itself as it happens. */
const celebrated = new Set<string>(['level', 'status', 'purchase'] satisfies InboxKind[])

export const isWin = ({ kind, params }: Pick<PushedEntry, 'kind' | 'params'>): boolean =>
  wins.has(kind) && params.status !== 'refused'
export const isCelebrated = ({ kind }: Pick<PushedEntry, 'kind'>): boolean => celebrated.has(kind)

/** Kinds of which several in a row are one line, such as levels. */
const grouped = new Set<string>(['level', 'season'] satisfies InboxKind[])

/** An entry as a line of the list: several of one kind may stand in one. */
export interface InboxLine {
  /** The newest of them. */
  entry: PushedEntry & { isRead: boolean }
  /** How many it stands for. */
  count: number
}

const dayOf = (at: number): number => Math.floor(at / 86_400_000)

/** Entries as lines, newest first; levels of one day in a row are one line with their sum. */
export function linesOf(entries: readonly InboxEntry[]): InboxLine[] {
  const lines: InboxLine[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    const isSame =
      last !== undefined &&
      grouped.has(entry.kind) &&
      last.entry.kind === entry.kind &&
      last.entry.isRead === entry.isRead &&
      dayOf(last.entry.at) === dayOf(entry.at)
    if (!isSame) lines.push({ entry, count: 1 })
    else {
      last.count += 1
      const { coins, entries: given } = last.entry
      last.entry = {
        ...last.entry,
        coins: coins + entry.coins,
        entries: given + entry.entries,
      }
    }
  }
  return lines
}

/** How an entry looks; one of a kind that this build does not know yet is a plain line. */
export const lookOf = (kind: string): Look => looks[kind as InboxKind] ?? { icon: 'bell' }

/** Key of an entry's words in the texts of the background, and the values it is filled with. */
export function wordsOf(
  { entry: { kind, params }, count }: InboxLine,
  translate: (text: string | Record<string, string>) => string,
): { key: string; values: Record<string, string | number> } {
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : translate(value),
    ]),
  )
  // Amounts of money are in cents.
  if (typeof values.amount === 'number') values.amount /= 100
  const variant = params.status ?? params.action
  const key =
    typeof variant === 'string' && kind !== 'status' ? `${kind}.${variant}` : `${kind}.text`
  return {
    key: Object.hasOwn(looks, kind) ? `inbox.${key}` : 'inbox.other',
    values: { ...values, ...(grouped.has(kind) && { count }) },
  }
}
