export const PushSetting = {
  load: () => import('./push/PushSetting.tsx').then((module) => module.PushSetting),
}
export { messages } from './messages/index.ts'
