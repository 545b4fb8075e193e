import { setClock, Slot } from '@marquee/core'
import { type Answer, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fortuneInvestment } from '../feature.ts'
import { makeChosen, makePackages, makeStatus } from '../testing/makePackages.ts'
import { FortuneInvestmentPage } from './FortuneInvestmentPage.tsx'

describeFeaturePage({ feature: fortuneInvestment(), Page: FortuneInvestmentPage })

const data = (value: unknown) => ({ success: true, data: value })
const home = { payload: {} } as never
const known = (isActive = true) => makePlayer({ fortuneInvestment: { isActive } })

interface Scene {
  info?: ReturnType<typeof makeStatus>
  packages?: Answer
  chosen?: Answer
  choose?: Answer
  collect?: Answer
  player?: ReturnType<typeof makePlayer> | null
  Part?: () => React.ReactNode
}

async function show({
  info = makeStatus(),
  packages = data({ packages: makePackages() }),
  chosen = data(null),
  choose = data(makeChosen()),
  collect = data({ coinsSetAside: 1_000, bonus: { coins: 50, entries: 0 } }),
  player = known(),
  Part = FortuneInvestmentPage,
}: Scene = {}) {
  const app = await makeApp({
    brand: { features: [fortuneInvestment()] },
    player,
    slots: ['lobby.sections'],
    data: makePageData({ info }),
    answers: {
      'GET /rest/features-games-info/info/': data(info),
      'GET /rest/fortune-investment/packages/': packages,
      'GET /rest/fortune-investment/chosen-package/': chosen,
      'POST /rest/fortune-investment/choose-package/': choose,
      'POST /rest/fortune-investment/collect-package/': collect,
      'POST /rest/fortune-investment/take-back-package/': data({ coinsSetAside: 1_000 }),
      'GET /rest/player/': data(player),
    },
  })
  render(
    <app.Frame>
      <Part />
    </app.Frame>,
  )
  return app
}

const acts = (asked: { method: string; path: string }[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ path }) => path)

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced'
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  setClock(() => Date.now())
  delete document.documentElement.dataset['motion']
})

describe('where coins are set aside', () => {
  it('INVEST-01 shows its packages, its entry and its block only where the feature status says so', async () => {
    await show()
    const list = within(await screen.findByTestId('packages'))
    expect(list.getAllByRole('listitem')).toHaveLength(3)
    expect(list.getByText('+ 50 bonus coins')).toBeTruthy()
    expect(list.getByText('after 1 day')).toBeTruthy()
    cleanup()

    await show({ info: makeStatus(false) })
    expect((await screen.findByRole('status', { name: 'Right now' })).textContent).toBe(
      'Not available right now',
    )
    expect(screen.queryByTestId('packages')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Your jar' })).toBeNull()
    cleanup()

    // The same status, as every page knows it of its player.
    const { isActive } = fortuneInvestment()
    expect([isActive?.(known(true)), isActive?.(known(false))]).toEqual([true, false])
    const Part = () => <Slot name="lobby.sections" home={home} />
    await show({ Part })
    expect(await screen.findByTestId('set-aside-section')).toBeTruthy()
    cleanup()
    await show({ Part, player: known(false) })
    expect(screen.queryByTestId('set-aside-section')).toBeNull()
  })

  it('sets coins aside once, however often it is pressed, and then shows the jar', async () => {
    const { asked } = await show()
    const button = await screen.findByTestId('set-aside-1')
    for (let press = 0; press < 10; press++) fireEvent.click(button)
    expect((await screen.findByTestId('chosen-coins')).textContent).toContain('1,000')
    expect(acts(asked)).toEqual(['/rest/fortune-investment/choose-package/'])
    expect(screen.queryByTestId('packages')).toBeNull()
  })

  it('offers no package that the balance does not cover', async () => {
    await show()
    expect((await screen.findByTestId<HTMLButtonElement>('set-aside-3')).disabled).toBe(true)
    expect(screen.getByText('You need 35,000 more coins.')).toBeTruthy()
    expect(screen.getByTestId<HTMLButtonElement>('set-aside-1').disabled).toBe(false)
  })

  it('asks once more before coins are taken back without their bonus', async () => {
    const { asked } = await show({ chosen: data(makeChosen()) })
    fireEvent.click(await screen.findByTestId('take-back'))
    expect(screen.getByText('You won’t get the bonus of 50 coins.')).toBeTruthy()
    expect(acts(asked)).toEqual([])
    fireEvent.click(screen.getByTestId('take-back-yes'))
    expect((await screen.findByTestId('returned')).textContent).toContain(
      'Your 1,000 coins are back in your balance.',
    )
    expect(screen.queryByTestId('won')).toBeNull()
    expect(acts(asked)).toEqual(['/rest/fortune-investment/take-back-package/'])
  })

  it('gives coins and bonus when the time is over, and tells the bonus as a sum', async () => {
    let answer = makeChosen({ isAvailable: true, availableAt: 1 }) as unknown
    const { asked } = await show({ chosen: () => data(answer) })
    const button = await screen.findByTestId('collect')
    expect(screen.queryByTestId('take-back')).toBeNull()
    answer = null
    for (let press = 0; press < 10; press++) fireEvent.click(button)
    expect(await screen.findByText(/You won 50 coins/)).toBeTruthy()
    expect(acts(asked)).toEqual(['/rest/fortune-investment/collect-package/'])
    fireEvent.click(screen.getByTestId('returned-done'))
    expect(await screen.findByTestId('packages')).toBeTruthy()
  })

  it('takes a new key for each jar, so that what was taken back before is not told again', async () => {
    const first = makeChosen()
    let answer: unknown = first
    const second = { ...first, chosenAt: first.chosenAt + 1 }
    const { asked } = await show({ chosen: () => data(answer), choose: data(second) })
    const takeBack = async () => {
      fireEvent.click(await screen.findByTestId('take-back'))
      fireEvent.click(screen.getByTestId('take-back-yes'))
      answer = null
      fireEvent.click(await screen.findByTestId('returned-done'))
    }
    await takeBack()
    answer = second
    fireEvent.click(await screen.findByTestId('set-aside-1'))
    await takeBack()
    const keys = asked
      .filter(({ path }) => path.endsWith('/take-back-package/'))
      .map(({ headers }) => new Headers(headers).get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
  })

  it('keeps what is set aside within reach during a break, and begins nothing new', async () => {
    await show({ info: makeStatus(true, []), packages: data({ packages: [] }) })
    expect(await screen.findByText('Nothing to set aside right now')).toBeTruthy()
    cleanup()
    await show({
      info: makeStatus(true, []),
      packages: data({ packages: [] }),
      chosen: data(makeChosen()),
    })
    expect(await screen.findByTestId('take-back')).toBeTruthy()
  })

  it('shows guests the packages and the way to an account', async () => {
    const { asked } = await show({ player: null })
    expect(within(await screen.findByTestId('packages')).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Sign up and choose a jar' })).toBeTruthy()
    expect(screen.queryByTestId('set-aside-1')).toBeNull()
    expect(asked.filter(({ path }) => path.includes('fortune-investment'))).toEqual([])
  })

  it('tells in place why nothing was set aside', async () => {
    const { runtime } = await show({ choose: () => refusal('not-available') })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not now.' } }, true)
    fireEvent.click(await screen.findByTestId('set-aside-1'))
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  })

  it('offers another try when it did not load', async () => {
    let answer: unknown = refusal('not-found')
    await show({ chosen: () => answer as never })
    expect(await screen.findByText('The jars didn’t load')).toBeTruthy()
    answer = data(null)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByTestId('packages')).not.toBeNull())
  })
})
