import { classNames } from '@marquee/ui'
import type { ReactNode } from 'react'
import type { SeasonSkin } from '../contract/schemas.ts'
import * as scene from '../scene/scene.css.ts'
import * as css from './Vignette.css.ts'

interface VignetteProps {
  skin: SeasonSkin
  /** Drawn in a square of 144 units. */
  children: ReactNode
}

/** A small round picture of a season's land, under its sky. Decoration. */
export const Vignette = ({ skin, children }: VignetteProps) => (
  <div
    aria-hidden="true"
    data-mode={skin === 'spooky' ? 'dark' : undefined}
    className={classNames(css.pane, scene.skin[skin], scene.air)}
  >
    <svg viewBox="0 0 144 144" className={css.picture}>
      {children}
    </svg>
  </div>
)
