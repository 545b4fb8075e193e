import { setClock } from '@marquee/core'
import {
  type Answers,
  type Asked,
  lostConnection,
  makeApp,
  makePlayer,
  refusal,
} from '@marquee/core/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { supportChatAtom, supportUnreadAtom } from './button/useChatToggle.ts'
import { supportChat } from './feature.ts'
import { supportChatWith } from './SupportChat.tsx'
import { makeAnswer, makeChat, makeMessage } from './testing/makeChat.ts'
// Fetched with the tests, so that no test waits for a compiler.
import './panel/SupportPanel.tsx'

const list = 'GET /rest/chat/messages/'
const send = 'POST /rest/chat/messages/'
const read = 'POST /rest/chat/read/'
const options = { email: 'support@test.example' }
const SupportChat = supportChatWith(options)

const taken = ({ body, headers }: Asked) => ({
  success: true,
  data: makeMessage({
    id: 3,
    text: (body as { text: string }).text,
    key: headers.get('idempotency-key'),
  }),
})

async function show(
  answers: Answers = {},
  player: ReturnType<typeof makePlayer> | null = makePlayer(),
) {
  const feature = supportChat(options)
  const app = await makeApp({
    brand: { features: [feature] },
    player,
    path: '/library?category=new',
    answers: {
      [list]: { success: true, data: makeChat() },
      [send]: taken,
      [read]: { success: true },
      ...answers,
    },
  })
  await act(async () => {
    render(
      <app.Frame>
        <button type="button">Elsewhere</button>
        <SupportChat />
      </app.Frame>,
    )
  })
  const { store } = app.runtime
  const toggle = async (isOpen: boolean) => {
    await act(async () => store.set(supportChatAtom, (chat) => ({ ...chat, isOpen })))
  }
  const push = async (
    payload: Parameters<NonNullable<NonNullable<typeof feature.pushes>['chat']>>[0],
  ) => {
    await act(async () => feature.pushes?.chat?.(payload, app.runtime))
  }
  const calls = (method: string, path: string) =>
    app.asked.filter((call) => call.method === method && call.path === path)
  return { ...app, store, toggle, push, calls }
}

const opened = async (...input: Parameters<typeof show>) => {
  const scene = await show(...input)
  screen.getByText('Elsewhere').focus()
  await scene.toggle(true)
  await screen.findByTestId('support-panel')
  return scene
}
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
const write = async (text: string) => {
  const field = await box()
  fireEvent.change(field, { target: { value: text } })
  fireEvent.submit(screen.getByTestId('chat-form'))
}
const messages = () => screen.queryAllByTestId('chat-message')
const states = () => messages().map(({ dataset }) => `${dataset['from']} ${dataset['state']}`)

describe('the support chat', () => {
  let restore: () => void
  beforeEach(() => {
    restore = setClock(() => Date.UTC(2026, 10, 20, 18))
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    cleanup()
    restore()
    vi.restoreAllMocks()
  })

  it('CHAT-01 says that the custom chat is available while it is there, and whether it is open', async () => {
    const { store, runtime } = await opened()
    const heard = vi.fn()
    runtime.events.on('support-chat:toggled', heard)
    expect(store.get(supportChatAtom)).toEqual({ isCustomAvailable: true, isOpen: true })
    fireEvent.click(screen.getByRole('button', { name: 'Close support chat' }))
    expect(store.get(supportChatAtom).isOpen).toBe(false)
    expect(heard.mock.calls).toEqual([[{ open: false }]])
    cleanup()
    expect(store.get(supportChatAtom).isCustomAvailable).toBe(false)
  })

  it('shows both sides with their times, in a log that is read out as it grows', async () => {
    const { push } = await opened()
    const log = await screen.findByRole('log', { name: 'Messages' })
    expect(states()).toEqual(['player sent', 'support sent'])
    expect(within(log).getByText('It is on its way to you.')).toBeTruthy()
    expect(log.querySelectorAll('time')).toHaveLength(2)
    await push({ message: makeAnswer({ id: 9, text: 'Anything else?' }), unread: 1 })
    expect(await within(log).findByText('Anything else?')).toBeTruthy()
  })

  it('takes the focus, closes with Escape, and gives the focus back', async () => {
    const { store } = await opened()
    expect(document.activeElement).toBe(await box())
    fireEvent.keyDown(await box(), { key: 'Escape' })
    expect(store.get(supportChatAtom).isOpen).toBe(false)
    await waitFor(() => expect(screen.queryByTestId('support-panel')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Elsewhere')))
  })

  it('shows a message as it is sent, then as the platform took it', async () => {
    let answer = () => {}
    const { calls } = await opened({
      [send]: (asked) =>
        new Promise<object>((resolve) => {
          answer = () => resolve(taken(asked))
        }),
    })
    await write('  Thank you  ')
    await waitFor(() => expect(states().at(-1)).toBe('player sending'))
    expect((await box()).value).toBe('')
    await act(async () => answer())
    await waitFor(() => expect(states()).toEqual(['player sent', 'support sent', 'player sent']))
    expect(calls('POST', '/rest/chat/messages/').map(({ body }) => body)).toEqual([
      { text: 'Thank you' },
    ])
  })

  it('sends with Enter, begins a line with Shift and Enter, and sends nothing where there is nothing', async () => {
    const { calls } = await opened()
    const field = await box()
    fireEvent.change(field, { target: { value: '   ' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    fireEvent.change(field, { target: { value: 'Hello' } })
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
    expect(calls('POST', '/rest/chat/messages/')).toEqual([])
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(calls('POST', '/rest/chat/messages/')).toHaveLength(1))
  })

  it('keeps a message that was not taken, and tries again with the same key', async () => {
    let works = false
    const { calls } = await opened({
      [send]: (asked) =>
        works ? taken(asked) : (lostConnection as (asked: Asked) => object)(asked),
    })
    await write('Lost on the way')
    const failed = await screen.findByText('Not sent. Check your connection.')
    expect(states().at(-1)).toBe('player failed')
    works = true
    fireEvent.click(within(failed.closest('li') as HTMLElement).getByText('Try again'))
    await waitFor(() => expect(states().at(-1)).toBe('player sent'))
    expect(messages()).toHaveLength(3)
    const keys = calls('POST', '/rest/chat/messages/').map(({ headers }) =>
      headers.get('idempotency-key'),
    )
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('shows a message once when the push comes before the answer to its sender', async () => {
    const asked: string[] = []
    const { push } = await opened({
      [send]: ({ headers }) => {
        asked.push(headers.get('idempotency-key') ?? '')
        return new Promise<never>(() => {})
      },
    })
    await write('Once')
    await waitFor(() => expect(asked).toHaveLength(1))
    const message = makeMessage({ id: 7, text: 'Once', key: asked[0] ?? null })
    await push({ message, unread: 0 })
    await waitFor(() => expect(states().at(-1)).toBe('player sent'))
    expect(screen.getAllByText('Once')).toHaveLength(1)
  })

  it('counts what support wrote for the button, and notes it as read once it is seen', async () => {
    const { store, push, calls, toggle } = await show({
      [list]: { success: true, data: makeChat({ unread: 1 }) },
    })
    await waitFor(() => expect(store.get(supportUnreadAtom)).toBe(1))
    await push({ message: makeAnswer({ id: 5 }), unread: 2 })
    await waitFor(() => expect(store.get(supportUnreadAtom)).toBe(2))
    expect(calls('POST', '/rest/chat/read/')).toEqual([])
    await toggle(true)
    await waitFor(() =>
      expect(calls('POST', '/rest/chat/read/').map(({ body }) => body)).toContainEqual({ upTo: 5 }),
    )
    await waitFor(() => expect(store.get(supportUnreadAtom)).toBe(0))
  })

  it('says what to do where nothing was written, and where messages could not be fetched', async () => {
    await opened({ [list]: { success: true, data: makeChat({ messages: [] }) } })
    expect(await screen.findByText('How can we help?')).toBeTruthy()
    cleanup()
    let works = false
    await opened({
      [list]: () => (works ? { success: true, data: makeChat() } : refusal('unavailable')),
    })
    expect(await screen.findByText('Your messages didn’t load')).toBeTruthy()
    works = true
    fireEvent.click(screen.getByText('Try again'))
    expect(await screen.findByText('It is on its way to you.')).toBeTruthy()
  })

  it('reads back page by page', async () => {
    await opened({
      [list]: ({ query }) => ({
        success: true,
        data: query.get('before')
          ? makeChat({ messages: [makeMessage({ id: 1, text: 'The very first' })] })
          : makeChat({ messages: [makeAnswer({ id: 2 })], hasEarlier: true }),
      }),
    })
    fireEvent.click(await screen.findByText('Show earlier messages'))
    expect(await screen.findByText('The very first')).toBeTruthy()
    expect(messages()).toHaveLength(2)
    expect(screen.queryByText('Show earlier messages')).toBeNull()
  })

  it('keeps what was begun to be written while it is closed', async () => {
    const { toggle } = await opened()
    fireEvent.change(await box(), { target: { value: 'Half a sen' } })
    await toggle(false)
    expect(screen.queryByTestId('support-panel')).toBeNull()
    await toggle(true)
    expect((await box()).value).toBe('Half a sen')
  })

  it('tells a guest the address of support and asks nothing of the platform', async () => {
    const { asked } = await opened({}, null)
    const mail = screen.getByTestId('support-email')
    expect(mail.getAttribute('href')).toBe('mailto:support@test.example')
    await waitFor(() => expect(document.activeElement).toBe(mail))
    expect(screen.getByTestId('chat-sign-in')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(asked.filter(({ path }) => path.startsWith('/rest/chat/'))).toEqual([])
  })
})
