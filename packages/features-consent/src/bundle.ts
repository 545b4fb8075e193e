export const ConsentSettings = {
  load: () => import('./ConsentSettings.tsx').then((module) => module.ConsentSettings),
}
export const CookieSettingsLine = {
  load: () => import('./CookieSettingsLine.tsx').then((module) => module.CookieSettingsLine),
}
export { messages } from './messages/index.ts'
