import { addons } from 'storybook/preview-api'
import type { ThemeTokens } from '@marquee/theme'
import { artOf } from '../art.ts'
import { nameOf } from '../brand/nameOf.ts'
import { themes } from '../themes.ts'
import { events, type StudioTheme } from './channel.ts'
import { dressAll, dressAsAround } from './dressWall.ts'

/** The page's half of the studio: says what the themes are, and wears drafts. */
export function wearDrafts(): void {
  const channel = addons.getChannel()
  const tell = () =>
    channel.emit(
      events.themes,
      themes.map(({ key, tokens }): StudioTheme => ({
        tokens,
        name: nameOf(key),
        hero: new URL(artOf(key).hero, document.baseURI).href,
      })),
    )
  channel.on(events.drafts, (drafts: ThemeTokens[]) => dressAll(drafts))
  channel.on(events.ask, tell)
  dressAsAround()
  tell()
}
