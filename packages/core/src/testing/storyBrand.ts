import type { Game } from '@marquee/contract'
import { createContext, use } from 'react'
import { defineBrand } from '../brand/defineBrand.ts'
import type { Brand } from '../brand/types.ts'
import type { Answer, Answers } from './answers.ts'
import type { TestAppOptions } from './makeApp.tsx'
import { sampleNumber } from './sampleCover.ts'

/** A brand as its own app has it, for stories to be shown in. */
export interface StoryBrand {
  brand: Brand
  /** Its games with their covers, as its home page lists them. */
  games: readonly Game[]
}

/** A Storybook's parameter `brandSwitch`: the brand that its toolbar says, fetched when a story is shown. */
export type BrandSwitch = (context: { globals: Record<string, unknown> }) => {
  key: string
  load: () => Promise<StoryBrand>
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype

/** What a story calls a game, as the brand's game has it. */
const namesOf = ({ title, bg_color }: Game): Fields => ({ title, gameTitle: title, bg_color })

/** The games of the brand that a story is shown in; none without a brand. */
export const StoryGames = createContext<readonly Game[]>([])

/** Samples that a story hands to a component itself, with the games of the brand that it is shown in. */
export function useBrandGames<T>(samples: T): T {
  const games = use(StoryGames)
  return games.length ? (withGames(samples, games) as T) : samples
}

/** Puts the brand's games where a story has samples: their covers, and the names and colours beside them. */
function withGames(value: unknown, games: readonly Game[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withGames(one, games))
  if (!isFields(value)) return value
  const number = Object.values(value).map(sampleNumber).find(Boolean)
  const game = number && games[(number - 1) % games.length]
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => {
      if (!game) return [field, withGames(one, games)]
      if (sampleNumber(one)) return [field, game.img]
      const own = namesOf(game)[field]
      return [field, typeof one === 'string' && own !== undefined ? own : withGames(one, games)]
    }),
  )
}

const answerWith =
  (answer: Answer, games: readonly Game[]): Answer =>
  async (asked) => {
    const given: object = typeof answer === 'function' ? await answer(asked) : answer
    return withGames(given, games) as object
  }

const answersWith = (answers: Answers, games: readonly Game[]): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([call, answer]) => [call, answerWith(answer, games)]),
  )

/**
 * A story's app as the brand's own: its theme, voice and composition, each feature with the drawings that
 * the brand gives it, and its games. What a story says of its composition stays.
 */
export function wornBy(options: TestAppOptions, { brand, games }: StoryBrand): TestAppOptions {
  const { features = [], composition, ...own } = options.brand ?? {}
  const { has: _has, ...config } = brand
  // Those of the shell come with any brand.
  const ofShell = defineBrand({ ...config, features: [] })
  const its = new Map(brand.features.map((feature) => [feature.id, feature]))
  const all = brand.features.filter(({ id }) => !ofShell.has(id))
  return {
    ...options,
    brand: {
      ...config,
      ...own,
      composition: { ...brand.composition, ...composition },
      features: options.isWhole ? all : features.map((one) => its.get(one.id) ?? one),
    },
    data: (options.data ?? []).map(([key, value]) => [key, withGames(value, games)] as const),
    answers: answersWith(options.answers ?? {}, games),
  }
}
