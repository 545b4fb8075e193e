import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { GameScene, type Shown } from './GameScene.tsx'

interface Said {
  from: 'game' | 'host'
  message: { type: string; busy?: boolean }
}

const patience = { timeout: 30_000 }

/**
 * A story of a game. The game is the built one, in its frame; the round is drawn until it is as wanted,
 * by the model that players play. Which draws show what is proven without a browser (`events.test.ts`),
 * and browser tests play each engine to its end: the run of stories opens one game of each engine, which
 * its file tags `test`.
 */
export function gameScene(shown: Shown): StoryObj {
  const said: Said[] = []
  const note = (from: Said['from'], message: Said['message']) => void said.push({ from, message })
  const has = (from: Said['from'], type: string) =>
    said.some((one) => one.from === from && one.message.type === type)
  return {
    parameters: { bare: true, game: shown },
    beforeEach: () => void said.splice(0),
    render: (_args, { globals }) => (
      <GameScene
        shown={shown}
        locale={String(globals['locale'])}
        isCalm={globals['motion'] === 'reduced'}
        onSaid={note}
      />
    ),
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(has('game', 'ready') && has('host', 'init')).toBe(true), patience)
      if (shown.round === undefined) return
      const isShowing = () => said.some(({ message: { type, busy } }) => type === 'state' && busy)
      await waitFor(() => expect(isShowing()).toBe(true), patience)
      // What comes next in a run looks at the page in every theme, and at nothing of the game.
      if (import.meta.env['JUDGE_STORIES'])
        canvasElement.querySelector('iframe')?.removeAttribute('src')
    },
  }
}
