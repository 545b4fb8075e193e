// @vitest-environment happy-dom
import { makeApp, makePlayer } from '@marquee/core/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seasons } from '../feature.ts'
import { NeutralSeasonModal } from './NeutralSeasonModal.tsx'
import { welcomeTo } from './useWelcome.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

async function show(season?: ReturnType<typeof makePlayer>['season']) {
  const { Frame } = await makeApp({
    brand: { features: [seasons()] },
    ...(season && { player: makePlayer({ season }) }),
  })
  const frame = { open: true, onOpenChange: vi.fn(), onOpenChangeComplete: vi.fn() }
  render(
    <Frame>
      <NeutralSeasonModal name="welcome" props={{}} close={vi.fn()} frame={frame} />
    </Frame>,
  )
  await screen.findByRole('dialog', { name: 'A new season' })
}

describe('the welcome to a season', () => {
  it.each([
    ['neutral', 'welcome-season-neutral'],
    ['spooky', 'spookySeason'],
  ] as const)('is that of a %s one, and is wanted once for each', async (skin, modal) => {
    const tools = {} as Parameters<NonNullable<ReturnType<typeof welcomeTo>['wanted']>>[0]
    const wanted = async (id: number) => welcomeTo({ id, skin }).wanted?.(tools)
    expect(welcomeTo({ id: 5, skin }).modal).toBe(modal)
    expect(Object.keys(seasons().modals ?? {})).toContain(modal)
    expect([await wanted(5), await wanted(5), await wanted(6)]).toEqual([true, false, true])
  })

  it('MODAL-46 by day tells how a season is walked, and leads to its map', async () => {
    await show()
    expect(screen.getByText('Reach a stop')).toBeTruthy()
    expect(screen.getByTestId('season-welcome-go').getAttribute('href')).toBe('/season')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('tells whoever is on their way how far they are', async () => {
    const slug = 'neutral-trail'
    await show({ isEnabled: true, slug, totalProgressPercents: 30, currentLevel: 1 })
    expect(screen.getByText('You’ve reached 1 stop')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30')
  })
})
