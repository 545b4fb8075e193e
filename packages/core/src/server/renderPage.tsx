import { withServices } from '../brand/services.ts'
import type { Brand } from '../brand/types.ts'
import { type FirstAccess, firstAccess } from '../i18n/firstAccess.ts'
import { defaultLocale } from '../i18n/types.ts'
import { localisedPath } from '../routing/locale.ts'
import { mobileAppTarget } from '../routing/mobileApp.ts'
import { ruleFor } from '../routing/routeRules.ts'
import { withoutAa } from '../routing/withoutAa.ts'
import { redirectTo } from './answers.ts'
import { deviceClass, deviceOfClass } from './device.ts'
import { askShellEarly, type EarlyShell } from './earlyShell.ts'
import { guestPageOf } from './guestPage.ts'
import { payloadAnswer } from './payload.ts'
import { renderDocument } from './renderDocument.tsx'
import { checkSession } from './session.ts'
import type { PageAnswer, RenderEnvironment } from './types.ts'
import { hasSession, rememberAsked, type Visit, visitOf } from './visit.ts'

export type { PageAnswer, PageStore, RenderEnvironment } from './types.ts'

/** What the address alone says: `/mobile-app` (ROUTE-43), then the brand's rules (ROUTE-50). */
function ruledAnswer({ brand, url }: Visit): PageAnswer | null {
  const webview = mobileAppTarget(url, brand.locales)
  if (webview) return redirectTo(webview)
  const ruled = ruleFor(brand.routeRules, url.pathname + url.search, brand.locales)
  return ruled && redirectTo(ruled.to, ruled.status)
}

/** What is found out of a visitor's language at the root, the one address without a locale of its own. */
const rootAccess = ({ brand, request, url, jar }: Visit): FirstAccess | null =>
  url.pathname === '/'
    ? firstAccess({
        locales: brand.locales,
        cookies: jar,
        acceptLanguage: request.headers.get('accept-language') ?? '',
        secure: url.protocol === 'https:',
      })
    : null

/** Where a visitor of the root reads on (I18N-07): nowhere else in the default locale. */
const rootTarget = (access: FirstAccess | null, { url }: Visit): string | null =>
  access && access.locale !== defaultLocale ? localisedPath('/', access.locale) + url.search : null

/** The document for a guest, from what is kept where it can be. */
function guestDocument(visit: Visit): Promise<PageAnswer> {
  const { pages } = visit.environment
  const page = pages ? guestPageOf(visit) : null
  if (!page || !pages) return ownDocument(visit, true)
  const device = deviceOfClass(page.device)
  return pages.answer(page.key, () => renderDocument(page.visit, { isGuest: true, device }))
}

/** The document for this visitor alone. */
function ownDocument(visit: Visit, isGuest: boolean, early?: EarlyShell): Promise<PageAnswer> {
  const userAgent = visit.request.headers.get('user-agent') ?? ''
  const device = { ...deviceOfClass(deviceClass(userAgent)), userAgent }
  return renderDocument(visit, { isGuest, device }, early)
}

/**
 * Answers a request for a page of a brand (SSR-01): where the visitor is sent elsewhere, to there;
 * else with the page, rendered for them or, for guests, taken from what is kept.
 */
export async function renderPage(
  brand: Brand,
  request: Request,
  environment: RenderEnvironment,
): Promise<PageAnswer> {
  const visit = visitOf(withServices(brand, environment.services ?? {}), request, environment)
  const known = ruledAnswer(visit) ?? (await payloadAnswer(visit))
  if (known) return known
  const access = rootAccess(visit)
  const early = hasSession(visit) ? askShellEarly(visit) : undefined
  const session = await checkSession(visit)
  const cookies = [...(access?.cookies ?? []), ...session.cookies]
  const target = session.elsewhere ?? withoutAa(visit.url) ?? rootTarget(access, visit)
  if (target) return redirectTo(target, 302, cookies)
  const answer = await (session.isGuest && !early
    ? guestDocument(visit)
    : ownDocument(visit, session.isGuest, early))
  if (!session.isGuest) rememberAsked(visit)
  return { ...answer, cookies: [...cookies, ...answer.cookies] }
}
