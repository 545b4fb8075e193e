import {
  defineFeature,
  fromBundle,
  type KnownPath,
  type PageDeclaration,
  safePath,
} from '@marquee/core'

declare module '@marquee/core' {
  interface Features {
    auth: {
      pages: { signIn?: '/signin'; signUp?: '/signup'; reset: '/reset' }
      search: { signIn: { redirectUrl?: string }; signUp: { redirectUrl?: string } }
      modals: { signup?: object; 'login-action'?: object }
      parameters: { action: string }
    }
  }
}

const pagesBundle = () => import('./pagesBundle.ts')
const modalBundle = () => import('./modalBundle.ts')

const redirectOnly = ({ redirectUrl }: Record<string, unknown>): { redirectUrl?: string } => {
  const path = safePath(redirectUrl)
  return path === null ? {} : { redirectUrl: path }
}

const page = <P extends KnownPath>(path: P, title: string): PageDeclaration<P> => ({
  path,
  layout: 'auth',
  prerender: true,
  title: `auth:${title}.documentTitle`,
  description: `auth:${title}.description`,
})

/** Mails link to it, so every brand has it, and whoever is there may set a new password. */
const reset = page('/reset', 'reset')

/** Fetched at rest, so that no form waits for it (CAPTCHA-01). */
const behaviours = [() => import('./captcha/Captcha.tsx').then((module) => module.Captcha)]

const forGuests = { audience: 'guest', search: redirectOnly } as const

/**
 * How a guest becomes a player, on pages of their own (BRAND-11). A brand lists this or `authModal`;
 * what it does not list is not in its build.
 */
export const authPages = /* @__PURE__ */ defineFeature(() => {
  const { component, slotEntry } = fromBundle(pagesBundle)
  return {
    id: 'auth',
    behaviours,
    bundle: pagesBundle,
    pages: {
      signIn: { ...page('/signin', 'signIn'), ...forGuests },
      signUp: { ...page('/signup', 'signUp'), ...forGuests },
      reset,
    },
    // The address asks for `action=login` on any page (MODAL-24).
    modals: { 'login-action': { load: component('LoginAction'), query: 'action' } },
    slots: { 'home.sections': [slotEntry('SignUpSection', { order: 40, audience: 'guest' })] },
  }
})

/** The same in a modal, for a brand without those pages (TEN-02). */
export const authModal = /* @__PURE__ */ defineFeature(() => {
  const { component, slotEntry } = fromBundle(modalBundle)
  return {
    id: 'auth',
    behaviours,
    bundle: modalBundle,
    pages: { reset },
    modals: { signup: { load: component('SignUpModal'), query: 'action' } },
    slots: { 'home.sections': [slotEntry('SignUpSection', { order: 40, audience: 'guest' })] },
  }
})
