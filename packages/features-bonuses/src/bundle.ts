import { eachLocale } from '@marquee/core'

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
