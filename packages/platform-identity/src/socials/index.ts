import { defaultLocale, toLocale } from '@marquee/contract/locales'
import { socialProvider } from '@marquee/contract/schemas'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { RequestOf } from '@marquee/platform-kernel/http'
import { type PlatformModule, settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { makeProviderCode, providerPage } from './provider.ts'
import { beginSocial, type Caller, linkSocial, readSocials, unlinkSocial } from './service.ts'
import { playerFields } from '@marquee/platform-kernel/status'
import { linkedProviders, pruneStates, socialsMigrations } from './store.ts'

/** Where the sandbox's provider sends the player back to. */
const returnPath = '/profile/socials'
const sweepEvery = 10 * 60_000

type Signing = RequestOf<'socials.begin' | 'socials.link' | 'socials.unlink'>

const callerOf = ({ brand, player, idempotency, params }: Signing): Caller => ({
  brand,
  playerId: player().playerId,
  provider: params.provider,
  idempotency,
})

const leadBack = (query: Record<string, string>, prefix: string) =>
  `${prefix}${returnPath}?${new URLSearchParams(query)}`

/** The page that the player came from was in this language. */
/** What stands before a path in the visitor's locale. */
const prefixOf = (http: Context): string => {
  const locale = toLocale(getCookie(http, 'language'))
  return locale === defaultLocale ? '' : `/${locale}`
}

function mountProvider(app: Hono, surroundings: Surroundings, secret: string): void {
  const asked = (http: Context) => {
    const provider = socialProvider.safeParse(http.req.param('provider'))
    const brand = surroundings.brandOf(http)
    return provider.success && brand !== null
      ? { provider: provider.data, brandName: settingsOf(surroundings, brand).name }
      : null
  }
  app.get('/sandbox/social/:provider', (http) => {
    const found = asked(http)
    if (!found) return http.notFound()
    const cancel = leadBack({ social: found.provider, denied: '1' }, prefixOf(http))
    return http.html(providerPage({ ...found, state: http.req.query('state') ?? '', cancel }))
  })
  // Signs for a request that a player began, and changes nothing: `socials.link` does.
  app.get('/sandbox/social/:provider/allow', (http) => {
    const found = asked(http)
    const name = (http.req.query('name') ?? '').trim().slice(0, 60)
    const state = http.req.query('state') ?? ''
    if (!found || !name) return http.notFound()
    const code = makeProviderCode(secret, state, { subject: name.toLowerCase(), name })
    return http.redirect(leadBack({ social: found.provider, code, state }, prefixOf(http)), 302)
  })
}

/** Accounts of other houses that a player has linked (PROFILE-07). */
function makeSocials(): PlatformModule {
  const secrets = new WeakMap<Surroundings['kernel'], string>()
  /** Provider and platform share it; in the sandbox both are this process. */
  const secretOf = ({ kernel }: Surroundings): string => {
    const known = secrets.get(kernel) ?? kernel.random.token(32)
    secrets.set(kernel, known)
    return known
  }
  return {
    name: 'socials',
    migrations: socialsMigrations,
    status: () => ({
      player: playerFields(async ({ kernel: { db }, session: { playerId } }) => ({
        activeSocialAccounts: await linkedProviders(db, playerId),
      })),
    }),
    handlers: (surroundings) => ({
      'socials.list': async ({ kernel, player }) => ({
        success: true,
        data: { accounts: await readSocials(kernel.db, player().playerId) },
      }),
      async 'socials.begin'(request) {
        if (!surroundings.sandbox) {
          throw new PlatformError(
            'not-available',
            'No provider is set up here: only the sandbox plays them.',
          )
        }
        const caller = callerOf(request)
        const state = await beginSocial(request.kernel, caller)
        const query = new URLSearchParams({ state })
        return { success: true, data: { url: `/sandbox/social/${caller.provider}?${query}` } }
      },
      async 'socials.link'(request) {
        const answer = request.body
        await linkSocial(request.kernel, secretOf(surroundings), callerOf(request), answer)
        return { success: true }
      },
      async 'socials.unlink'(request) {
        await unlinkSocial(request.kernel, callerOf(request))
        return { success: true }
      },
    }),
    routes(app, surroundings) {
      if (surroundings.sandbox) mountProvider(app, surroundings, secretOf(surroundings))
    },
    jobs: ({ kernel }) => [
      {
        name: 'socials.forget-states',
        every: sweepEvery,
        run: () => pruneStates(kernel.db, kernel.clock.now()),
      },
    ],
  }
}

export const socials = makeSocials()
