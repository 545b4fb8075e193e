import { setClock } from '@marquee/core'
import {
  type Answer,
  type Answers,
  BalancePill,
  lostConnection,
  makeApp,
  makePlayer,
  refusal,
  silence,
} from '@marquee/core/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dailyLogin, type DailyLoginOptions } from '../feature.ts'
import { dailyLoginInfoQuery } from '../queries.ts'
import { makeClaimed, makeDailyLogin, makePrizes } from '../testing/makeDailyLogin.ts'
import { dailyLoginModal } from './DailyLoginModal.tsx'

const infoPath = 'GET /rest/daily-login/info/'
const claimPath = 'GET /rest/daily-login/apply-prize/'
const mePath = 'GET /rest/player/'

const prizes = makePrizes()
const accepted = { success: true, prizes: prizes[2], info: makeClaimed() }
const playerWith = (coins: number) =>
  makePlayer({ playerInfo: { playerBalance: { coins, entries: 150, winnings: 0, tourPoints: 0 } } })
const after: Answers = { [mePath]: { success: true, data: playerWith(18_000) } }

interface Scene {
  info?: Answer
  claim?: Answer
  answers?: Answers
  options?: DailyLoginOptions
  featurePage?: 'banner' | 'stage' | 'column'
  claims?: string
}

async function show({
  info = makeDailyLogin(),
  claim = accepted,
  answers = after,
  options,
  featurePage = 'banner',
  claims: asked,
}: Scene = {}) {
  const app = await makeApp({
    brand: { features: [dailyLogin(options)], composition: { featurePage } },
    player: playerWith(15_000),
    answers: {
      [infoPath]: typeof info === 'function' ? info : { success: true, data: info },
      [claimPath]: claim,
      ...answers,
    },
  })
  const Modal = dailyLoginModal(options)
  const close = vi.fn()
  const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
  render(
    <app.Frame>
      <BalancePill />
      <Modal
        name="daily-login"
        props={asked ? { claims: asked } : {}}
        close={close}
        frame={frame}
      />
    </app.Frame>,
  )
  const claims = () => app.asked.filter(({ path }) => path === '/rest/daily-login/apply-prize/')
  return { ...app, close, claims }
}

const claimButton = () => screen.findByTestId<HTMLButtonElement>('daily-login-claim')

describe('DailyLoginModal', () => {
  let restore: () => void
  beforeEach(() => {
    restore = setClock(() => Date.UTC(2026, 10, 20, 18, 47, 27))
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    cleanup()
    restore()
    vi.restoreAllMocks()
    delete document.documentElement.dataset['motion']
  })

  it.each([
    ['banner', 'tickets', 'scene'],
    ['stage', 'path', 'edge'],
    ['column', 'ladder', 'beside'],
  ] as const)('in a brand with pages as %s > shows its days as %s', async (page, form, place) => {
    await show({ featurePage: page })
    const dialog = await screen.findByRole('dialog')
    const days = await within(dialog).findByRole('list', { name: 'The rewards day by day' })
    expect(days.dataset['form']).toBe(form)
    expect(within(days).getAllByRole('listitem')).toHaveLength(7)
    expect(dialog.querySelector<HTMLElement>('[data-art]')?.dataset['art']).toBe(place)
  })

  it('DAILY-03 shows seven days, today marked', async () => {
    await show()
    await claimButton()
    const days = screen.getAllByRole('listitem')
    expect(days.map(({ dataset }) => dataset['state'])).toEqual([
      'claimed',
      'claimed',
      'today',
      'later',
      'later',
      'later',
      'later',
    ])
    expect(days[2]?.getAttribute('aria-current')).toBe('step')
  })

  it('says when the next day begins as Americans write it, without a leading zero', async () => {
    await show({ info: makeClaimed({ endDate: Date.UTC(2026, 10, 20, 19) }) })
    expect(await screen.findByText(/\(7:00.PM UTC\)/)).toBeDefined()
  })

  it('CALL-29 claims once, however often it is clicked', async () => {
    const { claims } = await show()
    const button = await claimButton()
    for (let click = 0; click < 64; click++) button.click()
    await screen.findByText('Day 3 claimed')
    for (let click = 0; click < 64; click++) button.click()
    expect(claims()).toHaveLength(1)
    expect(claims()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('claims once as it opens where its claim was pressed on another page, and not where it waits for tomorrow', async () => {
    const { claims } = await show({ claims: 'daily-login' })
    await screen.findByText('Day 3 claimed')
    expect(claims()).toHaveLength(1)
    cleanup()
    const claimed = await show({ claims: 'daily-login', info: makeClaimed() })
    await screen.findByRole('button', { name: 'Back to the games' })
    expect(claimed.claims()).toHaveLength(0)
  })

  it('cannot be clicked while it claims', async () => {
    await show({ claim: silence })
    const button = await claimButton()
    fireEvent.click(button)
    await waitFor(() => expect(button.disabled).toBe(true))
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('follows the sum from before to now, and Collect is the last click', async () => {
    document.documentElement.dataset['motion'] = 'reduced'
    const { runtime, close } = await show()
    fireEvent.click(await claimButton())
    const sum = await screen.findByTestId('daily-login-sum-coins')
    expect(sum.textContent?.replaceAll(/coins|before|today|now/g, '')).toMatch(
      /15,000.*\+.*3,000.*=.*18,000/,
    )
    expect(screen.getByText('3,000 coins added, you now have 18,000.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Collect' }))
    expect(close).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Back to the games' })).toBeNull()
    expect(runtime.queryClient.getQueryData(dailyLoginInfoQuery(runtime.api).queryKey)).toEqual(
      makeClaimed(),
    )
    expect(runtime.queryClient.getQueryData(['player', 'me'])).toMatchObject({
      playerInfo: { playerBalance: { coins: 18_000 } },
    })
  })

  it('lasts 1.2 s, and less for those who skip', async () => {
    const { close } = await show()
    fireEvent.click(await claimButton())
    const skip = await screen.findByRole('button', { name: 'Skip' })
    fireEvent.click(skip)
    expect(screen.getByRole('button', { name: 'Collect' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Collect' }))
    expect(close).toHaveBeenCalledOnce()
  })

  it('ends by itself after 1.2 s, and has kept the balance of the header until the sum counted', async () => {
    await show()
    const button = await claimButton()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      fireEvent.click(button)
      await vi.waitFor(async () => {
        await act(async () => vi.advanceTimersByTime(0))
        screen.getByRole('button', { name: 'Skip' })
      })
      expect(screen.getByTestId('balance-coins').textContent).toContain('15,000')
      document.documentElement.dataset['motion'] = 'reduced'
      act(() => void vi.advanceTimersByTime(1_000))
      expect(screen.getByTestId('balance-coins').textContent).toContain('18,000')
      expect(screen.getByRole('button', { name: 'Skip' })).toBeTruthy()
      act(() => void vi.advanceTimersByTime(200))
      expect(screen.getByRole('button', { name: 'Collect' })).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })

  it('adds the sum up itself when the balance cannot be asked for', async () => {
    document.documentElement.dataset['motion'] = 'reduced'
    await show({ answers: { [mePath]: () => refusal('internal') } })
    fireEvent.click(await claimButton())
    expect((await screen.findByTestId('daily-login-sum-coins')).textContent).toMatch(
      /15,000.*3,000.*18,000/,
    )
  })

  it('DAILY-05 DAILY-06 refreshes home page and promotions after free spins, and only then', async () => {
    const stale = async (claim: Answer) => {
      const { runtime } = await show({ claim })
      const { queryClient } = runtime
      queryClient.setQueryData(['pages', 'home'], {
        payload: { collections: [], schemeSections: [] },
      })
      queryClient.setQueryData(['pages', 'promotions'], {})
      fireEvent.click(await claimButton())
      await screen.findByText(/claimed/)
      const flags = [
        ['pages', 'home'],
        ['pages', 'promotions'],
      ].map((key) => queryClient.getQueryState(key)?.isInvalidated)
      cleanup()
      return flags
    }
    expect(await stale(accepted)).toEqual([true, true])
    expect(await stale({ ...accepted, prizes: prizes[0] })).toEqual([false, false])
  })

  it('repeats a lost try with its own key', async () => {
    let tries = 0
    const { claims } = await show({
      claim: (asked) => {
        tries += 1
        return tries === 1 ? (lostConnection as (asked: unknown) => object)(asked) : accepted
      },
    })
    fireEvent.click(await claimButton())
    expect(await screen.findByText(/No connection/)).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('Day 3 claimed')
    const keys = claims().map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[1]).toBe(keys[0])
  })

  it('shows what was claimed in another tab as claimed, not as a failure', async () => {
    let claimed = false
    await show({
      info: () => ({ success: true, data: claimed ? makeClaimed() : makeDailyLogin() }),
      claim: () => {
        claimed = true
        return refusal('already-claimed')
      },
    })
    fireEvent.click(await claimButton())
    expect(await screen.findByRole('timer')).toBeTruthy()
    expect(screen.queryByTestId('daily-login-claim')).toBeNull()
    expect(screen.queryByText(/couldn’t claim/)).toBeNull()
  })

  it('offers another try when the days did not load', async () => {
    let fails = true
    await show({
      info: () => (fails ? refusal('internal') : { success: true, data: makeDailyLogin() }),
    })
    expect(await screen.findByText('The daily reward didn’t load')).toBeTruthy()
    fails = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await claimButton()).toBeTruthy()
  })

  it('says that a campaign is off', async () => {
    await show({
      info: makeDailyLogin({
        isActive: false,
        isAvailable: false,
        reasonType: 'not-active',
        prizes: [],
      }),
    })
    expect(await screen.findByText('No daily reward right now')).toBeTruthy()
  })

  it('DAILY-07 names the stake of free spins by the brand’s word', async () => {
    await show()
    expect(await screen.findByText('0.20 a spin')).toBeTruthy()
    cleanup()
    await show({ options: { freeSpinsBetLevelAs: 'entries' } })
    expect(await screen.findByText('0.20 entries each')).toBeTruthy()
  })

  it('names the game of free spins', async () => {
    await show({
      answers: {
        ...after,
        'GET /rest/game/12/': {
          success: true,
          data: { game: { title: 'Thunder Landing', img: '', bg_color: '#123456' } },
        },
      },
    })
    expect(await screen.findByText('5 free spins in Thunder Landing')).toBeTruthy()
  })
})
