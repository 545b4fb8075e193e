export {
  profileQuery,
  rewardsQuery,
  welcomeQuery,
  wantsEmailConfirm,
  wantsRegistration,
} from './queries.ts'

/** The modals of the account, each fetched when it is opened. */
export const profile = () =>
  import('./overview/ProfileModal.tsx').then((module) => module.ProfileModal)
export const emailConfirm = () =>
  import('./confirm/EmailConfirmModal.tsx').then((module) => module.EmailConfirmModal)
export const emailConfirmed = () =>
  import('./confirm/EmailConfirmedModal.tsx').then((module) => module.EmailConfirmedModal)
export const emailLink = () => import('./confirm/EmailLink.tsx').then((module) => module.EmailLink)
export const phoneConfirm = () =>
  import('./confirm/PhoneConfirmModal.tsx').then((module) => module.PhoneConfirmModal)
export const registration = () =>
  import('./registration/RegistrationModal.tsx').then((module) => module.RegistrationModal)
export const reauthenticate = () =>
  import('./security/ReauthenticateModal.tsx').then((module) => module.ReauthenticateModal)
export const closeAccount = () =>
  import('./security/CloseAccountModal.tsx').then((module) => module.CloseAccountModal)
export const welcome = () =>
  import('./welcome/WelcomeModal.tsx').then((module) => module.WelcomeModal)
export const welcomeScene = () =>
  import('./welcome/WelcomeScene.tsx').then((module) => module.WelcomeScene)
export const registrationForm = () =>
  import('./registration/RegistrationForm.tsx').then((module) => module.RegistrationForm)
export const behaviour = () =>
  import('./behaviour/AccountBehaviour.tsx').then((module) => module.AccountBehaviour)

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)
