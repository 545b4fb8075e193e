import type { Player } from '@marquee/contract'
import type { FeatureDefinition } from '../feature/types.ts'
import { type InboxPage, inboxKey } from '../inbox/query.ts'
import type { Answers } from './answers.ts'
import type { TestAppOptions } from './makeApp.tsx'
import { makeAppInit, makePlayer } from './makePlayer.ts'

/** What the platform sends to one kind of player. */
export interface PlayerState {
  name: string
  /** As the subject of a sentence: 'A guest'. */
  who: string
  /** What of the player is so in this state, whatever a story says of the rest; null for a guest. */
  player: Partial<Player> | null
  inbox: InboxPage
  /** What calls of features are answered in this state. */
  answers: Answers
  /** Features whose entries stand on the pages of others, and show the state there. */
  features: readonly FeatureDefinition[]
}

/** A Storybook's parameter `playerSwitch`: the state that its toolbar says; undefined leaves a story as it is. */
export type PlayerSwitch = (context: {
  id: string
  globals: Record<string, unknown>
}) => PlayerState | undefined

/** A story's app as somebody in this state sees it: what the state says goes before what the story says. */
export function seenBy(options: TestAppOptions, state: PlayerState | undefined): TestAppOptions {
  if (!state) return options
  const { features = [] } = options.brand ?? {}
  const ids = new Set(features.map(({ id }) => id))
  const player = state.player && { ...(options.player ?? makePlayer()), ...state.player }
  const init = makeAppInit({ isGuest: player === null, login: player?.login ?? null })
  return {
    ...options,
    player,
    brand: {
      ...options.brand,
      features: [...features, ...state.features.filter(({ id }) => !ids.has(id))],
    },
    data: [...(options.data ?? []), [[...inboxKey, 'latest'], state.inbox]],
    answers: {
      ...options.answers,
      'GET /rest/app/init/': { success: true, data: init },
      ...(player && { 'GET /rest/player/': { success: true, data: player } }),
      ...state.answers,
    },
  }
}
