export { Consent } from './Consent.tsx'

export const ConsentSettings = {
  load: () => import('./ConsentSettings.tsx').then((module) => module.ConsentSettings),
}
export const CookieSettingsLine = {
  load: () => import('./CookieSettingsLine.tsx').then((module) => module.CookieSettingsLine),
}
export const messages = {
  en: () => import('./messages/en.json').then((module) => module.default),
  es: () => import('./messages/es.json').then((module) => module.default),
}
