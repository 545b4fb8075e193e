export const InstallSetting = {
  load: () => import('./pwa/InstallSetting.tsx').then((module) => module.InstallSetting),
}
export const PushSetting = {
  load: () => import('./push/PushSetting.tsx').then((module) => module.PushSetting),
}
export { messages } from './messages/index.ts'
