import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import * as css from './RewardStage.css.ts'

export interface RewardStageProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** On a plate of its own, in front of what was played. */
  inFront?: boolean
}

/** Where a reward is told, growing out of its middle: sparks fly once from its middle, behind what stands on it. */
export function RewardStage({ inFront = false, children, ...rest }: RewardStageProps) {
  return (
    <div {...rest} className={classNames(css.stage, inFront && css.inFront)}>
      <span aria-hidden="true" className={css.burst}>
        {Array.from({ length: css.sparks }, (_, index) => (
          <span key={index} className={css.ray}>
            <span className={css.spark} />
          </span>
        ))}
      </span>
      {children}
    </div>
  )
}
