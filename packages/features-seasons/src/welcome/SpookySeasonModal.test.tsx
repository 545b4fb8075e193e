// @vitest-environment happy-dom
import { makeApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { seasons } from '../feature.ts'
import en from '../messages/en.json'
import es from '../messages/es.json'
import { makeSeasonInfo } from '../testing/makeSeason.ts'
import { SpookySeasonModal } from './SpookySeasonModal.tsx'

type Season = ReturnType<typeof makePlayer>['season']
const running: Season = {
  isEnabled: true,
  slug: 'spooky-tower',
  totalProgressPercents: 48,
  currentLevel: 3,
}

async function show(
  props: Record<string, unknown> = {},
  season?: Season,
  info?: ReturnType<typeof makeSeasonInfo>,
) {
  const { Frame } = await makeApp({
    brand: { features: [seasons()] },
    ...(info && { data: makePageData({ info }) }),
    ...(season && { player: makePlayer({ season }) }),
  })
  const frame = { open: true, onOpenChange: vi.fn(), onOpenChangeComplete: vi.fn() }
  render(
    <Frame>
      <SpookySeasonModal name="spookySeason" props={props} close={vi.fn()} frame={frame} />
    </Frame>,
  )
  await screen.findByRole('dialog', { name: en.places.spooky[8] })
}

const litLights = () => document.querySelectorAll('[data-light="lit"]').length
const resting = () => screen.queryByText(en.spooky.resting.title)

describe('the welcome to the spooky season', () => {
  it('says to a guest that no season is running, and where to go', async () => {
    await show()
    expect(resting()).not.toBeNull()
    expect(litLights()).toBe(0)
    expect(screen.getByRole('link', { name: en.spooky.home }).getAttribute('href')).toBe('/')
  })

  it('guest > is told that the season runs, and led to it (MODAL-45)', async () => {
    await show({}, undefined, makeSeasonInfo('spooky'))
    expect(resting()).toBeNull()
    expect(screen.getByText(en.spooky.running)).toBeDefined()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByRole('link', { name: en.spooky.map }).getAttribute('href')).toBe('/season')
  })

  it('guest > is told that it rests during another season', async () => {
    await show({}, undefined, makeSeasonInfo('neutral'))
    expect(resting()).not.toBeNull()
  })

  it('shows a player how far they are', async () => {
    await show({}, running)
    expect(resting()).toBeNull()
    expect(litLights()).toBe(3)
    expect(screen.getByText('3 floors are lit')).toBeDefined()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('48')
    expect(screen.getByRole('link', { name: en.spooky.map }).getAttribute('href')).toBe('/season')
  })

  it('is at rest during another season', async () => {
    await show({}, { ...running, slug: 'neutral' })
    expect(resting()).not.toBeNull()
  })

  it('says what went wrong, as it came and not at any length', async () => {
    await show({ errorText: `<b>Claimed</b> before.${'!'.repeat(400)}` })
    const notice = screen.getByRole('alert')
    expect(notice.textContent).toContain('<b>Claimed</b> before.!')
    expect(notice.textContent?.length).toBeLessThan(340)
    expect(resting()).toBeNull()
  })

  it('speaks both languages', () => {
    const keys = ({ spooky }: typeof en | typeof es) =>
      Object.keys(spooky).filter((key) => key !== 'level_many')
    expect(keys(es)).toEqual(keys(en))
  })
})
