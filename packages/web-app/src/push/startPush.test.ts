import type { PushConfig } from '@marquee/core'
import { createEvents } from '@marquee/core/testing'
import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { startPush } from './startPush.ts'
import { pushStateAtom } from './state.ts'
import { makePushTools } from './testing/makePushTools.ts'

const config: PushConfig = {
  apiKey: 'key',
  projectId: 'project',
  messagingSenderId: '1',
  appId: '1:1:web:1',
  vapidKey: 'vapid',
}

function makePage() {
  const { tools, notes, deliver } = makePushTools()
  const { onState: _, onMessage: __, onToken: ___, ...own } = tools
  const runtime = { events: createEvents(), store: createStore() }
  const stop = startPush(runtime, config, own)
  const settled = (state: string) =>
    new Promise<void>((resolve) => {
      const unlisten = runtime.store.sub(pushStateAtom, () => {
        if (runtime.store.get(pushStateAtom) !== state) return
        unlisten()
        resolve()
      })
    })
  return { ...runtime, notes, deliver, stop, settled }
}

describe('startPush', () => {
  it('PUSH-02 does nothing until the init event, then begins with the support check', async () => {
    const { events, notes, settled } = makePage()
    expect(notes.steps).toEqual([])
    const active = settled('active')
    events.emit('push:init', {})
    await active
    expect(notes.steps[0]).toBe('support')
  })

  it('PUSH-11 PUSH-12 tells the page the token and every message as events', async () => {
    const { events, deliver, settled } = makePage()
    const tokens: string[] = []
    const messages: string[] = []
    events.on('push:updateToken', ({ token }) => tokens.push(token))
    events.on('push:message', ({ messageId }) => messages.push(messageId))
    const active = settled('active')
    events.emit('push:init', {})
    await active
    deliver({ messageId: 'm-1' })
    expect(tokens).toEqual(['token-1'])
    expect(messages).toEqual(['m-1'])
  })

  it('takes the device off the list at the end event', async () => {
    const { events, settled, store } = makePage()
    const active = settled('active')
    events.emit('push:init', {})
    await active
    const idle = settled('idle')
    events.emit('push:end', {})
    await idle
    expect(store.get(pushStateAtom)).toBe('idle')
  })

  it('hears nothing once it is stopped', async () => {
    const { events, notes, stop } = makePage()
    stop()
    events.emit('push:init', {})
    await Promise.resolve()
    expect(notes.steps).toEqual([])
  })
})
