import type { ThemeTokens } from '@marquee/theme'

/** What the studio's panel and the page of stories tell each other. */
export const events = {
  /** From the panel: say which themes there are. */
  ask: 'marquee/theme-studio/ask',
  /** From the stories, `StudioTheme[]`: on being asked, and whenever the page was loaded anew. */
  themes: 'marquee/theme-studio/themes',
  /** From the panel, `ThemeTokens[]`: what to wear instead of what the files say. */
  drafts: 'marquee/theme-studio/drafts',
} as const

/** A theme as its files say it. */
export interface StudioTheme {
  tokens: ThemeTokens
  /** What the brand is called. */
  name: string
  /** Address of the scene that texts stand on. */
  hero: string
}

/** Where drafts are saved, as long as Storybook runs as a development server. */
export const savePath = '/theme-studio/save'
