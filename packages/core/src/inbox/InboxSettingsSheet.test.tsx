// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { FeatureDefinition } from '../feature/types.ts'
import type { LocaleCode } from '../i18n/types.ts'
import { openModal } from '../modals/store.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { makeInboxSettings } from '../testing/makeInboxSettings.ts'
import { makePlayer } from '../testing/makePlayer.ts'
import { refusal } from '../testing/answers.ts'

const contests: FeatureDefinition = {
  id: 'contests',
  inbox: { tournament: { icon: 'trophy', isWin: true } },
  messages: { en: async () => ({}), es: async () => ({}) },
}
const path = '/rest/inbox/settings/'

beforeAll(async () => void (await import('./InboxSettingsSheet.tsx')), 120_000)
afterEach(cleanup)

async function show(choose: () => unknown, locale: LocaleCode = 'en') {
  const app = await makeApp({
    player: makePlayer(),
    locale,
    brand: { features: [contests] },
    answers: {
      [`GET ${path}`]: { success: true, data: { kinds: makeInboxSettings() } },
      [`POST ${path}`]: choose as never,
    },
  })
  render(<app.Frame>{null}</app.Frame>)
  await act(async () => openModal(app.runtime.store, 'inbox-settings'))
  await screen.findByTestId('inbox-settings', {}, { timeout: 5_000 })
}
const rowOf = (name: string) => within(screen.getByRole('group', { name }))
const switched = (name: string, way: string) =>
  rowOf(name).getByRole<HTMLInputElement>('switch', { name: way })

describe('message settings', () => {
  it('have what is told by notice or mail, and last those whose mails come in any case (PROFILE-08)', async () => {
    await show(() => ({ success: true, data: { kinds: makeInboxSettings() } }))
    const lines = [...document.querySelectorAll('[data-setting]')]
    expect(lines.map((line) => line.getAttribute('data-setting'))).toEqual([
      'bonus',
      'expiring',
      'friend',
      'tournament',
      'security',
      'purchase',
      'redemption',
    ])
    expect(switched('Bonuses', 'Email').checked).toBe(true)
    expect(switched('Tournament results', 'Notice').checked).toBe(false)
    // Their mails come in any case; whether devices show them is the player's.
    expect(rowOf('Sign-ins and passwords').queryAllByRole('switch')).toHaveLength(0)
    for (const name of ['Purchases', 'Redemptions']) {
      expect(rowOf(name).getAllByRole('switch')).toHaveLength(1)
      expect(switched(name, 'Notice').checked).toBe(true)
    }
    expect(screen.getAllByText(/You always get these emails/)).toHaveLength(3)
  })

  it('save what is switched at once, and show it as before where that failed', async () => {
    const choose = vi.fn(() => refusal('unavailable'))
    await show(choose, 'es')
    const mail = switched('Bonos', 'Correo')
    fireEvent.click(mail)
    await waitFor(() => expect(choose).toHaveBeenCalled())
    await waitFor(() => expect(mail.checked).toBe(true))
    const off = makeInboxSettings().map((one) =>
      one.kind === 'bonus' ? { ...one, mail: 'off' as const } : one,
    )
    choose.mockImplementation((() => ({ success: true, data: { kinds: off } })) as never)
    fireEvent.click(mail)
    await waitFor(() => expect(mail.checked).toBe(false))
    expect(switched('Bonos', 'Aviso').checked).toBe(true)
  })
})
