import { makePlayer } from '@marquee/core/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isValid } from './addresses.ts'
import { ChallengePage } from './challenge/ChallengePage.tsx'
import { DepositPage, OfferPage } from './deposit/DepositPage.tsx'
import { cashDesk } from './feature.ts'
import en from './messages/en.json'
import es from './messages/es.json'
import { DeclinedPage, FailedPage } from './outcome/FailedPage.tsx'
import { SuccessPage } from './outcome/SuccessPage.tsx'
import { RedeemPage } from './redeem/RedeemPage.tsx'
import { makeCashAnswers, makeDesk } from './testing/makeCash.ts'
import { showCash } from './testing/makeCashApp.tsx'

afterEach(cleanup)

/** Every key of texts; plural forms count once. */
const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${key}.`)
      : [`${path}${key.replace(/_(one|many|other)$/, '')}`],
  )

describe('the cash desk', () => {
  it('has the same texts in both locales, and every plural that Spanish knows', () => {
    expect([...new Set(keysOf(es))].sort()).toEqual([...new Set(keysOf(en))].sort())
    const text = JSON.stringify(es)
    expect(text.split('_many"').length).toBe(text.split('_one"').length)
  })

  it.each([
    ['deposit', DepositPage],
    ['offer', OfferPage],
    ['success', SuccessPage],
    ['failed', FailedPage],
    ['declined', DeclinedPage],
    ['challenge', ChallengePage],
    ['redeem', RedeemPage],
  ] as const)('has words for everything on its page %s, in both locales', async (_name, Page) => {
    const player = makePlayer({ gameMode: 'SweepStakes' })
    for (const locale of ['en', 'es'] as const) {
      const { container } = await showCash(Page, { locale, player })
      expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('')
      expect(container.textContent).not.toMatch(
        /\b(?:deposit|offer|success|failed|declined|challenge|facts|closed|featurePage|redeem|pay|packages|method|form|sandbox|limits|waiting|history|summary)\.\w+/,
      )
      cleanup()
    }
  })

  it('puts what is free before what it sells', async () => {
    await showCash(DepositPage)
    const free = await screen.findByTestId('free-line')
    expect(free.textContent).toContain('No purchase necessary')
    const sold = await screen.findByTestId('cash-packages')
    expect(free.compareDocumentPosition(sold) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it.each([
    ['en', /No purchase necessary/g],
    ['es', /No es necesario comprar/g],
  ] as const)(
    'says once that nobody has to buy, and that the page says it: %s',
    async (locale, said) => {
      const { container } = await showCash(DepositPage, { locale })
      const free = await screen.findByTestId('free-line')
      await screen.findByTestId('cash-packages')
      expect(container.textContent?.match(said)).toHaveLength(1)
      expect(free.matches('[data-no-purchase]')).toBe(true)
    },
  )

  it('during a break > invites to nothing, free or not', async () => {
    const restriction = { kind: 'cool-off', until: Date.UTC(2099, 0, 1) } as const
    await showCash(DepositPage, { player: makePlayer({ restriction }) })
    expect(await screen.findByText('Your purchases')).toBeTruthy()
    expect(screen.queryByTestId('free-line')).toBeNull()
    expect(screen.queryByText('Free ways to play')).toBeNull()
  })

  it('sells nothing where no provider is connected, during a break, or of somebody else’s offer', async () => {
    const told = async (desk: ReturnType<typeof makeDesk>, Page = DepositPage) => {
      const { container } = await showCash(Page, { answers: makeCashAnswers({ desk }) })
      await vi.waitFor(() => expect(container.textContent).toContain('Your purchases'))
      const text = container.textContent
      expect(screen.queryByTestId('cash-pay')).toBeNull()
      cleanup()
      return text
    }
    expect(await told(makeDesk({ methods: [] }))).toContain('Purchases aren’t open yet')
    expect(await told(makeDesk({ packages: [], closedUntil: 9e12 }))).toContain(
      'You’re taking a break',
    )
    expect(await told(makeDesk(), OfferPage)).toContain('This offer isn’t available')
  })

  it('says that it could not be asked, and asks again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { asked } = await showCash(DepositPage, {
      answers: { 'GET /rest/cash/': () => Response.json({}, { status: 500 }) },
    })
    const button = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
    const before = asked.length
    button.click()
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before))
    vi.restoreAllMocks()
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
