import { type ComponentType, type PropsWithChildren, useEffect, useState } from 'react'
import type { LocaleCode } from '../i18n/types.ts'
import { makeApp, type TestApp, type TestAppOptions } from './makeApp.tsx'
import { type PlayerSwitch, seenBy } from './playerState.ts'
import { type BrandSwitch, type StoryBrand, StoryGames, wornBy } from './storyBrand.ts'

interface AppStoryProps {
  options: TestAppOptions
  /** The brand that it is shown in; without one, a brand called Test. */
  brand?: (() => Promise<StoryBrand>) | undefined
}

/** What is inside stands in a running app: router, query cache, texts, modals. */
export function AppStory({ children, options, brand }: PropsWithChildren<AppStoryProps>) {
  const [app, setApp] = useState<TestApp & { games: StoryBrand['games'] }>()
  useEffect(() => {
    let over = false
    const make = async () => {
      const worn = await brand?.()
      const made = await makeApp(worn ? wornBy(options, worn) : options)
      if (!over) setApp({ ...made, games: worn?.games ?? [] })
    }
    void make()
    return () => {
      over = true
    }
  }, [options, brand])
  if (!app) return null
  return (
    <StoryGames value={app.games}>
      <app.Frame>{children}</app.Frame>
    </StoryGames>
  )
}

interface StoryContext {
  id: string
  globals: Record<string, unknown>
  parameters: {
    playerSwitch?: PlayerSwitch
    brandSwitch?: BrandSwitch
    notFor?: readonly string[]
  }
}

/**
 * A story's decorator: `decorators: [inApp({ player: makePlayer() })]`. Follows the toolbar's locale, its
 * brand, whose drawings, voice and games it has, and its player; a story that is about one player alone
 * says so with `globals: { player: 'own' }`, and one of something that some players never see with
 * `parameters: { notFor: ['guest'] }`.
 */
export function inApp(options: TestAppOptions = {}) {
  const made = new Map<string, AppStoryProps>()
  return (Story: ComponentType, context: StoryContext) => {
    const { globals, parameters } = context
    const locale = String(options.locale ?? globals['locale'] ?? 'en')
    const state = parameters.playerSwitch?.(context)
    if (state && parameters.notFor?.includes(state.name))
      return <p role="note">{state.who} does not see this.</p>
    const brand = parameters.brandSwitch?.(context)
    const key = `${locale} ${state?.name ?? ''} ${brand?.key ?? ''}`
    const own = made.get(key) ?? {
      options: { ...seenBy(options, state), locale: locale as LocaleCode },
      brand: brand?.load,
    }
    made.set(key, own)
    return (
      <AppStory key={key} {...own}>
        <Story />
      </AppStory>
    )
  }
}
