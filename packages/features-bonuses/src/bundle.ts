import type { PushPayload } from '@marquee/contract'
import { eachLocale, type PushTools } from '@marquee/core'
import { refreshBonuses } from './queries.ts'

/** Credited in another tab: what waits follows. */
export function onCash({ reason }: PushPayload<'cash'>, { queryClient }: PushTools): void {
  if (reason === 'free-bonus') refreshBonuses(queryClient)
}

/** Modals, each fetched when it is needed. */
export const FreeBonusModal = {
  load: () => import('./modal/FreeBonusModal.tsx').then((module) => module.FreeBonusModal),
}
export const FreeBonusesModal = {
  load: () => import('./modal/FreeBonusesModal.tsx').then((module) => module.FreeBonusesModal),
}

export const messages = eachLocale(
  (locale) => () => import('./texts.ts').then((module) => module.messages[locale]),
)
