// @vitest-environment happy-dom
import { CancelledError } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppRuntime } from '../app/runtime.ts'
import type { ModalDefinition } from '../feature/modals.ts'
import type { TestAppOptions } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { noteAction } from '../toasts/openActions.ts'
import { budgetWindowMs, pauseMs } from './budget.ts'
import { holdsAtom } from './occupied.ts'
import { inspectQueue } from './inspectQueue.ts'
import { interruptAny as interrupt } from '../testing/anyModals.ts'
import { clearInterruptions, queueAtom } from './queue.ts'
import { runQueue } from './runQueue.ts'
import { closeModal, modalStackAtom, openModal, removeModal } from './store.ts'
import { makeModalApp } from '../testing/modals.ts'

const three = { small: {}, big: {}, asked: {}, menu: {} }
let end = () => {}

async function start(
  modals: Record<string, Partial<ModalDefinition>> = three,
  options?: TestAppOptions,
): Promise<AppRuntime> {
  const { runtime } = await makeModalApp(modals, options)
  end = runQueue(runtime)
  return runtime
}

const shown = ({ store }: AppRuntime) => store.get(modalStackAtom).map(({ name }) => name)
const waiting = ({ store }: AppRuntime) => store.get(queueAtom).map(({ modal }) => modal)
/** Time for whatever rests to have come to rest. */
const rest = () => vi.advanceTimersByTimeAsync(5000)
/** Time for the pause after a modal that nobody asked for. */
const pause = () => vi.advanceTimersByTimeAsync(pauseMs)

function close({ store }: AppRuntime) {
  const { key } = store.get(modalStackAtom).at(-1) ?? { key: -1 }
  closeModal(store, key)
  removeModal(store, key)
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) })
  localStorage.clear()
})
afterEach(() => {
  end()
  noteAction('test', false)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('runQueue', () => {
  it('asks again whether something is wanted when the page that asked too has gone', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const runtime = await start()
    const wanted = vi
      .fn<() => Promise<boolean>>()
      .mockRejectedValueOnce(new CancelledError())
      .mockResolvedValueOnce(true)
    interrupt(runtime, { modal: 'small', priority: 1, wanted })
    await rest()
    expect(shown(runtime)).toEqual(['small'])
    expect(wanted).toHaveBeenCalledTimes(2)
    expect(error).not.toHaveBeenCalled()
  })

  it('shows what nobody asked for one at a time, the most important first', async () => {
    const runtime = await start()
    interrupt(runtime, { modal: 'small', priority: 1 })
    interrupt(runtime, { modal: 'big', priority: 9, props: { level: 4 } })
    await rest()
    expect(runtime.store.get(modalStackAtom)).toMatchObject([{ name: 'big', props: { level: 4 } }])
    expect(waiting(runtime)).toEqual(['small'])
    close(runtime)
    expect(shown(runtime)).toEqual([])
    await pause()
    await rest()
    expect(shown(runtime)).toEqual(['small'])
  })

  it('shows nothing within twenty seconds of closing the one before, whatever waits', async () => {
    const runtime = await start()
    interrupt(runtime, { modal: 'big', priority: 9 })
    await rest()
    close(runtime)
    interrupt(runtime, { modal: 'small', priority: 1 })
    await vi.advanceTimersByTimeAsync(pauseMs - 1)
    expect(shown(runtime)).toEqual([])
    await rest()
    expect(shown(runtime)).toEqual(['small'])
  })

  it('shows no more than two in any five minutes, in a new document too', async () => {
    const modals = { one: {}, two: {}, three: {} }
    let runtime = await start(modals)
    const begun = Date.now()
    Object.keys(modals).forEach((modal) => interrupt(runtime, { modal, priority: 9 }))
    await rest()
    close(runtime)
    await pause()
    await rest()
    expect(shown(runtime)).toEqual(['two'])
    close(runtime)
    end()
    runtime = await start(modals)
    interrupt(runtime, { modal: 'three', priority: 9 })
    await vi.advanceTimersByTimeAsync(budgetWindowMs - (Date.now() - begun) - 1)
    expect(shown(runtime)).toEqual([])
    await rest()
    expect(shown(runtime)).toEqual(['three'])
  })

  it('lets what must be answered come at once, and begins the pause after it', async () => {
    const runtime = await start({ ...three, terms: { required: true } })
    interrupt(runtime, { modal: 'big', priority: 9 })
    await rest()
    close(runtime)
    interrupt(runtime, { modal: 'small', priority: 9 })
    interrupt(runtime, { modal: 'terms', priority: 1 })
    await rest()
    expect(shown(runtime)).toEqual(['terms'])
    await pause()
    close(runtime)
    await vi.advanceTimersByTimeAsync(pauseMs - 1)
    expect(shown(runtime)).toEqual([])
    await rest()
    expect(shown(runtime)).toEqual(['small'])
  })

  it('counts nothing that the player opened, and makes nothing wait for it', async () => {
    const runtime = await start()
    for (let times = 0; times < 4; times++) {
      openModal(runtime.store, 'asked')
      close(runtime)
    }
    interrupt(runtime, { modal: 'big', priority: 9 })
    await rest()
    expect(shown(runtime)).toEqual(['big'])
  })

  it('waits while the page has a form, and while a field has the focus', async () => {
    document.body.innerHTML = '<main><form></form></main><input type="search">'
    const runtime = await start()
    interrupt(runtime, { modal: 'big', priority: 9 })
    await rest()
    expect(shown(runtime)).toEqual([])
    document.querySelector('input')?.focus()
    document.querySelector('form')?.remove()
    await rest()
    expect(shown(runtime)).toEqual([])
    document.querySelector('input')?.blur()
    await rest()
    expect(shown(runtime)).toEqual(['big'])
    document.body.replaceChildren()
  })

  it('waits until a modal that was asked for is closed', async () => {
    const runtime = await start()
    openModal(runtime.store, 'asked')
    interrupt(runtime, { modal: 'big', priority: 9 })
    await rest()
    expect(shown(runtime)).toEqual(['asked'])
    close(runtime)
    await rest()
    expect(shown(runtime)).toEqual(['big'])
  })

  it('waits until the player has closed the support chat', async () => {
    const runtime = await start()
    runtime.store.set(holdsAtom, ['the support chat is open'])
    interrupt(runtime, { modal: 'big', priority: 9 })
    await rest()
    expect(shown(runtime)).toEqual([])
    runtime.store.set(holdsAtom, [])
    await rest()
    expect(shown(runtime)).toEqual(['big'])
  })

  it('waits until a toast with a choice has been answered', async () => {
    const runtime = await start()
    noteAction('test', true)
    interrupt(runtime, { modal: 'big', priority: 9 })
    await rest()
    expect(shown(runtime)).toEqual([])
    noteAction('test', false)
    await rest()
    expect(shown(runtime)).toEqual(['big'])
  })

  it.each([
    '/game?game=1',
    '/cash/deposit-by-money/',
    '/cashIframe',
    '/signup/',
    '/signin',
    '/reset/token',
    '/registration-complete/',
  ])('waits until the player has left %s', async (path) => {
    const runtime = await start(three, { path })
    interrupt(runtime, { modal: 'big', priority: 9 })
    await rest()
    expect(shown(runtime)).toEqual([])
    await runtime.router?.navigate({ to: '/lobby/' })
    await rest()
    expect(shown(runtime)).toEqual(['big'])
  })

  it('asks whether it is wanted when its turn comes, and does without it otherwise', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const runtime = await start()
    interrupt(runtime, { modal: 'big', priority: 9, wanted: async () => false })
    interrupt(runtime, { modal: 'asked', priority: 8, wanted: () => Promise.reject(new Error()) })
    interrupt(runtime, { modal: 'small', priority: 1, wanted: async () => true })
    await rest()
    expect(shown(runtime)).toEqual(['small'])
    expect(waiting(runtime)).toEqual([])
    expect(log).toHaveBeenCalledOnce()
  })

  it('lets what became more important meanwhile go first', async () => {
    const runtime = await start()
    let answer = (_wanted: boolean) => {}
    const wanted = () => new Promise<boolean>((resolve) => (answer = resolve))
    interrupt(runtime, { modal: 'small', priority: 1, wanted })
    await rest()
    interrupt(runtime, { modal: 'big', priority: 9 })
    answer(true)
    await rest()
    expect(shown(runtime)).toEqual(['big'])
    expect(waiting(runtime)).toEqual(['small'])
  })

  it('DAILY-08 shows what has a key of the day once on that day, and again on the next', async () => {
    const runtime = await start()
    const daily = { modal: 'big', priority: 9, oncePerDay: 'big' }
    interrupt(runtime, daily)
    interrupt(runtime, daily)
    expect(waiting(runtime)).toEqual(['big'])
    await rest()
    close(runtime)
    interrupt(runtime, daily)
    await pause()
    await rest()
    expect(shown(runtime)).toEqual([])
    expect(waiting(runtime)).toEqual([])
    vi.setSystemTime(Date.UTC(2026, 10, 22, 12))
    interrupt(runtime, daily)
    await rest()
    expect(shown(runtime)).toEqual(['big'])
  })

  it('keeps from guests what is for players, and opens nothing that the brand lacks', async () => {
    const modals = { club: { audience: 'player' as const }, small: {} }
    const guest = await start(modals)
    interrupt(guest, { modal: 'club', priority: 9 })
    interrupt(guest, { modal: 'unheard-of', priority: 9 })
    interrupt(guest, { modal: 'small', priority: 1 })
    await rest()
    expect(shown(guest)).toEqual(['small'])
    end()
    await pause()
    const player = await start(modals, { player: makePlayer() })
    interrupt(player, { modal: 'club', priority: 9 })
    await rest()
    expect(shown(player)).toEqual(['club'])
  })

  it('opens for a player on a break only what must be answered (RP-02)', async () => {
    const restriction = { kind: 'cool-off' as const, until: Date.UTC(2027, 1, 1) }
    const runtime = await start(
      { ...three, terms: { required: true } },
      { player: makePlayer({ restriction }) },
    )
    interrupt(runtime, { modal: 'big', priority: 9 })
    interrupt(runtime, { modal: 'terms', priority: 1 })
    await rest()
    expect(shown(runtime)).toEqual(['terms'])
    expect(waiting(runtime)).toEqual([])
  })

  it('MODAL-27 holds back over a geoblock page all but what is for it', async () => {
    const runtime = await start({ big: {}, terms: { onGeoblock: true } }, { path: '/geoblock/' })
    interrupt(runtime, { modal: 'big', priority: 9 })
    interrupt(runtime, { modal: 'terms', priority: 1 })
    await rest()
    expect(shown(runtime)).toEqual(['terms'])
    expect(waiting(runtime)).toEqual(['big'])
  })

  it('forgets what waited for somebody who has left', async () => {
    const runtime = await start()
    interrupt(runtime, { modal: 'big', priority: 9 })
    clearInterruptions(runtime)
    await rest()
    expect(shown(runtime)).toEqual([])
  })

  it('can be inspected in development: what waits, what is open, what is in the way', async () => {
    const runtime = await start()
    inspectQueue(runtime)
    const queue = window.marquee?.queue
    openModal(runtime.store, 'asked')
    queue?.interrupt({ modal: 'menu', priority: 9 })
    await rest()
    expect(queue).toMatchObject({
      waiting: [{ modal: 'menu', priority: 9 }],
      open: ['asked'],
      obstacles: ['a modal, a game or the cash desk is open'],
    })
    close(runtime)
    await rest()
    expect(queue).toMatchObject({ waiting: [], open: ['menu'] })
  })
})
