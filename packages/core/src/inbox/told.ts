import type { InboxEntry, SharedInboxKind } from '@marquee/contract'
import type { Brand } from '../brand/types.ts'
import type { InboxLook } from '../feature/types.ts'

/** An entry as pushes bring it: new. */
export type PushedEntry = Omit<InboxEntry, 'isRead' | 'kind'> & { kind: string }

/** How each kind looks that several parts of a brand tell of, and where it goes on; features have their own. */
const shared: Record<SharedInboxKind, InboxLook> = {
  welcome: { icon: 'gift' },
  purchase: { icon: 'cart', link: '/profile/history' },
  'purchase-failed': { icon: 'cart', link: '/cash/deposit-by-money' },
  redemption: { icon: 'wallet', link: '/cash/redeem' },
  bonus: { icon: 'entries', link: '/lobby/?openModal=free-bonuses', isWin: true, waits: true },
  expiring: { icon: 'hourglass', link: '/lobby/?openModal=free-bonuses' },
  prize: { icon: 'gift', link: '/profile/history', isWin: true },
  document: { icon: 'document', link: '/profile/documents' },
  identity: { icon: 'shield', link: '/profile/identity' },
  card: { icon: 'card', link: '/profile/documents' },
  limit: { icon: 'shield', link: '/game/responsible-play' },
  break: { icon: 'pause', link: '/profile/cool-off' },
  exclusion: { icon: 'lock', link: '/profile/self-exclusion' },
  friend: { icon: 'users', link: '/referral', isWin: true },
  weekly: { icon: 'crown', link: '/vip', isWin: true, waits: true },
  cashback: { icon: 'percent', link: '/vip', isWin: true, waits: true },
  level: { icon: 'crown', link: '/vip', isGrouped: true },
  status: { icon: 'crown', link: '/vip' },
  'free-entry': { icon: 'mail', link: '/free-entry', isWin: true },
}

export type InboxLooks = Readonly<Partial<Record<string, InboxLook>>>

/** How every kind looks that this brand tells of. */
export const inboxLooks = ({ features }: Pick<Brand, 'features'>): InboxLooks =>
  Object.assign({}, shared, ...features.map(({ inbox }) => inbox))

/** What the page of the player celebrates or answers itself as it happens. */
const celebrated = new Set<string>(['level', 'status', 'purchase'] satisfies SharedInboxKind[])

export const isWin = (
  looks: InboxLooks,
  { kind, params }: Pick<PushedEntry, 'kind' | 'params'>,
): boolean => looks[kind]?.isWin === true && params.status !== 'refused'
export const isCelebrated = ({ kind }: Pick<PushedEntry, 'kind'>): boolean => celebrated.has(kind)

/** An entry as a line of the list: several of one kind may stand in one. */
export interface InboxLine {
  /** The newest of them. */
  entry: PushedEntry & { isRead: boolean }
  /** How many it stands for. */
  count: number
}

const dayOf = (at: number): number => Math.floor(at / 86_400_000)

/** Entries as lines, newest first; levels of one day in a row are one line with their sum. */
export function linesOf(looks: InboxLooks, entries: readonly InboxEntry[]): InboxLine[] {
  const lines: InboxLine[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    const isSame =
      last !== undefined &&
      looks[entry.kind]?.isGrouped &&
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
export const lookOf = (looks: InboxLooks, kind: string): InboxLook =>
  looks[kind] ?? { icon: 'bell' }

/** Key of an entry's words in the texts of the background, and the values it is filled with. */
export function wordsOf(
  looks: InboxLooks,
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
    values: { ...values, ...(looks[kind]?.isGrouped && { count }) },
  }
}

/**
 * Key of what can be done about an entry, in the texts of the background: of its status where that asks
 * for something else, of its kind, or that it can be opened.
 * @param has whether there is a text.
 */
export function actOf(
  { kind, params }: Pick<PushedEntry, 'kind' | 'params'>,
  has: (key: string) => boolean,
): string {
  const variant = params.status ?? params.action
  const keys = [
    ...(typeof variant === 'string' ? [`inbox.${kind}.acts.${variant}`] : []),
    `inbox.${kind}.act`,
  ]
  return keys.find(has) ?? 'inbox.open'
}
