import { classNames } from '@marquee/ui'
import * as scene from '../scene/scene.css.ts'
import { Mill, Pine } from '../scene/shapes.tsx'
import * as css from './Tower.css.ts'

/** A signpost where a road begins, hills and a mill behind it. */
export const Signpost = () => (
  <svg
    viewBox="0 0 144 144"
    aria-hidden="true"
    className={classNames(css.tower, scene.skin.neutral)}
  >
    <circle cx="108" cy="34" r="22" className={scene.glow} />
    <path d="M4 108q30-44 62-26t74-14v40z" className={scene.farHill} />
    <Mill at={[38, 100]} size={0.5} />
    <Pine at={[112, 106]} size={0.36} />
    <Pine at={[126, 108]} size={0.28} />
    <path d="M2 142q10-46 70-44t70 44z" className={scene.soil} />
    <path d="M68 142V52h8v90z" className={scene.wood} />
    <path d="M48 58h50l12 10-12 10H48zM96 84H52L40 93l12 9h44z" className={scene.cloth} />
  </svg>
)
