import { classNames } from '../classNames.ts'
import * as css from './Skeleton.css.ts'

export interface SkeletonProps {
  shape?: keyof typeof css.shape
  /** CSS lengths; numbers are px. */
  width?: number | string
  height?: number | string
  /** Nothing is on its way yet, or something around it moves; each that moves is a layer of its own to paint. */
  still?: boolean
  className?: string
}

/** The shape of what comes. Say once, around all of them, that something loads (`aria-busy`). */
export function Skeleton({
  shape = 'text',
  width,
  height,
  still = false,
  className,
}: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(css.skeleton, !still && css.breathing, css.shape[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
