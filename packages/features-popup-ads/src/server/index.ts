import { popupTrackingCookie } from '../contract/tracking.ts'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import type { RequestOf } from '@marquee/platform-kernel/http'
import { type PlatformModule, settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { popupsDomains } from '../contract/index.ts'
import { popupMigrations } from './migrations.ts'
import { chooseAds, logAction } from './service.ts'
import { playerFlags } from '@marquee/platform-kernel/status'
import { popupsFields } from './settings.ts'

const due =
  (surroundings: Surroundings) =>
  async ({
    kernel,
    brand,
    body,
    session,
    idempotency,
    http,
  }: RequestOf<'popups.guest' | 'popups.player'>) => {
    const { triggerType } = body
    const asker = {
      playerId: session?.playerId ?? null,
      trackingId: z.uuid().safeParse(getCookie(http, popupTrackingCookie)).data ?? null,
      idempotency,
    }
    const settings = settingsOf(surroundings, brand)
    return {
      success: true as const,
      data: { popups: await chooseAds(kernel, settings, triggerType, asker) },
    }
  }

/** Pop-up ads: what a trigger makes due, and what was done with it (CALL-71..73). */
export const popups: PlatformModule = {
  name: 'popups',
  domains: popupsDomains,
  settings: popupsFields,
  migrations: popupMigrations,
  status: () => ({
    player: playerFlags({ popUpAds: { isActive: false } }, ({ brand }) => ({
      popUpAds: { isActive: brand.popupAds.some(({ audience }) => audience === 'player') },
    })),
  }),
  handlers: (surroundings) => ({
    'popups.guest': due(surroundings),
    'popups.player': due(surroundings),
    async 'popups.logAction'({ kernel, brand, body, session, idempotency }) {
      const { log_id: logId, action_id: action } = body
      const asker = { playerId: session?.playerId ?? null, idempotency }
      await logAction(kernel, brand, { logId, action }, asker)
      return { success: true }
    },
  }),
}
