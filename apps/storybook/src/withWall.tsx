import type { Decorator } from '@storybook/react-vite'
import { nameOf } from './brand/nameOf.ts'
import * as css from './withWall.css.ts'
import { themes } from './themes.ts'

/** Widths that the wall shows a story at. With their unit: in an address a mere figure is no text any more. */
export const wallWidths = ['390px', '768px', '1440px']

/** How tall a phone is, and anything wider, in px. */
const heightOf = (width: number) => (width < 500 ? 844 : 900)

/** Wide pages are shown smaller, so that two stand side by side on a screen of 1440 px. */
const zoomOf = (width: number) => Math.min(1, 520 / width)

/**
 * The story in all brands at once, in the mode of the toolbar. Each brand has a page of its own, so that
 * dialogs, night scenes and the widths of media queries are what they are in that brand.
 */
export const withWall: Decorator = (Story, { globals, id }) => {
  const { wall = 'off', mode, locale, motion, player } = globals as Record<string, string>
  if (wall === 'off') return <Story />
  const width = Number.parseInt(wall, 10)
  const height = heightOf(width)
  const zoom = zoomOf(width)
  return (
    <div className={css.wall}>
      {themes.map(({ key }) => {
        const worn = Object.entries({ brand: key, mode, locale, motion, player, wall: 'off' })
        const address = new URLSearchParams({
          id,
          viewMode: 'story',
          globals: worn.map((pair) => pair.join(':')).join(';'),
        })
        return (
          <figure key={key} className={css.brand}>
            <figcaption>{nameOf(key)}</figcaption>
            <div
              className={css.room}
              style={{ inlineSize: Math.round(width * zoom), blockSize: Math.round(height * zoom) }}
            >
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook */}
              <iframe
                title={nameOf(key)}
                src={`iframe.html?${address}`}
                loading="lazy"
                className={css.page}
                data-wall-page=""
                width={width}
                height={height}
                style={{ transform: `scale(${zoom})` }}
              />
            </div>
          </figure>
        )
      })}
    </div>
  )
}
