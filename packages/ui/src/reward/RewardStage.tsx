import type { ComponentProps } from 'react'
import * as css from './RewardStage.css.ts'

export type RewardStageProps = Omit<ComponentProps<'div'>, 'className'>

/** Where a reward is told: sparks fly once from its middle, behind what stands on it. */
export function RewardStage({ children, ...rest }: RewardStageProps) {
  return (
    <div {...rest} className={css.stage}>
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
