export const NotificationsSheet = {
  load: () => import('../inbox/NotificationsSheet.tsx').then((module) => module.NotificationsSheet),
}
export const InboxSettingsSheet = {
  load: () => import('../inbox/InboxSettingsSheet.tsx').then((module) => module.InboxSettingsSheet),
}
export const WhileAwayModal = {
  load: () => import('../inbox/WhileAwayModal.tsx').then((module) => module.WhileAwayModal),
}
export { messages } from './messages/index.ts'
