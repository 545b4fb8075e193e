import { setClock } from '@marquee/core'
import { type Answer, makeApp, makePlayer, refusal, silence } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeReveal, describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scratchCards } from '../feature.ts'
import { ScratchSection } from '../lobby/ScratchSection.tsx'
import { WelcomeModal } from '../modal/WelcomeModal.tsx'
import { makeCards, makeRun, makeRunInfo, makeOver, makeScratched } from '../testing/makeRun.ts'
import { ScratchCardsPage } from './ScratchCardsPage.tsx'

describeFeaturePage({ feature: scratchCards(), Page: ScratchCardsPage })

const start = Date.UTC(2026, 10, 20)
const data = (value: object) => ({ success: true, data: value })
const player = makePlayer({ scratchCardLottery: true, magicBox: true })

interface Scene {
  run?: Answer
  scratch?: Answer
  isGuest?: boolean
  Part?: () => React.ReactNode
}

async function show({
  run = data(makeRun()),
  scratch = data(makeScratched()),
  isGuest = false,
  Part = ScratchCardsPage,
}: Scene = {}) {
  const app = await makeApp({
    brand: { features: [scratchCards()] },
    player: isGuest ? null : player,
    data: makePageData({ info: makeRunInfo() }),
    answers: {
      'GET /rest/scratch-card-lottery/get/': run,
      'POST /rest/scratch-card-lottery/1/scratch/': scratch,
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

const scratches = (asked: { path: string }[]) =>
  asked.filter(({ path }) => path.endsWith('/scratch/'))

/** Rubs over the whole of the cover, line by line. */
function rubFree(): void {
  const surface = screen.getByTestId('scratch-surface')
  surface.getBoundingClientRect = () => new DOMRect(0, 0, 300, 240)
  surface.setPointerCapture = () => {}
  fireEvent.pointerDown(surface, { button: 0, buttons: 1, clientX: 0, clientY: 0 })
  for (let y = 0; y <= 240; y += 20) {
    fireEvent.pointerMove(surface, { buttons: 1, clientX: y % 40 === 0 ? 300 : 0, clientY: y })
    fireEvent.pointerMove(surface, { buttons: 1, clientX: y % 40 === 0 ? 0 : 300, clientY: y })
  }
  fireEvent.pointerUp(surface)
}

beforeEach(() => {
  setClock(() => start)
  document.documentElement.dataset['motion'] = 'reduced'
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  setClock(() => Date.now())
  delete document.documentElement.dataset['motion']
})

describe('the scratch cards', () => {
  it('a guest > sees a sample, what a card can hold with its odds, and the way to one', async () => {
    const run = data(makeRun({ cards: [] }))
    const { asked } = await show({ isGuest: true, run })
    expect(await screen.findByRole('heading', { name: 'A scratch card' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Sign up and get a card' })).toBeTruthy()
    const fields = within(screen.getByRole('list', { name: 'Fields of the card' }))
    expect(fields.getAllByText(/one of three alike/)).toHaveLength(3)
    expect(fields.getAllByRole('listitem')).toHaveLength(9)
    const odds = screen.getByRole('table', { name: 'Prizes and odds' })
    expect(odds.closest('details')?.open).toBe(false)
    expect(within(odds).getByText('34%')).toBeTruthy()
    expect(screen.queryByTestId('scratch-reveal')).toBeNull()
    expect(scratches(asked)).toEqual([])
  })

  it('SCRATCH-01 are revealed by a button without dragging: drawn once, told as a sum, then the next one stands in front', async () => {
    const { asked } = await show()
    const button = await screen.findByTestId('scratch-reveal')
    for (let press = 0; press < 10; press++) fireEvent.click(button)
    expect(await screen.findByText(/You won 300 coins/)).toBeTruthy()
    expect(scratches(asked)).toHaveLength(1)
    const fields = within(screen.getByRole('list', { name: 'Fields of the card' }))
    expect(fields.getAllByRole('listitem')).toHaveLength(9)
    expect(fields.getAllByText(', one of three alike')).toHaveLength(3)
    expect(document.querySelectorAll('li[data-won]')).toHaveLength(3)
    expect(screen.getByTestId('scratch-done').textContent).toBe('Collect')
    fireEvent.click(screen.getByTestId('scratch-done'))
    await waitFor(() => expect(screen.getByTestId('scratch-reveal')).toBeTruthy())
    // With the button that collected the focus would be gone.
    expect(document.activeElement?.contains(screen.getByTestId('scratch-reveal'))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  it('are drawn at the first touch, and tell nothing until enough is rubbed free', async () => {
    const { asked } = await show()
    const surface = await screen.findByTestId('scratch-surface')
    surface.setPointerCapture = () => {}
    surface.getBoundingClientRect = () => new DOMRect(0, 0, 300, 240)
    fireEvent.pointerDown(surface, { button: 0, buttons: 1, clientX: 20, clientY: 20 })
    fireEvent.pointerUp(surface)
    await waitFor(() => expect(scratches(asked)).toHaveLength(1))
    expect(await screen.findByText('Scratching now')).toBeTruthy()
    expect(screen.getByTestId('scratch-tray').textContent).not.toContain('300')
    expect(screen.queryByTestId('won')).toBeNull()
    expect(screen.queryByRole('list', { name: 'Fields of the card' })).toBeNull()
    rubFree()
    expect(await screen.findByTestId('won')).toBeTruthy()
    expect(scratches(asked)).toHaveLength(1)
  })

  it('begin anew with a whole cover when the platform refuses, and say why', async () => {
    const { runtime } = await show({ scratch: () => refusal('not-available') })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not now.' } }, true)
    const before = await screen.findByTestId('scratch-surface')
    fireEvent.click(screen.getByTestId('scratch-reveal'))
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
    expect(screen.getByTestId('scratch-surface')).not.toBe(before)
    expect(screen.queryByTestId('won')).toBeNull()
  })

  it('SCRATCH-03 show the one that is ready in front, though it is not the first', async () => {
    await show({ run: data(makeRun({ cards: makeCards('locked', 'ready_for_activate') })) })
    expect(await screen.findByTestId('scratch-reveal')).toBeTruthy()
  })

  it('SCRATCH-04 SCRATCH-07 show the one that is available with the hours, minutes and seconds until it can be scratched', async () => {
    await show({ run: data(makeRun({ cards: makeCards('locked', 'available') })) })
    const card = within(await screen.findByTestId('scratch-card'))
    expect(card.getByText('Next free card in')).toBeTruthy()
    await waitFor(() => expect(card.getByTestId('scratch-timer').textContent).toBe('5h 0m 0s'))
    expect(screen.queryByTestId('scratch-reveal')).toBeNull()
  })

  it('SCRATCH-06 write the time in days, hours and minutes above a day', async () => {
    const [card] = makeCards('available')
    const cards = card ? [{ ...card, timer: 2 * 86_400 + 3 * 3_600 + 240 }] : []
    await show({ run: data(makeRun({ cards })) })
    const front = within(await screen.findByTestId('scratch-card'))
    await waitFor(() => expect(front.getByTestId('scratch-timer').textContent).toBe('2d 3h 4m'))
  })

  it('SCRATCH-05 show the first while none is ready or available', async () => {
    await show({ run: data(makeRun({ cards: makeCards('scratched', 'locked') })) })
    expect((await screen.findByTestId('scratch-card')).dataset['open']).toBe('true')
    expect(screen.getByRole('list', { name: 'Fields of the card' })).toBeTruthy()
    expect(screen.queryByTestId('scratch-reveal')).toBeNull()
  })

  it('say how rounds earn them, and what they can hold with the odds of the platform’s table', async () => {
    await show()
    expect((await screen.findByTestId('scratch-earning')).textContent).toBe(
      '4 of 10 rounds played for the next card. You can earn 2 more cards for now.',
    )
    const rows = within(screen.getByRole('table', { name: 'Prizes and odds' })).getAllByRole('row')
    expect(rows.some((row) => /10,000 coins and 1.*2%/.test(row.textContent))).toBe(true)
  })

  it('are over between two lotteries: when the next begins, and a warning in the log', async () => {
    await show({ run: data(makeOver()) })
    expect(await screen.findByText('No cards right now')).toBeTruthy()
    expect(screen.queryByTestId('scratch-card')).toBeNull()
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('scratch-cards'))
  })

  it('offer another try when they did not load', async () => {
    await show({ run: () => refusal('not-found') })
    expect(await screen.findByText('Your cards didn’t load')).toBeTruthy()
    cleanup()
    await show({ run: silence })
    expect(screen.getByLabelText('Loading your cards')).toBeTruthy()
  })
})

describe('scratch cards elsewhere', () => {
  it('stand on the lobby with what can be scratched, and not while none are given', async () => {
    await show({ Part: ScratchSection })
    expect(await screen.findByText('1 card to scratch')).toBeTruthy()
    cleanup()
    await show({ Part: ScratchSection, run: data(makeOver()) })
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(screen.queryByTestId('scratch-section')).toBeNull()
  })

  it('MODAL-43 are welcomed by a modal that explains them and leads there', async () => {
    const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
    await show({
      Part: () => (
        <WelcomeModal name="welcome-scratch-cards" props={{}} close={() => {}} frame={frame} />
      ),
    })
    const modal = within(await screen.findByRole('dialog', { name: 'Welcome to scratch cards' }))
    expect(modal.getAllByRole('listitem')).toHaveLength(3)
    expect(modal.getByTestId('scratch-welcome-go').getAttribute('href')).toBe('/scratch-cards')
    expect(scratchCards().modals?.['welcome-scratch-cards']?.openModal).toBe(
      'welcome-scratch-cards',
    )
  })
})

describeReveal({
  feature: scratchCards(),
  children: <ScratchCardsPage />,
  data: makePageData({ info: makeRunInfo() }),
  player: { scratchCardLottery: true, magicBox: true },
  answers: {
    'GET /rest/scratch-card-lottery/get/': data(makeRun()),
    'POST /rest/scratch-card-lottery/1/scratch/': data(makeScratched()),
  },
  path: '/scratch/',
  prize: { coins: 300, entries: 0 },
  press: async () => {
    const surface = await screen.findByTestId('scratch-surface')
    surface.setPointerCapture = () => {}
    return () =>
      void fireEvent.pointerDown(surface, { button: 0, buttons: 1, clientX: 0, clientY: 0 })
  },
  finish: () => void fireEvent.click(screen.getByTestId('scratch-reveal')),
})
