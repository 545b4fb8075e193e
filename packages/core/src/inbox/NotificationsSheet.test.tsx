// @vitest-environment happy-dom
import type { InboxEntry } from '@marquee/contract'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setClock } from '../app/clock.ts'
import type { FeatureDefinition } from '../feature/types.ts'
import type { LocaleCode } from '../i18n/types.ts'
import { openModal } from '../modals/store.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { makeInboxEntry } from '../testing/makeInboxEntry.ts'
import { makePlayer } from '../testing/makePlayer.ts'
import { notificationsAtom } from '../notifications/notifications.ts'

const start = Date.UTC(2026, 10, 20, 12)
const club: FeatureDefinition = {
  id: 'club',
  routes: [{ path: '/vip', name: 'vip', title: 'x', page: async () => () => null }],
  messages: { en: async () => ({}), es: async () => ({}) },
}
/** A feature that tells of what it does in the inbox, without a page of its own. */
const contests: FeatureDefinition = {
  id: 'contests',
  inbox: { tournament: { icon: 'trophy', link: '/contests', isWin: true } },
  messages: { en: async () => ({}), es: async () => ({}) },
}
const list = 'GET /rest/inbox/'
const read = 'POST /rest/inbox/read/'

// Fetched once before: the first fetch takes longer than a test waits.
beforeAll(async () => void (await import('./NotificationsSheet.tsx')), 120_000)
afterEach(setClock(() => start))

async function show(
  entries: InboxEntry[],
  locale: LocaleCode = 'en',
  further: FeatureDefinition[] = [],
) {
  setClock(() => start + 5 * 60_000)
  const app = await makeApp({
    player: makePlayer(),
    locale,
    brand: { features: [club, contests, ...further] },
    answers: {
      [list]: { success: true, data: { entries, hasMore: false, unread: 1 } },
      [read]: { success: true, data: { unread: 0 } },
    },
  })
  render(<app.Frame>{null}</app.Frame>)
  await act(async () => openModal(app.runtime.store, 'notifications'))
  return { ...app, dialog: within(await screen.findByRole('dialog', {}, { timeout: 5_000 })) }
}

const reads = (asked: { path: string; body?: unknown }[]) =>
  asked.filter(({ path }) => path.includes('/inbox/read/')).map(({ body }) => body)

describe('notification center', () => {
  it('entries > have their words, amount, time and the way on where the brand has one (LAYOUT-10)', async () => {
    const { dialog } = await show([
      makeInboxEntry({ id: 3, kind: 'level', params: { level: 4 }, at: start }),
      makeInboxEntry({
        id: 2,
        kind: 'tournament',
        params: { place: 1, title: { en: 'The sprint', es: 'El sprint' } },
        coins: 25_000,
        at: start,
      }),
    ])
    const lines = await dialog.findAllByRole('listitem')
    expect(lines[0]?.textContent).toContain('You reached VIP level 4')
    expect(lines[1]?.textContent).toMatch(/Place 1: The sprint.*25,000.*New.*5 min/)
    const links = dialog.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/vip'])
    // What can be done is named; where the brand has no page for it, nothing is offered.
    expect(links.map(({ textContent }) => textContent)).toEqual(['See the club'])
    expect(lines[0]?.querySelector('[data-sign="crown"]')).not.toBeNull()
  })

  it('acts > are named by what is asked for, and lead on', async () => {
    const { dialog } = await show([
      makeInboxEntry({ id: 3, kind: 'level', params: { level: 4 }, at: start }),
    ])
    const act = await dialog.findByRole('link', { name: 'See the club' })
    const described = document.getElementById(act.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toContain('You reached VIP level 4')
  })

  it('entries > stand in groups by the reader’s days, each only where it has some', async () => {
    const day = 86_400_000
    const { dialog } = await show([
      makeInboxEntry({ id: 9, at: start }),
      makeInboxEntry({ id: 8, at: start - 3 * day }),
      makeInboxEntry({ id: 7, at: start - 40 * day, isRead: true }),
      makeInboxEntry({ id: 6, at: start - 41 * day, isRead: true }),
    ])
    await dialog.findAllByRole('listitem')
    const groups = dialog.getAllByRole('region')
    expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
      'Today',
      'This week',
      'Earlier',
    ])
    expect(groups.map((group) => within(group).getAllByRole('listitem').length)).toEqual([1, 1, 2])
    expect(groups.map((group) => group.querySelectorAll('[data-unread]').length)).toEqual([1, 1, 0])
  })

  it('what else reaches the player > is one tap away', async () => {
    const { dialog } = await show([])
    fireEvent.click(await dialog.findByRole('button', { name: 'Message settings' }))
    expect(await screen.findByRole('dialog', { name: 'Message settings' })).toBeTruthy()
  })

  it('entries > read the same in the language of the page', async () => {
    const entry = makeInboxEntry({
      kind: 'tournament',
      params: { place: 1, title: { en: 'The sprint', es: 'El sprint' } },
      coins: 25_000,
    })
    const { dialog } = await show([entry], 'es')
    expect((await dialog.findByRole('listitem')).textContent).toMatch(/Puesto 1: El sprint.*25.000/)
  })

  it('several levels of one day > are one line with their sum', async () => {
    const { dialog } = await show(
      [6, 5, 4].map((level) =>
        makeInboxEntry({ id: level, kind: 'level', params: { level }, coins: 100, at: start }),
      ),
    )
    const lines = await dialog.findAllByRole('listitem')
    expect(lines).toHaveLength(1)
    expect(lines[0]?.textContent).toMatch(/3 VIP levels, up to level 6.*300/)
  })

  it('marking all as read > asks the platform', async () => {
    const { dialog, asked } = await show([makeInboxEntry()])
    fireEvent.click(await dialog.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(reads(asked)).toEqual([{}]))
  })

  it('notice of the page itself > stands above what is kept', async () => {
    const { dialog, runtime } = await show([makeInboxEntry({ isRead: true })])
    act(() =>
      runtime.store.set(notificationsAtom, {
        type: 'add',
        notification: {
          id: 'drop',
          text: 'background:notifications.coinDrop',
          values: { until: start },
          at: start,
        },
      }),
    )
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2))
    expect(dialog.getAllByRole('listitem')[0]?.textContent).toContain('raining coins')
  })

  it('nothing yet > says what will be here', async () => {
    const { dialog } = await show([])
    expect(await dialog.findByText('Nothing new')).toBeDefined()
    expect(dialog.queryByRole('list')).toBeNull()
  })
})
