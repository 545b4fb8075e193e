import { makeApp, makePlayer, silence, useAnyModals } from '@marquee/core/testing'
import { describeReveal } from '@marquee/feature-page/testing/describe'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { promoOffers } from '../feature.ts'
import { makeCoin, makeWaiting } from '../testing/makeOffers.ts'
import { data, frame, showOffer, withoutMotion } from '../testing/showOffer.tsx'
import { CoinModal } from './CoinModal.tsx'
import { CoinUsedModal } from './CoinUsedModal.tsx'

const coin = 'GET /rest/promo-offers/coin/'
const flip = 'POST /rest/cash/promo-offer-preset/flip-the-coin/'

/** Opens a modal with what it is given when `openModal` asks for it. */
function Opener({ name }: { name: string }) {
  const modals = useAnyModals()
  return <button onClick={() => modals.open(name, { value: name })}>Open</button>
}

withoutMotion()

describe('the coin', () => {
  const set = { value: 'sun-and-stars' }

  it('CALL-70 shows its odds, turns once however often it is pressed, and tells the side', async () => {
    const presetPackage = makeWaiting()
    const { asked } = await showOffer(
      CoinModal,
      {
        [coin]: data(makeCoin()),
        [flip]: { ...data({ side: 'heads', presetPackage }), reasonType: null },
      },
      set,
    )
    const button = await screen.findByTestId('coin-flip')
    expect(screen.getByTestId('coin-heads').textContent).toContain('50%')
    for (let press = 0; press < 10; press++) fireEvent.click(button)
    await waitFor(() =>
      expect(screen.getByTestId('coin-outcome').textContent).toContain('Sun: Sunny side'),
    )
    expect(asked.filter(({ path }) => path.includes('flip-the-coin'))).toHaveLength(1)
    expect(screen.getByTestId('promo-go').getAttribute('href')).toContain('/41/promoOffer')
  })

  it.each([
    ['limit_by_time', { availableAt: Date.UTC(2030, 0, 3) }, 'January'],
    ['limit_by_promo_offers', { waiting: makeWaiting() }, 'Sunny side'],
    ['no_offers_found', { sides: [] }, 'nothing to flip'],
  ] as const)(
    'PROMO-08 PROMO-09 PROMO-10 tells %s, and offers no flip',
    async (reasonType, more, words) => {
      const standing = makeCoin({ reasonType, ...(more as object) })
      await showOffer(CoinModal, { [coin]: data(standing) }, set)
      expect((await screen.findByTestId(`coin-${reasonType}`)).textContent).toContain(words)
      expect(screen.queryByTestId('coin-flip')).toBeNull()
      expect(screen.queryByTestId('promo-go') !== null).toBe(reasonType === 'limit_by_promo_offers')
    },
  )

  it('MODAL-55 that was flipped has a modal by an address of its own: what came up, and when it can be flipped again', async () => {
    const app = await makeApp({
      brand: { features: [promoOffers()] },
      player: makePlayer(),
      answers: {
        [coin]: data(
          makeCoin({
            reasonType: 'limit_by_promo_offers',
            lastSide: 'tails',
            waiting: makeWaiting(),
            availableAt: Date.UTC(2030, 0, 3, 12),
          }),
        ),
      },
    })
    expect(promoOffers().modals?.['flip-the-coin-used']?.openModal).toBe('flip-the-coin-used')
    render(
      <app.Frame>
        <Opener name="flip-the-coin-used" />
      </app.Frame>,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Open' }))
    const modal = within(await screen.findByRole('dialog', { name: 'You flipped this coin' }))
    expect((await modal.findByTestId('coin-last')).textContent).toBe('Your last flip: Stars')
    expect(modal.getByTestId('coin').dataset['side']).toBe('tails')
    expect(modal.getByTestId('coin-limit_by_promo_offers').textContent).toMatch(
      /Sunny side.*January 3, 2030/,
    )
    expect(modal.queryByTestId('coin-flip')).toBeNull()
    const call = app.asked.find(({ path }) => path === '/rest/promo-offers/coin/')
    expect(call?.query.get('promoOfferSet')).toBeNull()
  })

  it.each<[string, Parameters<typeof makeCoin>[0], string]>([
    ['that has rested is ready again', {}, 'coin-ready'],
    [
      'that was never flipped is none',
      { reasonType: 'no_offers_found', sides: [] },
      'coin-no_offers_found',
    ],
  ])('%s, by the same address', async (_, standing, testId) => {
    await showOffer(CoinUsedModal, { [coin]: data(makeCoin(standing)) })
    expect(await screen.findByTestId(testId)).toBeTruthy()
    expect(screen.queryByTestId('coin-last')).toBeNull()
  })

  it('tells what stands now when another tab flipped meanwhile', async () => {
    let flipped = false
    await showOffer(
      CoinModal,
      {
        [coin]: () =>
          data(
            makeCoin(
              flipped ? { reasonType: 'limit_by_promo_offers', waiting: makeWaiting() } : {},
            ),
          ),
        [flip]: () => {
          flipped = true
          return { success: false, reasonType: 'limit_by_promo_offers', data: null }
        },
      },
      set,
    )
    fireEvent.click(await screen.findByTestId('coin-flip'))
    expect(await screen.findByTestId('coin-limit_by_promo_offers')).toBeTruthy()
  })
})

it('the coin > turns without a ring on its button, which would read as loading', async () => {
  await showOffer(
    CoinModal,
    { [coin]: data(makeCoin()), [flip]: silence },
    { value: 'sun-and-stars' },
  )
  const button = await screen.findByTestId<HTMLButtonElement>('coin-flip')
  fireEvent.click(button)
  await waitFor(() => expect(button.disabled).toBe(true))
  expect(button.getAttribute('aria-busy')).toBeNull()
})

describeReveal({
  feature: promoOffers(),
  name: 'the coin',
  children: (
    <CoinModal name="coin" props={{ value: 'sun-and-stars' }} close={() => {}} frame={frame} />
  ),
  answers: {
    [coin]: data(makeCoin()),
    [flip]: { ...data({ side: 'heads', presetPackage: makeWaiting() }), reasonType: null },
  },
  path: '/flip-the-coin/',
  prize: null,
  words: 'Sun: Sunny side',
  isTold: () => screen.getByTestId('coin-outcome').textContent !== '',
  press: async () => {
    const button = await screen.findByTestId('coin-flip')
    return () => void fireEvent.click(button)
  },
})
