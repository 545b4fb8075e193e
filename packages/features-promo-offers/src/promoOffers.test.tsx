import { type FeatureDefinition } from '@marquee/core'
import { type Answers, makeApp, refusal, useAnyModals } from '@marquee/core/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { promoOffers } from './feature.ts'
import { WelcomePack } from './lobby/WelcomePack.tsx'
import { OfferModal } from './modal/OfferModal.tsx'
import { makeBundle, makeQuickBuy, makeVipOffer } from './testing/makeOffers.ts'
import { data, showOffer, withoutMotion } from './testing/showOffer.tsx'
import { VipBanner } from './vip-offer/VipBanner.tsx'

const sets = 'GET /rest/available-sets/check/'
const check = 'POST /rest/promo-offers-bundle/check-availability/'
const subscribe = 'POST /rest/cash/promo-offer-preset/subscribe/'
const bundles = 'GET /rest/promo-offers-bundle/configs/'
const vip = 'GET /rest/promo-offers/vip-offer/'
const checked = (...unavailabilityReasons: string[]) =>
  data({ available: !unavailabilityReasons.length, unavailabilityReasons })

withoutMotion()

describe('an offer', () => {
  const step = { promoOfferBundleId: 1, promoOfferId: 2 }

  it('PROMO-06 that is available is told as such, with the way to the cash desk behind what is free', async () => {
    const { asked } = await showOffer(
      OfferModal,
      { [check]: checked(), [sets]: makeQuickBuy() },
      step,
    )
    const found = within(await screen.findByTestId('promo-available'))
    expect(found.getByText('Welcome, first step')).toBeTruthy()
    expect(screen.getByText('Your offer is ready')).toBeTruthy()
    expect(screen.getByTestId('promo-go').getAttribute('href')).toMatch(
      /\/cash\/deposit-by-money\/32\/promoOffer/,
    )
    expect(asked.find(({ path }) => path.includes('check-availability'))?.body).toEqual(step)
  })

  it('PROMO-03 names the wheel that comes with the purchase, and none where none does', async () => {
    const offer = { promoOfferId: 2, presetId: 32 }
    const title = { en: 'Podium box', es: 'Caja de podio' }
    const withWheel = makeQuickBuy([{ ...offer, extraWheel: { wheelId: 3, title } }])
    await showOffer(OfferModal, { [check]: checked(), [sets]: withWheel }, step)
    expect((await screen.findByTestId('offer-wheel')).textContent).toBe('You also get: Podium box.')
    cleanup()
    await showOffer(OfferModal, { [check]: checked(), [sets]: makeQuickBuy([offer]) }, step)
    await screen.findByTestId('promo-available')
    expect(screen.queryByTestId('offer-wheel')).toBeNull()
  })

  it('PROMO-07 that is not available is told with every reason, and leads nowhere', async () => {
    const reasons = ['previous-not-bought', 'finished', 'limit-reached', 'restricted']
    await showOffer(OfferModal, { [check]: checked(...reasons) }, step)
    const list = await screen.findByTestId('promo-reasons')
    expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    expect(list.textContent).toContain('your purchase limit allows')
    expect(list.textContent).not.toContain('reason.')
    expect(screen.queryByTestId('promo-go')).toBeNull()
  })

  it('CALL-69 of a link is taken by its hash, and of a number is looked for among the bundles', async () => {
    const link = await showOffer(
      OfferModal,
      { [subscribe]: { success: true, presetId: 32 }, [sets]: makeQuickBuy() },
      { value: 'made-for-you' },
    )
    await screen.findByTestId('promo-available')
    expect(link.asked.find(({ path }) => path.includes('subscribe'))?.body).toEqual({
      urlHash: 'made-for-you',
    })
    cleanup()
    const number = await showOffer(
      OfferModal,
      { [bundles]: data({ bundles: [makeBundle()] }), [check]: checked('finished') },
      { value: '3' },
    )
    await screen.findByTestId('promo-reasons')
    expect(number.asked.find(({ path }) => path.includes('check-availability'))?.body).toEqual({
      promoOfferBundleId: 1,
      promoOfferId: 3,
    })
  })

  it.each([
    ['a link of nothing', { value: 'nothing-here' }, { [subscribe]: () => refusal('not-found') }],
    ['a bought one', { value: 'made-for-you' }, { [subscribe]: () => refusal('not-available') }],
    ['no number of a bundle', { value: '99' }, { [bundles]: data({ bundles: [] }) }],
    ['an empty value', { value: '' }, {}],
  ] as [string, Record<string, unknown>, Answers][])(
    'that is %s is told as gone',
    async (_, props, answers) => {
      await showOffer(OfferModal, answers, props)
      expect((await screen.findByTestId('promo-reasons')).textContent).toContain('isn’t for you')
    },
  )

  it('can be looked for again when the connection fails', async () => {
    let fails = true
    const answer = () => (fails ? refusal('internal') : checked('finished'))
    await showOffer(OfferModal, { [check]: answer }, step)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    fails = false
    fireEvent.click(retry)
    expect(await screen.findByTestId('promo-reasons')).toBeTruthy()
  })
})

describe('a guest', () => {
  it.each(['promoOffer', 'promoOfferSet'])(
    'ROLE-03 who claims a %s is asked to sign up, and comes back to it',
    async (name) => {
      const signUp: FeatureDefinition = {
        id: 'sign-up',
        routes: [{ path: '/signup', name: 'signup', title: 'x', page: async () => () => null }],
        messages: { en: async () => ({}), es: async () => ({}) },
      }
      const { Frame, location, asked } = await makeApp({
        brand: { features: [promoOffers(), signUp] },
        path: '/promotions/',
      })
      window.history.replaceState(null, '', `/promotions/?${name}=made-for-you`)
      function Claim() {
        const modals = useAnyModals()
        return <button onClick={() => modals.open(name, { value: 'made-for-you' })}>claim</button>
      }
      render(
        <Frame>
          <Claim />
        </Frame>,
      )
      fireEvent.click(screen.getByText('claim'))
      await waitFor(() => expect(location()).toMatch(/^\/signup\//))
      expect(decodeURIComponent(location())).toContain(
        `redirectUrl=/promotions/?${name}=made-for-you`,
      )
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(asked.some(({ path }) => path.includes('promo'))).toBe(false)
    },
  )
})

describe('the welcome pack', () => {
  it('PROMO-02 shows its steps: which are taken, the current one, and what comes later', async () => {
    await showOffer(WelcomePack, { [bundles]: data({ bundles: [makeBundle()] }) })
    await screen.findByTestId('welcome-pack')
    const states = [1, 2, 3].map((id) => screen.getByTestId(`welcome-${id}`).dataset['state'])
    expect(states).toEqual(['bought', 'current', 'later'])
    expect(screen.getByTestId('welcome-2').getAttribute('aria-current')).toBe('step')
  })

  it('is not there without a bundle', async () => {
    const { asked } = await showOffer(WelcomePack, { [bundles]: data({ bundles: [] }) })
    await waitFor(() => expect(asked.some(({ path }) => path.includes('configs'))).toBe(true))
    expect(screen.queryByTestId('welcome-pack')).toBeNull()
  })
})

describe('the VIP banner', () => {
  it('BRAND-18 is there while there is an offer, and not when it is off or bought', async () => {
    await showOffer(VipBanner, { [vip]: data({ offer: makeVipOffer() }) })
    expect((await screen.findByTestId('vip-banner')).textContent).toContain('VIP bundle')
    cleanup()
    const { asked } = await showOffer(VipBanner, { [vip]: data({ offer: null }) })
    await waitFor(() => expect(asked.some(({ path }) => path.includes('vip-offer'))).toBe(true))
    expect(screen.queryByTestId('vip-banner')).toBeNull()
  })
})
