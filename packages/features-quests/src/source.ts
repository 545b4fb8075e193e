import type { ApiClient } from '@marquee/api-client'
import { type Game, pages } from '@marquee/contract'
import { type Quest } from './contract/schemas.ts'
import { quests } from './contract/endpoints.ts'
import { createContext, useContext } from 'react'

/** How a brand's build asks for its quest; every task names its games in `gameIds`. */
export interface QuestSource {
  /** Null for a brand without a quest (CALL-18). */
  quest: (api: ApiClient, signal: AbortSignal) => Promise<Quest | null>
  /** Every game that counts for some task (CALL-17). */
  games: (api: ApiClient, signal: AbortSignal) => Promise<Game[]>
}

/** Asks for whole lists of games. */
export const plainSource: QuestSource = {
  quest: async (api, signal) => (await api.call(quests.current, { signal })).data,
  games: async (api, signal) => (await api.call(pages.quests, { signal })).payload.games,
}

const QuestSourceContext = createContext(plainSource)

export const QuestSourceProvider = QuestSourceContext.Provider
export const useQuestSource = (): QuestSource => useContext(QuestSourceContext)
