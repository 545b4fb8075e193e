// @vitest-environment happy-dom
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { now } from '../app/clock.ts'
import { createRuntime } from '../start/createRuntime.ts'
import type { Brand } from '../brand/types.ts'
import { setGuest } from '../session/session.ts'
import { budgetSize, budgetWindowMs, countClosed, countOpened, pauseMs } from './budget.ts'
import { interruptAny as interrupt } from '../testing/anyModals.ts'
import { runQueue } from './runQueue.ts'
import { closeModal, modalStackAtom, openModal, removeModal } from './store.ts'
import { findModal } from './useModals.ts'

const apps = path.resolve(import.meta.dirname, '../../../../apps')
const brands = readdirSync(apps).filter((folder) => existsSync(path.join(apps, folder, 'brand.ts')))

const second = 1000
const minute = 60 * second

/** Hands in everything that a brand's features declare, all wanted at once and forever. */
function wantEverything(runtime: ReturnType<typeof createRuntime>): void {
  const { features } = runtime.brand
  const wanted = () => Promise.resolve(true)
  for (const feature of features) {
    for (const modal of feature.autoModals ?? []) interrupt(runtime, { ...modal, wanted })
    for (const [modal, { required }] of Object.entries(feature.modals ?? {}))
      if (!required) interrupt(runtime, { modal, priority: 1, wanted })
  }
}

interface Shown {
  modal: string
  opened: number
  closed: number
}

/** Plays a player who closes everything after a second; what came, with times since the start in ms. */
async function watchFor(runtime: ReturnType<typeof createRuntime>, ms: number): Promise<Shown[]> {
  const { store } = runtime
  const begun = Date.now()
  const shown: Shown[] = []
  for (let passed = 0; passed < ms; passed += second) {
    await vi.advanceTimersByTimeAsync(second)
    const [open] = store.get(modalStackAtom)
    if (!open) continue
    const opened = Date.now() - begun
    await vi.advanceTimersByTimeAsync(second)
    closeModal(store, open.key)
    removeModal(store, open.key)
    shown.push({ modal: open.name, opened, closed: Date.now() - begun })
  }
  return shown
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) })
  localStorage.clear()
  document.body.replaceChildren()
})
afterEach(() => {
  vi.useRealTimers()
})

const loadBrand = async (folder: string): Promise<Brand> => {
  const file = path.join(apps, folder, 'brand.ts')
  return ((await import(/* @vite-ignore */ file)) as { brand: Brand }).brand
}

/** As signing up does: on a page of its own, left at once, or where there is none by `openModal=welcome`. */
function welcome({ brand, store }: ReturnType<typeof createRuntime>): boolean {
  const routes = brand.features.flatMap((feature) => feature.routes ?? [])
  if (routes.some((route) => route.path === '/registration-complete')) {
    countOpened(localStorage, now())
    countClosed(localStorage, now())
    return false
  }
  expect(findModal(brand, 'welcome')).toBeDefined()
  openModal(store, 'welcome', {}, { parameter: 'openModal', over: false })
  return true
}

describe.each(brands)('unasked modals of %s', (folder) => {
  it('a new player’s first five minutes > bring two, the welcome counted, twenty seconds apart', async () => {
    const brand = await loadBrand(folder)
    const runtime = createRuntime({ brand, locale: 'en' })
    setGuest(runtime.queryClient, false)
    const end = runQueue(runtime)
    const isWelcomed = welcome(runtime)
    wantEverything(runtime)
    const shown = await watchFor(runtime, budgetWindowMs)
    end()

    // A page is left before the first second is over.
    if (!isWelcomed) shown.unshift({ modal: 'welcome', opened: 0, closed: 0 })
    expect(shown.filter(({ opened }) => opened < budgetWindowMs)).toHaveLength(budgetSize)
    const [first, next] = shown
    expect(first?.modal).toBe('welcome')
    expect((next?.opened ?? 0) - (first?.closed ?? 0)).toBeGreaterThanOrEqual(pauseMs - second)
  }, 30_000)

  it('all wanted at once > two in five minutes, each twenty seconds after the last, the most important first', async () => {
    const brand = await loadBrand(folder)
    const runtime = createRuntime({ brand, locale: 'en' })
    setGuest(runtime.queryClient, false)
    const end = runQueue(runtime)
    wantEverything(runtime)
    const shown = await watchFor(runtime, 11 * minute)
    end()

    const declared = brand.features
      .flatMap(({ autoModals = [] }) => autoModals)
      .toSorted((one, other) => other.priority - one.priority)
    expect(declared.length).toBeGreaterThan(0)
    expect(shown[0]?.modal).toBe(declared[0]?.modal)
    expect(shown.filter(({ opened }) => opened < budgetWindowMs)).toHaveLength(budgetSize)
    const longAgo = { opened: -Infinity, closed: -Infinity }
    shown.forEach(({ opened }, index) => {
      const before = shown[index - 1] ?? longAgo
      expect(opened - before.closed).toBeGreaterThanOrEqual(pauseMs - second)
      const another = shown[index - budgetSize] ?? longAgo
      expect(opened - another.opened).toBeGreaterThanOrEqual(budgetWindowMs - second)
    })
  }, 30_000)
})
