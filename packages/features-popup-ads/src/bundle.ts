export const PopupAdModal = {
  load: () => import('./PopupAdModal.tsx').then((module) => module.PopupAdModal),
}
export { messages } from './messages/index.ts'
