import { type ComponentType, type PropsWithChildren, useEffect, useState } from 'react'
import type { LocaleCode } from '../i18n/types.ts'
import { makeApp, type TestApp, type TestAppOptions } from './makeApp.tsx'
import { type PlayerSwitch, seenBy } from './playerState.ts'

/** What is inside stands in a running app: router, query cache, texts, modals. */
export function AppStory({ children, options }: PropsWithChildren<{ options: TestAppOptions }>) {
  const [app, setApp] = useState<TestApp>()
  useEffect(() => {
    let over = false
    void makeApp(options).then((made) => {
      if (!over) setApp(made)
    })
    return () => {
      over = true
    }
  }, [options])
  return app ? <app.Frame>{children}</app.Frame> : null
}

interface StoryContext {
  id: string
  globals: Record<string, unknown>
  parameters: { playerSwitch?: PlayerSwitch; notFor?: readonly string[] }
}

/**
 * A story's decorator: `decorators: [inApp({ player: makePlayer() })]`. Follows the toolbar's locale and
 * its player; a story that is about one player alone says so with `globals: { player: 'own' }`, and one of
 * something that some players never see with `parameters: { notFor: ['guest'] }`.
 */
export function inApp(options: TestAppOptions = {}) {
  const made = new Map<string, TestAppOptions>()
  return (Story: ComponentType, context: StoryContext) => {
    const { globals, parameters } = context
    const locale = String(options.locale ?? globals['locale'] ?? 'en')
    const state = parameters.playerSwitch?.(context)
    if (state && parameters.notFor?.includes(state.name))
      return <p role="note">{state.who} does not see this.</p>
    const key = `${locale} ${state?.name ?? ''}`
    const own = made.get(key) ?? { ...seenBy(options, state), locale: locale as LocaleCode }
    made.set(key, own)
    return (
      <AppStory key={key} options={own}>
        <Story />
      </AppStory>
    )
  }
}
