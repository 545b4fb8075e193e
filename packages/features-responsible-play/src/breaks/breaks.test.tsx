// @vitest-environment happy-dom
import { setClock } from '@marquee/core'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStatus } from '../testing/makeStatus.ts'
import { answered, showApp } from '../testing/showApp.tsx'
import { CoolOffPage } from './CoolOffPage.tsx'
import { RestrictedLobby } from './RestrictedLobby.tsx'
import { SelfExclusionPage } from './SelfExclusionPage.tsx'

const now = Date.UTC(2026, 10, 21, 12)
const day = 86_400_000
let restore: () => void
beforeEach(() => {
  restore = setClock(() => now)
})
afterEach(() => {
  cleanup()
  restore()
})

const coolOffPath = 'POST /rest/responsible-play/cool-off/'
const excludePath = 'POST /rest/responsible-play/self-exclusion/'
const bodies = (asked: { method: string; body: unknown }[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('begins a break only after it was confirmed, and says until when', async () => {
  const running = { kind: 'cool-off', until: now + 7 * day } as const
  const { asked } = await showApp(<CoolOffPage />, {
    answers: { [coolOffPath]: answered(makeStatus({ restriction: running })) },
  })
  fireEvent.click(screen.getByRole('radio', { name: '7 days' }))
  press('Start my break')
  await screen.findByRole('dialog', { name: 'Take a break of 7 days?' })
  expect(bodies(asked)).toEqual([])
  press('Start now')
  const notice = await screen.findByTestId('play-restriction')
  expect(bodies(asked)).toEqual([{ days: 7 }])
  expect(notice.querySelector('time')?.dateTime).toBe(new Date(running.until).toISOString())
  await waitFor(() => expect(document.activeElement).toBe(notice))
})

it('offers a break that runs only to be made longer', async () => {
  const restriction = { kind: 'cool-off', until: now + 10 * day } as const
  await showApp(<CoolOffPage />, { status: makeStatus({ restriction }) })
  await waitFor(() =>
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '14',
      '30',
    ]),
  )
  expect(screen.getByRole('button', { name: 'Make my break longer' })).toBeTruthy()
})

it('excludes only who has said that it was understood, and confirmed it', async () => {
  const { asked, runtime } = await showApp(<SelfExclusionPage />, {
    answers: { [excludePath]: answered({ kind: 'self-exclusion', until: now + 365 * day }) },
  })
  fireEvent.click(screen.getByRole('radio', { name: '1 year' }))
  const heard = vi.fn()
  runtime.events.on('excluded', heard)
  press('Exclude me from play')
  expect(await screen.findByText('Check this box to continue.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox'))
  press('Exclude me from play')
  await screen.findByRole('dialog', { name: 'Exclude yourself for 1 year?' })
  press('Exclude me now')
  expect(heard).not.toHaveBeenCalled()
  await waitFor(() => expect(bodies(asked)).toEqual([{ term: '1-year', understood: true }]))
  // Whether or not the connection is up to be told.
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
})

it('offers nothing to be chosen while an exclusion runs, and people to talk to', async () => {
  const restriction = { kind: 'self-exclusion', until: now + 365 * day } as const
  await showApp(<SelfExclusionPage />, { status: makeStatus({ restriction }) })
  expect(screen.getByTestId('play-restriction').dataset['kind']).toBe('self-exclusion')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('heading', { name: 'People to talk to' })).toBeTruthy()
})

it('moves to the confirmation of an exclusion, where the page is loaded anew as well (RP-06)', async () => {
  const restriction = { kind: 'self-exclusion', until: now + 365 * day } as const
  window.history.replaceState(null, '', '/profile/self-exclusion?confirmed=true')
  await showApp(<SelfExclusionPage />, { status: makeStatus({ restriction }) })
  const notice = screen.getByTestId('play-restriction')
  await waitFor(() => expect(document.activeElement).toBe(notice))
  window.history.replaceState(null, '', '/')
})

it('leaves the focus where it is on a page opened while a break runs (RP-02)', async () => {
  const restriction = { kind: 'cool-off', until: now + 10 * day } as const
  await showApp(<CoolOffPage />, { status: makeStatus({ restriction }) })
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(document.activeElement).toBe(document.body)
})

it.each([
  ['cool-off', 'You’re taking a break'],
  ['self-exclusion', 'You’re excluded from play'],
] as const)(
  'shows in place of the lobby what a %s is and people to talk to (RP-02)',
  async (kind, title) => {
    const until = now + 7 * day
    await showApp(<RestrictedLobby restriction={{ kind, until }} />)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    const page = screen.getByTestId('restricted-lobby')
    expect(page.querySelector('time')?.dateTime).toBe(new Date(until).toISOString())
    expect(screen.getByRole('link', { name: 'Manage your limits' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'People to talk to' })).toBeTruthy()
  },
)
