export { AppBehaviour } from './AppBehaviour.tsx'

export const PushSetting = {
  load: () => import('./push/PushSetting.tsx').then((module) => module.PushSetting),
}
export const messages = {
  en: () => import('./messages/en.json').then((module) => module.default),
  es: () => import('./messages/es.json').then((module) => module.default),
}
