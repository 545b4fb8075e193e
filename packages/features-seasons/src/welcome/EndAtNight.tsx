import { NightEnd } from '../scene/NightEnd.tsx'
import * as scene from '../scene/scene.css.ts'
import { Vignette } from './Vignette.tsx'

/** What the season of the night ends at, lit as far as the player has come. */
export const EndAtNight = ({ lit }: { lit: number }) => (
  <Vignette skin="spooky">
    <circle cx="108" cy="34" r="16" className={scene.disc} />
    <path d="M0 104q34-30 72-14t72-10v64H0z" className={scene.middleHill} />
    <g transform="translate(72 130) scale(0.35)">
      <NightEnd lit={lit} />
    </g>
    <path d="M0 130q72-8 144 2v12H0z" className={scene.nearHill} />
  </Vignette>
)
