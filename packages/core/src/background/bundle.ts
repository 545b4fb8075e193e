export { Background } from './Background.tsx'

export const NotificationsSheet = {
  load: () => import('../inbox/NotificationsSheet.tsx').then((module) => module.NotificationsSheet),
}
export const WhileAwayModal = {
  load: () => import('../inbox/WhileAwayModal.tsx').then((module) => module.WhileAwayModal),
}
export const messages = {
  en: () => import('./messages/en.json').then((module) => module.default),
  es: () => import('./messages/es.json').then((module) => module.default),
}
