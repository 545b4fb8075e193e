import type { Player, PushChannel, PushPayload } from '@marquee/contract'
import type { AnyPush } from '@marquee/realtime'
import type { NewNotification } from './notifications.ts'

type Said = Pick<NewNotification, 'text'> & Partial<Omit<NewNotification, 'at' | 'text'>>
type Teller<C extends PushChannel> = (
  data: PushPayload<C>,
  player: Player | undefined,
) => Said | null

const cashDesk = '/cash/deposit-by-money/'
const documents = '/profile/documents'

const cardTexts: Record<PushPayload<'playerVerification'>['action'], Said> = {
  success: { text: 'card.success' },
  apple_pay_success: { text: 'card.success' },
  failed: { text: 'card.failed' },
  apple_pay_failed: { text: 'card.failed' },
  duplicate: { text: 'card.duplicate' },
  needScanDocument: { text: 'card.needScanDocument', link: documents },
  surveyRequired: { text: 'card.surveyRequired', link: documents },
}

/** What a push of each channel leaves to be read later; most leave nothing. */
const tellers: { [C in PushChannel]?: Teller<C> } = {
  cash: ({ coins, entries: minor }): Said | null => {
    const entries = minor / 100
    if (coins && entries) return { text: 'both', values: { coins, entries } }
    if (coins) return { text: 'coins', values: { coins } }
    return entries ? { text: 'entries', values: { entries } } : null
  },
  deposit: ({ outcome, amount: cents, reason }) => {
    const values = { amount: cents / 100 }
    if (outcome === 'complete') return { text: 'depositComplete', values }
    // The cash desk says nothing of this failure either.
    if (outcome === 'refresh' || reason === 'canceled_by_sum_limit_per_time') return null
    return { text: 'depositFailed', values, link: cashDesk }
  },
  playerIdentityVerification: ({ status }) => ({
    text: `identity.${status}`,
    ...(status !== 'approved' && { link: '/profile/identity' }),
  }),
  playerVerification: ({ action }) => cardTexts[action],
  // Every step of a season is pushed; the first one on a new level is the news.
  season: ({ slug, currentLevel: level }, player) =>
    player && level > player.season.currentLevel
      ? { id: `season-${slug}-${level}`, text: 'seasonLevel', values: { level }, link: '/lobby/' }
      : null,
  rankLeague: ({ kind, levelIndex: level }) => {
    if (kind === 'level-up') return { text: 'rankLevel', values: { level }, link: '/vip' }
    return kind === 'status-up' ? { text: 'rankStatus', link: '/vip' } : null
  },
  lottery: ({ kind, lotteryId, number }) =>
    kind === 'won'
      ? { id: `lottery-${lotteryId}-${number}`, text: 'lotteryWon', link: '/lottery' }
      : null,
  app: ({ kind }) =>
    kind === 'feature-status' ? { text: 'featureStatus', link: '/lobby/' } : null,
}

/** What a push leaves in the notification center, or null (LAYOUT-10). */
export function notificationOf(
  { channel, data, seq, at }: AnyPush,
  player: Player | undefined,
): NewNotification | null {
  const said = tellers[channel]?.(data as never, player)
  if (!said) return null
  const { text, ...rest } = said
  return {
    id: `${channel}-${seq}`,
    values: {},
    at,
    ...rest,
    text: `background:notifications.${text}`,
  }
}
