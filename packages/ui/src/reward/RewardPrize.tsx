import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as css from './RewardSums.css.ts'

/** Shorter words leave the size of the heading alone. */
const fewest = 9

/**
 * What a reward brings, as large as its longest word allows; hidden from readers, who are told in
 * words together with the sums.
 */
export function RewardPrize({ children }: { children: string }) {
  const longest = Math.max(fewest, ...children.split(/\s/u).map((word) => word.length))
  return (
    <div aria-hidden="true" className={css.measure}>
      <p className={css.prize} style={assignInlineVars({ [css.letters]: String(longest) })}>
        {children}
      </p>
    </div>
  )
}
