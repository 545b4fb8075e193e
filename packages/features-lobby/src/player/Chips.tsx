import type { HomePage } from '@marquee/contract'
import {
  kept,
  Link,
  type ShownPromotion,
  useCountdown,
  useHasRoute,
  usePromotionLink,
  usePromotions,
  useT,
  useTranslate,
} from '@marquee/core'
import { Chip, Countdown, Icon } from '@marquee/ui'
import { useNextStep } from '../useNextStep.ts'
import * as css from './Chips.css.ts'

/** The time until something can be claimed. */
function Until({ at, label }: { at: number; label: string }) {
  const remaining = useCountdown({ until: at, optimized: true })
  return <Countdown remaining={remaining} label={label} />
}

function PromotionChip({ promotion }: { promotion: ShownPromotion }) {
  const t = useT('lobby')
  const translate = useTranslate()
  const linkTo = usePromotionLink()
  const { id, icon, ready, nextAt } = promotion
  const title = translate(promotion.title)
  return (
    <Chip
      selected={ready > 0}
      start={<Icon name={icon} size="text" />}
      render={<Link {...linkTo(promotion)} data-testid={`${id}-chip`} />}
    >
      {ready > 0 || nextAt === null ? (
        t('chip.ready', { title, count: ready })
      ) : (
        <span>
          {t('chip.next', { title })} <Until at={nextAt} label={t('chip.next', { title })} />
        </span>
      )}
    </Chip>
  )
}

/** So many chips stand in the line; the page of rewards has them all. */
const shown = 8

/**
 * What can be claimed, then what can be soon, in one line that scrolls; nothing while nothing can. What
 * the next step says already is not said again.
 */
export const Chips = /* @__PURE__ */ kept(function Chips({ home }: { home: HomePage | undefined }) {
  const t = useT('lobby')
  const hasRoute = useHasRoute()
  const step = useNextStep(home)
  const { promotions = [] } = usePromotions()
  const said = step?.kind === 'claim' ? step.promotion.id : null
  const waiting = promotions.filter(
    ({ id, ready, nextAt }) => id !== said && (ready > 0 || nextAt !== null),
  )
  return (
    <div role="group" aria-label={t('chips')} className={css.strip}>
      {waiting.slice(0, shown).map((promotion) => (
        <PromotionChip key={promotion.id} promotion={promotion} />
      ))}
      {waiting.length > shown && hasRoute('/rewards') && (
        <Chip
          start={<Icon name="rewards" size="text" />}
          render={<Link to="/rewards" data-testid="all-rewards-chip" />}
        >
          {t('chip.all')}
        </Chip>
      )}
    </div>
  )
})
