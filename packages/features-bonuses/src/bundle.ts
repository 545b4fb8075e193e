import type { PushPayload } from '@marquee/contract'
import type { PushTools } from '@marquee/core'
import { refreshBonuses } from './queries.ts'

/** Credited in another tab, or free spins of a day: what waits follows. */
export function onCash({ reason }: PushPayload<'cash'>, { queryClient }: PushTools): void {
  if (/^(free-bonus|daily-login)$/.test(reason)) refreshBonuses(queryClient)
}

/** Modals and effect, each fetched when it is needed. */
export const FreeBonusModal = {
  load: () => import('./modal/FreeBonusModal.tsx').then((module) => module.FreeBonusModal),
}
export const FreeBonusesModal = {
  load: () => import('./modal/FreeBonusesModal.tsx').then((module) => module.FreeBonusesModal),
}
export const BonusByAddress = {
  load: () => import('./BonusByAddress.tsx').then((module) => module.BonusByAddress),
}

export const messages = {
  en: () => import('./messages/en.json').then((module) => module.default),
  es: () => import('./messages/es.json').then((module) => module.default),
}
