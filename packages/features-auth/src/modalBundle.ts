import { ResetPage } from './bundle.ts'

export { messages, SignUpSection } from './bundle.ts'

export const pages = { reset: ResetPage }
export const SignUpModal = {
  load: () => import('./modal/SignUpModal.tsx').then((module) => module.SignUpModal),
}
