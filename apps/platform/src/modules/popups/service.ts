import type { PopupAd, PopupTrigger } from '@marquee/contract'
import type { BrandSettings } from '../../brands/settings.ts'
import { type Kernel, runCommand } from '../../kernel/command.ts'
import { PlatformError } from '../../kernel/errors.ts'
import { dueAds, type PopupCampaign } from './rules.ts'
import { insertLog, updateLog } from './store.ts'

interface Asker {
  playerId: string | null
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

/** The ads that a trigger makes due for a guest or a player, in order; each is logged as chosen. */
export async function chooseAds(
  kernel: Kernel,
  settings: Pick<BrandSettings, 'key' | 'popupAds'>,
  trigger: PopupTrigger,
  { playerId, idempotency }: Asker,
): Promise<PopupAd[]> {
  const due = dueAds(settings.popupAds, trigger, playerId === null ? 'guest' : 'player')
  if (!due.length) return []
  return runCommand(kernel, {
    name: 'popups.choose',
    playerId,
    idempotency,
    input: { trigger },
    async handle({ tx, now }) {
      const chosen: PopupAd[] = []
      for (const ad of due) {
        const log = { brand: settings.key, playerId, popupId: ad.id, trigger }
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
  { playerId, idempotency }: Asker,
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
