import type { ShownPromotion } from '@marquee/core'
import { PromotionRow } from './PromotionRow.tsx'
import * as css from './PromotionRow.css.ts'

interface PromotionListProps {
  /** Id of the feature whose texts, made with `pageMessages`, it speaks with. */
  feature: string
  promotions: readonly ShownPromotion[]
}

/** Promotions one after the other, beside each other where there is room. */
export function PromotionList({ feature, promotions }: PromotionListProps) {
  return (
    <ul className={css.list}>
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <PromotionRow feature={feature} promotion={promotion} />
        </li>
      ))}
    </ul>
  )
}
