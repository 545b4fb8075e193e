/** What both bundles have. */
export const ResetPage = {
  load: () => import('./pages/ResetPage.tsx').then((module) => module.ResetPage),
}
export const SignUpSection = {
  load: () => import('./section/SignUpSection.tsx').then((module) => module.SignUpSection),
}

export { messages } from './messages/index.ts'
