import type { PopupAd, PopupTrigger } from '../contract/schemas.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { findPlaySession, runningRestriction } from '@marquee/platform-protection/protection/store'
import { adRestMs, dueAds, isQuiet, type PopupCampaign } from './rules.ts'
import { insertLog, shownSince, updateLog } from './store.ts'

interface Asker {
  playerId: string | null
  /** The browser's own id (POPUP-03), or null. */
  trackingId: string | null
  idempotency: { scope: string; key: string } | null
}

const toWire = (ad: PopupCampaign, logId: number): PopupAd => ({
  popup_id: ad.id,
  popup_name: ad.name,
  popup_delay_time: ad.delaySeconds,
  popup_priority: ad.priority,
  popup_company_priority: ad.companyPriority,
  popup_data: {
    title: ad.title,
    text: ad.text,
    image: ad.image,
    action: ad.action,
    link: ad.link,
  },
  log_id: logId,
})

async function isLeftInPeace(kernel: Kernel, playerId: string, now: number): Promise<boolean> {
  const [restriction, play] = await Promise.all([
    runningRestriction(kernel.db, playerId, now),
    findPlaySession(kernel.db, playerId),
  ])
  return isQuiet({ isRestricted: restriction !== null, checkedAt: play?.checkedAt ?? null }, now)
}

/**
 * The ads that a trigger makes due for a guest or a player, in order; each is logged as chosen. None
 * during a break or just after a reality check, and none that was shown to them within a day.
 */
export async function chooseAds(
  kernel: Kernel,
  settings: Pick<BrandSettings, 'key' | 'popupAds'>,
  trigger: PopupTrigger,
  { playerId, trackingId, idempotency }: Asker,
): Promise<PopupAd[]> {
  const due = dueAds(settings.popupAds, trigger, playerId === null ? 'guest' : 'player')
  if (!due.length) return []
  if (playerId !== null && (await isLeftInPeace(kernel, playerId, kernel.clock.now()))) return []
  return runCommand(kernel, {
    name: 'popups.choose',
    playerId,
    idempotency,
    input: { trigger },
    async handle({ tx, now }) {
      const asker = { brand: settings.key, playerId, trackingId }
      const shown = await shownSince(tx, { ...asker, since: now - adRestMs })
      const chosen: PopupAd[] = []
      for (const ad of due.filter(({ id }) => !shown.has(id))) {
        const log = { ...asker, popupId: ad.id, trigger }
        chosen.push(toWire(ad, await insertLog(tx, log, now)))
      }
      return chosen
    },
  })
}

/** Notes what was done with an ad. @throws not-found when it was not chosen for whoever asks. */
export async function logAction(
  kernel: Kernel,
  brand: string,
  { logId, action }: { logId: number; action: number },
  { playerId, idempotency }: Omit<Asker, 'trackingId'>,
): Promise<void> {
  await runCommand(kernel, {
    name: 'popups.logAction',
    playerId,
    idempotency,
    input: { logId, action },
    async handle({ tx }) {
      if (await updateLog(tx, { id: logId, brand, playerId }, action)) return null
      throw new PlatformError(
        'not-found',
        `No pop-up ad with the log id ${logId} was shown to you. Send the log_id that came with the ad.`,
      )
    },
  })
}
