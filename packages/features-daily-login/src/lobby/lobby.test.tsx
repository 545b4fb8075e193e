import { setClock, Slot } from '@marquee/core'
import { makeApp, makePlayer } from '@marquee/core/testing'
import type { DailyLoginInfo } from '@marquee/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dailyLogin } from '../feature.ts'
import { makeClaimed, makeDailyLogin } from '../testing/makeDailyLogin.ts'

async function show(info: DailyLoginInfo, player = makePlayer()) {
  const app = await makeApp({
    brand: { features: [dailyLogin()] },
    path: '/lobby/?category=new',
    player,
    data: [[['daily-login', 'info'], info]],
    slots: ['lobby.chips', 'lobby.sections', 'header.actions'],
  })
  return (
    <app.Frame>
      <Slot name="lobby.chips" />
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
    const chip = screen.getByTestId('daily-login-chip')
    expect(chip.textContent).toBe('Daily reward ready')
    expect(chip.getAttribute('href')).toBe('/lobby/?category=new&openModal=daily-login')
    expect(screen.getByRole('link', { name: 'Daily reward, 1 ready' })).toBeTruthy()
  })

  it('counts down to the next one', async () => {
    render(await show(makeClaimed()))
    expect(screen.getByTestId('daily-login-chip').textContent).toBe('Daily reward in 05:12:33')
  })

  it('keeps the place of the countdown on the server, which has no time', async () => {
    const html = renderToString(await show(makeClaimed()))
    expect(html).toContain('aria-hidden="true"')
    expect(html).not.toContain('05:12')
  })

  it('is not shown to a player who has it switched off, nor when nothing is known', async () => {
    render(await show(makeDailyLogin(), makePlayer({ dailyLogin: false })))
    expect(screen.queryByTestId('daily-login-chip')).toBeNull()
    cleanup()
    render(await show(makeDailyLogin({ isActive: false, reasonType: 'not-active' })))
    expect(screen.queryByTestId('daily-login-chip')).toBeNull()
  })
})
