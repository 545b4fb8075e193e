import '@marquee/ui/reset.css'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { breathe } from '../app/breathe.ts'
import { type PageServices, servicesElement } from '../brand/services.ts'
import type { Brand } from '../brand/types.ts'
import { followSettings } from '../app/editedSettings.ts'
import { followEdits } from '../i18n/editedTexts.ts'
import { hearPopsFirst } from '../modals/pops.ts'
import { preferencesAtom, preferencesCookie, readPreferences } from '../preferences/preferences.ts'
import { readCookies } from '../preferences/cookie.ts'
import { isChunkFailure, noteChunkFailure } from '../routing/chunks.ts'
import { createRouter } from './createRouter.tsx'
import { splitLocale } from '../routing/locale.ts'
import { noteMoves } from '../app/moves.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { createRuntime } from './createRuntime.ts'

declare global {
  interface Window {
    /** Left by the server's render; the router reads it, then calls `h` to let it go. */
    $_TSR?: { h: () => void }
  }
}

/** Code that cannot be fetched is told of by whoever asked for it; what was rendered on the way is no news. */
const tellRecovered = (error: unknown): void => {
  if (!(error instanceof Error && isChunkFailure(error.cause))) reportError(error)
}

async function takeOver(runtime: AppRuntime): Promise<void> {
  runtime.store.set(
    preferencesAtom,
    readPreferences(readCookies(document.cookie)[preferencesCookie]),
  )
  hearPopsFirst()
  await breathe()
  const router = createRouter(runtime)
  await breathe()
  try {
    await hydrate(router)
  } finally {
    window.$_TSR?.h()
  }
  const place = document.getElementById('app')
  if (!place)
    throw new Error('The document has no element #app to take over; the server writes it.')
  noteMoves(runtime, router)
  runtime.takenOver = true
  await breathe()
  // As a transition it is done in slices, between which the browser answers.
  startTransition(() => {
    hydrateRoot(place, <RouterProvider router={router} />, { onRecoverableError: tellRecovered })
  })
}

/**
 * Takes over the page that the server rendered. The two lines of an app's `client.ts` call this. What
 * goes wrong is logged, and the error page shown (ERR-13, ERR-14).
 */
export async function startClient(brand: Brand): Promise<void> {
  window.addEventListener('vite:preloadError', noteChunkFailure)
  await breathe()
  const { locale } = splitLocale(window.location.pathname, brand.locales)
  const services = document.getElementById(servicesElement)?.textContent
  const runtime = createRuntime({
    brand: services ? { ...brand, ...(JSON.parse(services) as PageServices) } : brand,
    locale,
  })
  if (import.meta.hot) {
    followEdits(runtime)
    followSettings(runtime)
  }
  try {
    await takeOver(runtime)
  } catch (error) {
    console.error('The page could not be started; the error page is shown instead.', error)
    const { showStartUpFailure } = await import('../background/StartUpFailure.tsx')
    await showStartUpFailure(runtime)
  }
}
