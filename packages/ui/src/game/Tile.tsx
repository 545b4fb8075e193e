import { useState, type FocusEvent, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Picture, type PictureSource } from '../media/Picture.tsx'
import { renderAs } from '../renderAs.ts'
import * as css from './Tile.css.ts'
import { useLongPress } from './useLongPress.ts'

export interface TileProps {
  title: string
  /** Portrait 3:4; `color` is the game's `bg_color`, shown while the cover loads. */
  cover: PictureSource & { color?: string }
  /** The link to the game: `render={<Link to="/game" search={{ game }} />}`. */
  render: ReactElement
  /** A second line, such as the provider. */
  caption?: string
  /** A `Badge` on the lower edge, below the cover's lettering. */
  badge?: ReactNode
  /** A `FavouriteButton`: seen on hover, on focus and after a long press. */
  action?: ReactNode
  /** Over the cover's lower edge, such as a `Progress`. */
  progress?: ReactNode
  /** Part of the first screen: loads at once. */
  priority?: boolean
  /** Cannot be played now; say why with the badge. */
  unavailable?: boolean
  className?: string
}

/** A game as a portrait cover with its name; one link, with its heart beside the link, not in it. */
export function Tile({
  title,
  cover,
  render,
  caption,
  badge,
  action,
  progress,
  priority = false,
  unavailable = false,
  className,
}: TileProps) {
  const [revealed, setRevealed] = useState(false)
  const press = useLongPress(() => setRevealed(Boolean(action)))
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setRevealed(false)
  }
  return (
    <article
      className={classNames(css.tile, className)}
      data-revealed={revealed || undefined}
      onBlur={leave}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setRevealed(false)}
    >
      {renderAs(render, 'a', {
        ...press,
        className: css.link,
        children: (
          <>
            <div className={css.frame}>
              <div className={classNames(css.cover, unavailable && css.unavailable)}>
                <Picture
                  {...cover}
                  alt=""
                  width={240}
                  height={320}
                  fill
                  loading={priority ? 'eager' : 'lazy'}
                />
              </div>
              <div className={css.edge} />
              {badge && <div className={css.badge}>{badge}</div>}
              {progress && <div className={css.progress}>{progress}</div>}
            </div>
            <span className={css.title}>{title}</span>
            {caption && <span className={css.caption}>{caption}</span>}
          </>
        ),
      })}
      {action && <div className={css.action}>{action}</div>}
    </article>
  )
}
