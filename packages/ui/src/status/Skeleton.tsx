import { classNames } from '../classNames.ts'
import * as css from './Skeleton.css.ts'

export interface SkeletonProps {
  shape?: keyof typeof css.shape
  /** CSS lengths; numbers are px. */
  width?: number | string
  height?: number | string
  className?: string
}

/** The shape of what comes. Say once, around all of them, that something loads (`aria-busy`). */
export function Skeleton({ shape = 'text', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(css.skeleton, css.shape[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
