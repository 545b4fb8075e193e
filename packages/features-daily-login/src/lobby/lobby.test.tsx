import { modalStackAtom, setClock, Slot } from '@marquee/core'
import { makeApp, makePlayer } from '@marquee/core/testing'
import type { DailyLoginInfo } from '../contract/schemas.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dailyLogin } from '../feature.ts'
import { DailyLoginSection } from './DailyLoginSection.tsx'
import { makeClaimed, makeDailyLogin } from '../testing/makeDailyLogin.ts'

/** What modals are open. */
let opened: () => unknown

async function show(info: DailyLoginInfo, player = makePlayer()) {
  const app = await makeApp({
    brand: { features: [dailyLogin()] },
    path: '/lobby/?category=new',
    player,
    data: [[['daily-login', 'info'], info]],
    slots: ['lobby.sections', 'header.actions'],
  })
  opened = () => app.runtime.store.get(modalStackAtom)
  return (
    <app.Frame>
      <DailyLoginSection />
      <Slot name="header.actions" />
    </app.Frame>
  )
}

describe('the daily reward on the lobby', () => {
  let restore: () => void
  beforeEach(() => {
    restore = setClock(() => Date.UTC(2026, 10, 20, 18, 47, 27))
  })
  afterEach(() => {
    cleanup()
    restore()
  })

  it('says that a reward is ready, and links to it on this page', async () => {
    render(await show(makeDailyLogin()))
    const button = screen.getByRole('link', { name: 'Daily reward, 1 ready' })
    expect(button.getAttribute('href')).toBe('/lobby/?category=new&openModal=daily-login')
  })

  it('claims from the lobby: its modal opens and claims at once', async () => {
    render(await show(makeDailyLogin()))
    fireEvent.click(screen.getByRole('button', { name: 'Claim' }))
    expect(opened()).toMatchObject([{ name: 'daily-login', props: { claims: 'daily-login' } }])
  })

  it('counts down to the next one', async () => {
    render(await show(makeClaimed()))
    expect(screen.getByText('5h 13m')).toBeTruthy()
  })

  it('keeps the place of the countdown on the server, which has no time', async () => {
    const html = renderToString(await show(makeClaimed()))
    expect(html).toContain('aria-hidden="true"')
    expect(html).not.toContain('5h 13m')
  })

  it('is not shown to a player who has it switched off', async () => {
    render(await show(makeDailyLogin(), makePlayer({ dailyLogin: false })))
    expect(screen.queryByRole('link', { name: 'Daily reward, 1 ready' })).toBeNull()
  })
})
