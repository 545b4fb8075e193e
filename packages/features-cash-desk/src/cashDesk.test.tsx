import { makeApp, makePlayer, type TestAppOptions } from '@marquee/core/testing'
import { makePromotion, makeRoomData } from '@marquee/feature-room/testing'
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { isValid } from './addresses.ts'
import { ChallengePage } from './ChallengePage.tsx'
import { DepositPage, OfferPage } from './DepositPage.tsx'
import { DeclinedPage, FailedPage } from './FailedPage.tsx'
import { cashDesk } from './feature.ts'
import { SuccessPage } from './SuccessPage.tsx'

const daily = makePromotion({
  id: 'happy-week',
  title: { en: 'Happy week', es: 'Semana feliz' },
  text: { en: 'Something each day.', es: 'Algo cada día.' },
  link: '/lobby/',
})

async function show(Page: ComponentType, options: TestAppOptions = {}) {
  const { Frame } = await makeApp({
    brand: { features: [cashDesk()] },
    player: makePlayer(),
    data: makeRoomData({ promotions: [daily] }),
    ...options,
  })
  return render(
    <Frame>
      <Page />
    </Frame>,
  ).container
}

describe('the cash desk', () => {
  it.each([
    ['deposit', DepositPage],
    ['offer', OfferPage],
    ['success', SuccessPage],
    ['failed', FailedPage],
    ['declined', DeclinedPage],
    ['challenge', ChallengePage],
  ] as const)('has words for everything on its page %s, in both locales', async (_name, Page) => {
    for (const locale of ['en', 'es'] as const) {
      const container = await show(Page, { locale })
      expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('')
      expect(container.textContent).not.toMatch(
        /\b(?:deposit|offer|success|failed|declined|challenge|facts|closed|room)\.\w+/,
      )
      cleanup()
    }
  })

  it('puts what is free before what it says of purchases', async () => {
    await show(DepositPage)
    const free = await screen.findByRole('link', { name: /Happy week/ })
    const closed = screen.getByText('Purchases are not open yet', { exact: true })
    expect(free.compareDocumentPosition(closed) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('says in the quoted words that a purchase did not go through', async () => {
    await show(FailedPage)
    expect(
      await screen.findByText('We are failed to process your transaction. Please try again.'),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the cash desk' })).toBeTruthy()
  })
})

describe('addresses of the cash desk', () => {
  it('are for players, and the frame of a challenge stands alone', () => {
    const { routes = [] } = cashDesk()
    expect(routes.map(({ audience }) => audience)).toEqual(routes.map(() => 'player'))
    expect(routes.find(({ path }) => path === '/cashIframe')?.layout).toBe('auth')
  })

  it.each([
    ['7', true],
    ['2147483647', true],
    ['0', false],
    ['-1', false],
    ['7a', false],
    ['seven', false],
  ])('know whether there can be a preset %s: %s', (presetId, valid) => {
    expect(isValid({ params: { presetId } })).toBe(valid)
    expect(isValid({ params: { presetId, offerType: 'promoOffer', methodId: 'card' } })).toBe(valid)
  })

  it('refuse what no offer or method is called', () => {
    expect(isValid({ params: { presetId: '7', offerType: 'a b', methodId: 'card' } })).toBe(false)
    expect(isValid({ params: { presetId: '7', offerType: 'promoOffer', methodId: '' } })).toBe(
      false,
    )
  })
})
