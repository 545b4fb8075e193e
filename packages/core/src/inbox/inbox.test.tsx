import type { InboxEntry } from '@marquee/contract'
import { sharedInboxKind } from '@marquee/contract/schemas'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../background/messages/en.json'
import es from '../background/messages/es.json'
import type { FeatureDefinition } from '../feature/types.ts'
import { queueAtom } from '../modals/queue.ts'
import { openModal } from '../modals/store.ts'
import { refusal } from '../testing/answers.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { makeInboxEntry } from '../testing/makeInboxEntry.ts'
import { makePlayer } from '../testing/makePlayer.ts'
import { actOf, linesOf, wordsOf } from './told.ts'
import { inboxKey } from './query.ts'
import { onInboxPush, useInbox } from './useInbox.ts'

const toasted = vi.hoisted(() => vi.fn())
vi.mock('../toasts/toast.ts', async (original) => ({
  ...(await original<object>()),
  toast: toasted,
}))

/** A feature that tells of what it does in the inbox. */
const contests: FeatureDefinition = {
  id: 'contests',
  inbox: { tournament: { icon: 'trophy', link: '/contests', isWin: true } },
  messages: { en: async () => ({}), es: async () => ({}) },
}

const Inbox = () => {
  useInbox()
  return null
}

/** What the platform has. */
const state = { entries: [makeInboxEntry()], off: [] as string[], knowsSettings: true }

async function show(entries: InboxEntry[]) {
  state.entries = entries
  const app = await makeApp({
    player: makePlayer(),
    brand: { features: [contests] },
    answers: {
      'GET /rest/inbox/': () => ({
        success: true,
        data: { entries: state.entries, hasMore: false, unread: 1 },
      }),
      'POST /rest/inbox/read/': { success: true, data: { unread: 0 } },
      'GET /rest/inbox/settings/': () =>
        state.knowsSettings
          ? {
              success: true,
              data: { kinds: state.off.map((kind) => ({ kind, push: 'off', mail: 'none' })) },
            }
          : refusal('unavailable'),
    },
  })
  render(
    <app.Frame>
      <Inbox />
    </app.Frame>,
  )
  const queue = () => app.runtime.store.get(queueAtom)
  const reads = () =>
    app.asked.filter(({ path }) => path.includes('/inbox/read/')).map(({ body }) => body)
  return { ...app, queue, reads }
}

/** The modal's script is fetched when it opens. */
const slow = { timeout: 5_000 }

const sight = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

// Fetched once before: the first fetch takes longer than a test waits.
beforeAll(async () => void (await import('./WhileAwayModal.tsx')), 120_000)
beforeEach(() => sight('visible'))
afterEach(() => {
  vi.restoreAllMocks()
  toasted.mockClear()
  localStorage.clear()
  Object.assign(state, { off: [], knowsSettings: true })
})

describe('wins while away', () => {
  it('next visit > hands in one modal with all of them', async () => {
    const won = [
      makeInboxEntry({ id: 5, kind: 'cashback', params: {} }),
      makeInboxEntry({ id: 4, kind: 'weekly', params: {} }),
    ]
    const { queue } = await show([
      ...won,
      makeInboxEntry({ id: 3, kind: 'purchase', params: { amount: 999 } }),
      makeInboxEntry({ id: 2, kind: 'friend', isRead: true }),
    ])
    await waitFor(() => expect(queue()).toHaveLength(1))
    expect(queue()[0]).toMatchObject({ modal: 'while-away', props: { entries: won } })
  })

  it('of a kind that the player switched off > stays in the inbox, and the others are told (PROFILE-08)', async () => {
    state.off = ['friend']
    const cashback = makeInboxEntry({ id: 5, kind: 'cashback', params: {} })
    const { queue } = await show([cashback, makeInboxEntry({ id: 4, kind: 'friend' })])
    await waitFor(() => expect(queue()).toHaveLength(1))
    expect(queue()[0]?.props).toEqual({ entries: [cashback] })
  })

  it.each([
    ['nothing else was won', { off: ['friend'] }],
    ['it cannot be asked for', { knowsSettings: false }],
  ])('where %s > nothing opens', async (_, known) => {
    Object.assign(state, known)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { queue, asked } = await show([makeInboxEntry({ id: 4, kind: 'friend' })])
    const settings = () => asked.filter(({ path }) => path.includes('/inbox/settings/'))
    await waitFor(() => expect(settings().length).toBeGreaterThan(0))
    await act(async () => {})
    expect(queue()).toEqual([])
  })

  it('read meanwhile > is not wanted any more', async () => {
    const { queue, runtime } = await show([makeInboxEntry({ id: 5 })])
    await waitFor(() => expect(queue()).toHaveLength(1))
    expect(await queue()[0]?.wanted?.(runtime)).toBe(true)
    state.entries = [makeInboxEntry({ id: 5, isRead: true })]
    expect(await queue()[0]?.wanted?.(runtime)).toBe(false)
  })

  it('nothing won > opens nothing', async () => {
    const { queue, asked } = await show([makeInboxEntry({ kind: 'document' })])
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    expect(queue()).toEqual([])
  })

  it('what comes while somebody looks > waits in the bell, and is told once they come back', async () => {
    const { queue, runtime, asked } = await show([])
    await waitFor(() => expect(asked).toHaveLength(1))
    state.entries = [makeInboxEntry({ id: 5 })]
    await act(() => runtime.queryClient.invalidateQueries({ queryKey: inboxKey }))
    expect(asked.length).toBeGreaterThan(1)
    expect(queue()).toEqual([])
    sight('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    sight('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(queue()).toHaveLength(1))
  })

  it('shown > counts as read, and says what was won, and where', async () => {
    const entries = [
      makeInboxEntry({
        id: 5,
        kind: 'tournament',
        params: { place: 2, title: { en: 'The sprint', es: 'El sprint' } },
        coins: 25_000,
      }),
    ]
    const { runtime, reads } = await show(entries)
    await act(async () => openModal(runtime.store, 'while-away', { entries }))
    const dialog = within(await screen.findByRole('dialog', { name: 'While you were away' }, slow))
    expect(dialog.getByRole('listitem').textContent).toMatch(/Place 2: The sprint.*25,000/)
    await waitFor(() => expect(reads()).toEqual([{ ids: [5] }]))
    expect(dialog.getByTestId('while-away-go').textContent).toBe('Collect')
    fireEvent.click(dialog.getByTestId('while-away-go'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('some of it waits > has one "Collect", and none where nothing else came in', async () => {
    const bonus = makeInboxEntry({ id: 6, kind: 'bonus', params: { until: 1 }, entries: 100 })
    const won = makeInboxEntry({ id: 5, coins: 5_000 })
    const { runtime } = await show([won, bonus])
    const open = async (entries: InboxEntry[]) => {
      await act(async () => openModal(runtime.store, 'while-away', { entries }))
      return within(await screen.findByRole('dialog', { name: 'While you were away' }, slow))
    }
    const both = await open([won, bonus])
    expect(both.getAllByText('Collect')).toHaveLength(1)
    expect(both.getByTestId('while-away-go').textContent).toBe('Collect')
    fireEvent.click(both.getByTestId('while-away-go'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const waiting = await open([bonus])
    expect(waiting.getByTestId('while-away-go').textContent).toBe('Close')
    expect(waiting.queryByText('Collect')).toBeNull()
  })
})

describe('pushes of the inbox', () => {
  const { isRead: _, ...entry } = makeInboxEntry({ id: 9, kind: 'bonus', params: { until: 1 } })

  it('win on an open page > is said at once and does not count as new', async () => {
    const { runtime, reads } = await show([])
    act(() => onInboxPush(runtime, { entry, unread: 1 }))
    expect(toasted).toHaveBeenCalledOnce()
    expect(toasted.mock.calls[0]?.[0].text).toContain('You got a bonus')
    await waitFor(() => expect(reads()).toEqual([{ ids: [9] }]))
  })

  it('card that was refused > is no win: it stays new, and nothing is celebrated', async () => {
    const { runtime, reads } = await show([])
    const refused = { ...entry, kind: 'free-entry', params: { status: 'refused' } }
    act(() => onInboxPush(runtime, { entry: refused, unread: 1 }))
    expect(toasted).not.toHaveBeenCalled()
    expect(reads()).toEqual([])
  })

  it('win on a page out of sight > waits to be told', async () => {
    const { runtime, reads } = await show([])
    sight('hidden')
    act(() => onInboxPush(runtime, { entry, unread: 1 }))
    expect(toasted).not.toHaveBeenCalled()
    expect(reads()).toEqual([])
  })

  it('what the page celebrates itself > does not count as new', async () => {
    const { runtime, reads } = await show([])
    act(() => onInboxPush(runtime, { entry: { ...entry, kind: 'level' }, unread: 1 }))
    expect(toasted).not.toHaveBeenCalled()
    await waitFor(() => expect(reads()).toEqual([{ ids: [9] }]))
  })

  it('old notices of this device > are left behind', async () => {
    localStorage.setItem('marquee:notifications:test:p1', '[]')
    localStorage.setItem('other', '1')
    await show([])
    await waitFor(() => expect(localStorage.getItem('marquee:notifications:test:p1')).toBeNull())
    expect(localStorage.getItem('other')).toBe('1')
  })
})

describe('what can be done about an entry', () => {
  const has = (texts: typeof en) => (key: string) =>
    typeof key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], texts) ===
    'string'
  const entry = (kind: string, params: Record<string, string> = {}) => ({ kind, params })

  it('is named by its status, then by its kind, and is plain for one that this build does not know', () => {
    expect(actOf(entry('redemption', { status: 'asked' }), has(en))).toBe(
      'inbox.redemption.acts.asked',
    )
    expect(actOf(entry('redemption', { status: 'paid' }), has(en))).toBe('inbox.redemption.act')
    expect(actOf(entry('comet'), has(en))).toBe('inbox.open')
  })

  it('has a name of its own in every language for each kind that leads somewhere', () => {
    for (const kind of sharedInboxKind.options.filter((one) => one !== 'welcome'))
      for (const texts of [en, es])
        expect(actOf(entry(kind), has(texts)), kind).toBe(`inbox.${kind}.act`)
  })
})

describe('words of the inbox', () => {
  const statuses: Record<string, string[]> = {
    redemption: ['pending', 'paid', 'rejected', 'canceled'],
    document: ['approved', 'rejected'],
    identity: ['approved', 'rejected', 'duplicateCredentials'],
    'free-entry': ['credited', 'refused'],
  }
  const actions = [
    'surveyRequired',
    'needScanDocument',
    'success',
    'apple_pay_success',
    'failed',
    'duplicate',
    'apple_pay_failed',
  ]
  const variants = (kind: string) =>
    kind === 'card'
      ? actions.map((action) => ({ action }))
      : (statuses[kind]?.map((status) => ({ status })) ?? [{}])

  it.each(sharedInboxKind.options)('%s > has words in both languages', (kind) => {
    for (const params of variants(kind)) {
      const [line] = linesOf({}, [makeInboxEntry({ kind, params })])
      const { key } = wordsOf({ [kind]: { icon: 'bell' } }, line!, String)
      for (const texts of [en, es]) {
        const found = key
          .split('.')
          .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], texts)
        const plural = key
          .split('.')
          .reduce<unknown>(
            (part, name, index, all) =>
              (part as Record<string, unknown>)?.[index === all.length - 1 ? `${name}_one` : name],
            texts,
          )
        expect(typeof (found ?? plural), key).toBe('string')
      }
    }
  })
})
