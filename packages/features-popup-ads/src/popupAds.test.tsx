// @vitest-environment happy-dom
import type { PopupAd } from './contract/schemas.ts'
import { chooseConsent, type interrupt, type ModalProps, setClock } from '@marquee/core'
import {
  makeApp,
  makePlayer,
  openModal,
  setGuest,
  silence,
  type TestAppOptions,
} from '@marquee/core/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { popupAds } from './feature.ts'
import { PopupAdModal } from './PopupAdModal.tsx'
import { usePopupAds } from './usePopupAds.ts'

const guestCall = '/rest/pop-up-ads/guest-popup-ads/'
const playerCall = '/rest/pop-up-ads/player-popup-ads/'
const logCall = '/rest/pop-up-ads/log-action/'

const makeAd = (overrides: Partial<PopupAd> = {}): PopupAd => ({
  popup_id: 1,
  popup_name: 'free-account',
  popup_delay_time: 0,
  popup_priority: 1,
  popup_company_priority: 1,
  popup_data: {
    title: { en: 'An account is free', es: 'La cuenta es gratis' },
    text: { en: 'With coins to play with.', es: 'Con monedas para jugar.' },
    image: null,
    action: { en: 'Create account', es: 'Crear cuenta' },
    link: '/promotions',
  },
  log_id: 7,
  ...overrides,
})
const due = (...popups: PopupAd[]) => ({ success: true, data: { popups } })
const answersOf = (...popups: PopupAd[]) => ({
  [`POST ${guestCall}`]: due(...popups),
  [`POST ${playerCall}`]: due(...popups),
  [`POST ${logCall}`]: { success: true },
})
const withAds = makePlayer({ popUpAds: { isActive: true } })

const check = {
  id: 'checks',
  modals: {
    'reality-check': {
      load:
        async () =>
        ({ close, frame }: ModalProps) =>
          frame.open ? <button onClick={close}>Go on</button> : null,
    },
  },
  messages: { en: async () => ({}), es: async () => ({}) },
}

const show = vi.fn<typeof interrupt>()
function Ads() {
  usePopupAds(show)
  return null
}
/** Whether the queue would show the newest that was handed in. */
const isWanted = () => show.mock.lastCall?.[1].wanted?.({} as never)
const shownNow = () =>
  act(() => {
    const shown = show.mock.lastCall?.[1]
    if (shown?.modal === 'popup-ad') shown.props.onShown?.()
  })

async function start({
  answered = true,
  ...options
}: TestAppOptions & { answered?: boolean } = {}) {
  const app = await makeApp({ answers: answersOf(makeAd()), ...options })
  if (answered) chooseConsent(app.runtime, [])
  await act(async () => {
    render(
      <app.Frame>
        <Ads />
      </app.Frame>,
    )
  })
  const calls = () =>
    app.asked
      .filter(({ path }) => path.includes('/pop-up-ads/'))
      .map(({ path, body }) => [path, (body as { triggerType?: string }).triggerType])
  const go = (to: string) => act(async () => app.runtime.router?.navigate({ to } as never))
  return { ...app, calls, go }
}

const wipe = () => {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
}

beforeEach(() => {
  sessionStorage.clear()
  wipe()
  show.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('pop-up ads', () => {
  it.each([
    ['guest', null, guestCall],
    ['player', withAds, playerCall],
  ] as const)(
    'ROLE-05 are asked for by a %s with the call of their own: at the session’s start, then with each page',
    async (_who, player, call) => {
      const { calls, go } = await start({ player })
      expect(calls()).toEqual([[call, 'sessionStart']])
      await go('/library')
      expect(calls().slice(1)).toEqual([[call, 'pageView']])
    },
  )

  it('POPUP-03 are known by an id in a cookie of a year, which stays the same', async () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    const { go } = await start()
    await go('/library')
    const ids = written.mock.calls.flat().filter((cookie) => cookie.startsWith('popup_tracking_id'))
    expect(ids).toHaveLength(1)
    expect(ids[0]).toMatch(/^popup_tracking_id=[0-9a-f-]{36};.*Max-Age=31536000/)
  })

  it('POPUP-02 hand in the one of the highest priority, of the company first', async () => {
    const ads = [
      makeAd({ popup_id: 1, popup_priority: 9 }),
      makeAd({ popup_id: 2, popup_company_priority: 5 }),
      makeAd({ popup_id: 3, popup_company_priority: 5, popup_priority: 7 }),
    ]
    await start({ answers: answersOf(...ads) })
    await waitFor(() => expect(show).toHaveBeenCalledTimes(1))
    expect(show.mock.lastCall?.[1]).toMatchObject({
      modal: 'popup-ad',
      props: { ad: { popup_id: 3 } },
    })
  })

  it('wait for their delay', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    await start({ answers: answersOf(makeAd({ popup_delay_time: 60 })) })
    await act(async () => vi.advanceTimersByTime(59_000))
    expect(show).not.toHaveBeenCalled()
    await act(async () => vi.advanceTimersByTime(2_000))
    expect(show).toHaveBeenCalledTimes(1)
  })

  it('come at most once for a page view and three times in a session', async () => {
    const { calls, go } = await start()
    for (const page of ['/library', '/vip', '/bingo']) {
      await waitFor(async () => expect(await isWanted()).toBe(true))
      shownNow()
      expect(await isWanted()).toBe(false)
      show.mockClear()
      if (page !== '/bingo') await go(page)
    }
    const before = calls().length
    await go('/referral')
    expect(calls()).toHaveLength(before)
    expect(show).not.toHaveBeenCalled()
  })

  it.each(['/signup', '/signup/?from=ad'])(
    'are dropped where their link, %s, is the page that they would cover',
    async (link) => {
      const { popup_data } = makeAd()
      const ad = makeAd({ popup_data: { ...popup_data, link } })
      const { go } = await start({ path: '/signup/', answers: answersOf(ad) })
      await waitFor(() => expect(show).toHaveBeenCalled())
      expect(await isWanted()).toBe(false)
      await go('/library')
      await waitFor(async () => expect(await isWanted()).toBe(true))
    },
  )

  it('leave a player in peace after a reality check', async () => {
    const { runtime } = await start({ player: withAds, brand: { features: [check] } })
    await waitFor(async () => expect(await isWanted()).toBe(true))
    act(() => openModal(runtime.store, 'reality-check'))
    fireEvent.click(await screen.findByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull())
    expect(await isWanted()).toBe(false)
    const restore = setClock(() => Date.now() + 10 * 60_000)
    expect(await isWanted()).toBe(true)
    restore()
  })

  it('a guest who signs in takes back what was asked as a guest, and no page does', async () => {
    const app = await makeApp({ answers: { ...answersOf(), [`POST ${guestCall}`]: silence } })
    const call = vi.spyOn(app.runtime.api, 'call')
    chooseConsent(app.runtime, [])
    await act(async () => {
      render(
        <app.Frame>
          <Ads />
        </app.Frame>,
      )
    })
    const signals = () =>
      call.mock.calls.map(([, input]) => (input as { signal?: AbortSignal }).signal?.aborted)
    await act(async () => app.runtime.router?.navigate({ to: '/library' } as never))
    expect(signals()).toEqual([false, false])
    act(() => setGuest(app.runtime.queryClient, false))
    await waitFor(() => expect(signals().slice(0, 2)).toEqual([true, true]))
  })

  it('are not asked for as a guest while a sign-in is under way, nor after it', async () => {
    const { runtime, calls, go } = await start()
    const before = calls().length
    let accept = (): void => {}
    const { queryClient } = runtime
    const signIn = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => new Promise<void>((resolve) => (accept = resolve)),
      onSuccess: () => setGuest(queryClient, false),
    })
    const signedIn = signIn.execute(undefined)
    await go('/library')
    expect(calls()).toHaveLength(before)
    await act(async () => {
      accept()
      await signedIn
    })
    expect(calls().slice(before)).toEqual([])
  })

  it('are asked for once what a guest has sent was refused', async () => {
    const { runtime, calls, go } = await start()
    const before = calls().length
    let refuse = (): void => {}
    const sent = runtime.queryClient
      .getMutationCache()
      .build(runtime.queryClient, {
        mutationFn: () =>
          new Promise<void>((_resolve, reject) => (refuse = () => reject(new Error('No')))),
      })
      .execute(undefined)
    await go('/library')
    expect(calls()).toHaveLength(before)
    refuse()
    await expect(sent).rejects.toThrow('No')
    await waitFor(() => expect(calls().slice(before)).toEqual([[guestCall, 'pageView']]))
  })

  it.each([
    ['before cookies were answered', { answered: false }],
    ['for a player whose switch is off, as during a break', { player: makePlayer() }],
  ])('are not asked for %s', async (_when, options) => {
    const { calls } = await start(options)
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(calls()).toEqual([])
    expect(document.cookie).not.toContain('popup_tracking_id')
  })
})

const signUp = {
  id: 'sign-up',
  modals: { signup: { load: async () => () => <p>Sign up here</p> } },
  messages: { en: async () => ({}), es: async () => ({}) },
}

describe('a pop-up ad', () => {
  const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
  async function open(ad: PopupAd, player = withAds as typeof withAds | null) {
    window.dataLayer = []
    const close = vi.fn()
    const app = await makeApp({
      player,
      path: '/lobby/',
      answers: answersOf(),
      brand: { features: [popupAds(), signUp] },
    })
    render(
      <app.Frame>
        <PopupAdModal name="popup-ad" props={{ ad }} close={close} frame={frame} />
      </app.Frame>,
    )
    await screen.findByTestId('popup-ad')
    const logged = () =>
      app.asked.filter(({ path }) => path === logCall).map(({ body }) => body as object)
    return { ...app, close, logged }
  }

  it('ANALYTICS-10 is told to the data layer and logged as shown, then as clicked on its way', async () => {
    const { close, logged, location } = await open(makeAd())
    expect(window.dataLayer).toEqual([
      { event: 'open_popup', location: 'popup_ad', type: 'free-account' },
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(location()).toMatch(/^\/promotions/))
    expect(close).toHaveBeenCalledTimes(1)
    expect(logged()).toEqual([
      { log_id: 7, action_id: 1, is_player: true },
      { log_id: 7, action_id: 2, is_player: true },
    ])
  })

  it('is closed as easily as it is followed, and logged as closed once', async () => {
    const { close, logged, location } = await open(makeAd())
    fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }))
    expect(close).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(logged()).toHaveLength(2))
    expect(logged()[1]).toMatchObject({ action_id: 3 })
    expect(location()).toBe('/lobby/')
  })

  it('leads nowhere outside of the site', async () => {
    const { popup_data } = makeAd()
    await open(makeAd({ popup_data: { ...popup_data, link: '//elsewhere.test/x' } }))
    expect(screen.queryByTestId('popup-ad-go')).toBeNull()
  })

  it('that asks a guest to sign up opens what the brand has for it', async () => {
    const { popup_data } = makeAd()
    await open(makeAd({ popup_data: { ...popup_data, link: '/signup' } }), null)
    fireEvent.click(screen.getByTestId('popup-ad-go'))
    expect(await screen.findByText('Sign up here')).toBeTruthy()
  })
})
