export { PopupAds } from './PopupAds.tsx'

export const PopupAdModal = {
  load: () => import('./PopupAdModal.tsx').then((module) => module.PopupAdModal),
}
export const messages = {
  en: () => import('./messages/en.json').then((module) => module.default),
  es: () => import('./messages/es.json').then((module) => module.default),
}
