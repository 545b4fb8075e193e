import { gameFrameProtocol, type GameMessage, type HostMessage } from '@marquee/game-sdk'
import { act, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Nothing is served to a frame in tests; what counts is what is said to its window. */
export function keepFramesEmpty(): void {
  ;(
    window as unknown as { happyDOM: { settings: { disableIframePageLoading: boolean } } }
  ).happyDOM.settings.disableIframePageLoading = true
}

/** The game in the frame: says and hears through its window. */
export async function joinFrame() {
  const frame = await screen.findByTestId<HTMLIFrameElement>('game-frame')
  const heard: HostMessage[] = []
  const game = { postMessage: (message: HostMessage) => heard.push(message) } as unknown as Window
  Object.defineProperty(frame, 'contentWindow', { value: game })
  const say = (message: object, source: Window = game) =>
    act(async () => {
      const data = { protocol: gameFrameProtocol, ...message } as GameMessage
      window.dispatchEvent(new MessageEvent('message', { data, source }))
    })
  const told = async (type: HostMessage['type']) => {
    await waitFor(() => expect(heard.map((message) => message.type)).toContain(type))
    return heard.findLast((message) => message.type === type) as unknown as Record<string, unknown>
  }
  return { frame, heard, say, told }
}
