import { type Answer, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeReveal, describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cosmicBoxes } from '../feature.ts'
import { CosmicSection } from '../lobby/CosmicSection.tsx'
import { WelcomeModal } from '../modal/WelcomeModal.tsx'
import { makeBoxInfo, makeClosed, makeMagicBox, makeOpened } from '../testing/makeMagicBox.ts'
import { CosmicBoxesPage } from './CosmicBoxesPage.tsx'

describeFeaturePage({
  feature: cosmicBoxes(),
  Page: CosmicBoxesPage,
  sample: { testId: 'cosmic-sample', action: 'Sign up and get a key' },
})

const data = (value: object) => ({ success: true, data: value })
const player = makePlayer({ scratchCardLottery: true, magicBox: true })

interface Scene {
  boxes?: Answer
  open?: Answer
  Part?: () => React.ReactNode
}

async function show({
  boxes = data(makeMagicBox()),
  open = data(makeOpened()),
  Part = CosmicBoxesPage,
}: Scene = {}) {
  const app = await makeApp({
    brand: { features: [cosmicBoxes()] },
    player,
    data: makePageData({ info: makeBoxInfo() }),
    answers: {
      'GET /rest/magic-box/': boxes,
      'POST /rest/magic-box/2/open/': open,
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

const button = (number: number) => screen.getByTestId<HTMLButtonElement>(`cosmic-box-${number}`)

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced'
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['motion']
})

describe('the cosmic boxes', () => {
  it('have the mark of the brand on them, one each', async () => {
    const { brand } = (await show()).runtime
    await screen.findByTestId('cosmic-box-5')
    const marks = [...document.querySelectorAll('[data-testid^="cosmic-box-"] image')]
    expect(marks).toHaveLength(5)
    for (const mark of marks) expect(mark.getAttribute('href')).toBe(brand.theme.art.mark)
  })

  it('MAGICBOX-01 are opened one for a key, whichever the player likes, once however often it is pressed', async () => {
    const { asked } = await show()
    await screen.findByTestId('cosmic-box-5')
    for (let press = 0; press < 10; press++) {
      fireEvent.click(button(2))
      fireEvent.click(button(4))
    }
    expect(await screen.findByText(/You won 1,000 coins/)).toBeTruthy()
    expect(asked.filter(({ path }) => path.endsWith('/open/')).map(({ path }) => path)).toEqual([
      '/rest/magic-box/2/open/',
    ])
    expect(button(2).getAttribute('aria-label')).toBe('Box 2, open')
    fireEvent.click(screen.getByTestId('cosmic-done'))
    await waitFor(() => expect(screen.queryByTestId('won')).toBeNull())
    expect(button(2).getAttribute('aria-label')).toBe('Open box 2')
  })

  it('are locked without a key, and say how the next one comes', async () => {
    await show({ boxes: data(makeMagicBox({ keys: 0, scratched: 2 })) })
    expect((await screen.findByTestId('cosmic-keys')).textContent).toBe('You have 0 keys')
    expect(button(1).disabled).toBe(true)
    expect(
      screen.getByText(/2 of 3 cards scratched.*Every 3 scratch cards you scratch earn a key/),
    ).toBeTruthy()
  })

  it('keep the prize back until the lid is off where animation is welcome', async () => {
    document.documentElement.dataset['motion'] = 'full'
    await show()
    fireEvent.click(await screen.findByTestId('cosmic-box-2'))
    await waitFor(() =>
      expect(button(2).querySelector('[data-reveal]')?.getAttribute('data-reveal')).toBe('turning'),
    )
    expect(screen.queryByTestId('won')).toBeNull()
    expect(await screen.findByTestId('won', {}, { timeout: 3_000 })).toBeTruthy()
  })

  it('show their odds, the same for every box', async () => {
    await show()
    const table = within(await screen.findByRole('table', { name: 'Prizes and odds' }))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows.some((row) => /15,000 coins and 1.*2%/.test(row))).toBe(true)
    expect(rows).toHaveLength(5)
  })

  it('MAGICBOX-02 are closed once the lottery of scratch cards has finished, and their flag is off', async () => {
    const { runtime } = await show({ boxes: data(makeClosed()) })
    expect(await screen.findByText('The boxes are closed')).toBeTruthy()
    expect(screen.queryByTestId('cosmic-box-1')).toBeNull()
    expect(runtime.queryClient.getQueryData(['player', 'me'])).toMatchObject({
      magicBox: false,
    })
    expect((await screen.findByRole('status', { name: 'Right now' })).textContent).toBe(
      'Not available right now',
    )
  })

  it('tell in place why a box was not opened', async () => {
    const { runtime } = await show({ open: () => refusal('not-available') })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not now.' } }, true)
    fireEvent.click(await screen.findByTestId('cosmic-box-2'))
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
    expect(button(2).disabled).toBe(false)
  })

  it('offer another try when they did not load', async () => {
    await show({ boxes: () => refusal('not-found') })
    expect(await screen.findByText('The boxes didn’t load')).toBeTruthy()
  })
})

describe('cosmic boxes elsewhere', () => {
  it('stand on the lobby while a key waits', async () => {
    await show({ Part: CosmicSection })
    expect(await screen.findByText('You have 1 key')).toBeTruthy()
  })

  it('MODAL-44 are welcomed by a modal that explains them and leads there', async () => {
    const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
    await show({
      Part: () => (
        <WelcomeModal name="welcome-cosmic-boxes" props={{}} close={() => {}} frame={frame} />
      ),
    })
    const modal = within(await screen.findByRole('dialog', { name: 'Welcome to cosmic boxes' }))
    expect(modal.getAllByRole('listitem')).toHaveLength(3)
    expect(modal.getByTestId('cosmic-welcome-go').getAttribute('href')).toBe('/cosmic-boxes')
    expect(cosmicBoxes().modals?.['welcome-cosmic-boxes']?.openModal).toBe('welcome-cosmic-boxes')
  })
})

describeReveal({
  feature: cosmicBoxes(),
  children: <CosmicBoxesPage />,
  data: makePageData({ info: makeBoxInfo() }),
  player: { scratchCardLottery: true, magicBox: true },
  answers: {
    'GET /rest/magic-box/': data(makeMagicBox()),
    'POST /rest/magic-box/2/open/': data(makeOpened()),
  },
  path: '/open/',
  prize: makeOpened().prize,
  press: async () => {
    const button = await screen.findByTestId('cosmic-box-2')
    return () => void fireEvent.click(button)
  },
})
