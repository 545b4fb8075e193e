import { type Answer, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeReveal } from '@marquee/feature-page/testing/describe'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lootboxes } from './feature.ts'
import { LootboxesSection } from './lobby/LootboxesSection.tsx'
import { LootboxesModal } from './modal/LootboxesModal.tsx'
import { makeBoxes, makeBoxInfo } from './testing/makeBoxes.ts'

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const [free] = makeBoxes()
const won = free?.sectors[2]
const opened = { ...free, available: false, availableDate: Date.UTC(2099, 0, 1) }
const accepted = { success: true, data: { winSector: { sectorDto: won }, wheelData: opened } }

interface Scene {
  isOn?: boolean
  isGuest?: boolean
  open?: Answer
}

async function show({ isOn = true, isGuest = false, open = accepted }: Scene = {}) {
  const app = await makeApp({
    brand: { features: [lootboxes()] },
    player: isGuest ? null : makePlayer(),
    data: [
      ...makePageData({ info: makeBoxInfo(isOn) }),
      [['wheels', 'configs'], isOn ? makeBoxes({ available: !isGuest }) : []],
    ],
    answers: {
      'POST /rest/extended-wheels/spin/2/': open,
      'GET /rest/player/': { success: true, data: makePlayer() },
    },
  })
  render(
    <app.Frame>
      <LootboxesSection />
      <LootboxesModal name="lootboxes" props={{}} close={() => {}} frame={frame} />
    </app.Frame>,
  )
  return app
}

describe('lootboxes', () => {
  beforeEach(() => {
    document.documentElement.dataset['motion'] = 'reduced'
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    delete document.documentElement.dataset['motion']
  })

  it('LOOTBOX-01 LOOTBOX-02 are shown where they are on for the player, and nowhere else', async () => {
    await show()
    expect(await screen.findByTestId('lootboxes')).toBeTruthy()
    expect(screen.getByTestId('freeLootbox')).toBeTruthy()
    cleanup()
    await show({ isOn: false })
    expect(await screen.findByText('No boxes for you right now')).toBeTruthy()
    expect(screen.queryByTestId('lootboxes')).toBeNull()
    expect(screen.queryByTestId('freeLootbox')).toBeNull()
  })

  it('LOOTBOX-01 have an entry in the menu that opens them, for players who have them', () => {
    const { navigation = [], modals, isActive } = lootboxes()
    const [entry] = navigation
    expect(entry).toMatchObject({ group: 'rewards', audience: 'player' })
    expect(modals?.['lootboxes']?.openModal).toBe(entry?.search?.['openModal'])
    const mayUse = (has: boolean) =>
      makePlayer({ mayUse: { lootboxes: has, vipBundle: true, bingoStore: true } })
    expect(isActive?.(mayUse(true))).toBe(true)
    expect(isActive?.(mayUse(false))).toBe(false)
  })

  it('LOOTBOX-03 show the odds of both boxes, and what the premium one comes with', async () => {
    await show()
    const premium = within(await screen.findByTestId('premiumLootbox'))
    expect(premium.getByText(/purchase of \$9\.99 or more/)).toBeTruthy()
    expect(premium.queryByTestId('box-open')).toBeNull()
    for (const table of screen.getAllByRole('table', { hidden: true }))
      expect(within(table).getByText('43%')).toBeTruthy()
    expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(2)
  })

  it('are shown to guests closed, with their odds and the way to an account', async () => {
    const { asked } = await show({ isGuest: true })
    const section = within(await screen.findByTestId('lootboxes'))
    expect(section.getByText(/^Free box: one a day for every player/)).toBeTruthy()
    expect(section.queryByRole('timer')).toBeNull()
    expect(section.getByText('See the boxes and their odds')).toBeTruthy()
    const free = within(screen.getByTestId('freeLootbox'))
    expect(free.getByRole('button', { name: 'Sign up and open a box' })).toBeTruthy()
    expect(free.getByTestId('box').dataset['reveal']).toBe('closed')
    expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(2)
    expect(screen.queryByTestId('box-open')).toBeNull()
    expect(asked.filter(({ path }) => path.includes('/spin/'))).toEqual([])
  })

  it('open once, however often it is pressed, tell what was inside, and wait for the next day', async () => {
    const { asked } = await show()
    const button = await screen.findByTestId('box-open')
    for (let press = 0; press < 10; press++) fireEvent.click(button)
    expect(await screen.findByText(/You won 500 coins/)).toBeTruthy()
    expect(screen.getAllByTestId('box').map(({ dataset }) => dataset['reveal'])).toContain('open')
    expect(asked.filter(({ path }) => path.includes('/spin/'))).toHaveLength(1)
    fireEvent.click(screen.getByTestId('box-done'))
    expect(await screen.findByTestId('box-wait')).toBeTruthy()
    expect(screen.queryByTestId('box-open')).toBeNull()
  })

  it('tell a failure in place where the brand has no daily wheel', async () => {
    const { runtime } = await show({ open: () => refusal('not-available') })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not now.' } }, true)
    fireEvent.click(await screen.findByTestId('box-open'))
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  })
})

describeReveal({
  feature: lootboxes(),
  children: <LootboxesModal name="lootboxes" props={{}} close={() => {}} frame={frame} />,
  data: [...makePageData({ info: makeBoxInfo() }), [['wheels', 'configs'], makeBoxes()]],
  answers: { 'POST /rest/extended-wheels/spin/2/': accepted },
  path: '/spin/2/',
  prize: won?.prize ?? { coins: 0, entries: 0 },
  press: async () => {
    const button = await screen.findByTestId('box-open')
    return () => void fireEvent.click(button)
  },
})
