import { useT } from '@marquee/core'
import { PrizeReveal } from '@marquee/prize-ui'
import { CollectButton, formatMoney, Heading, useLocale } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import * as css from './Desk.css.ts'
import type { Back, Returning } from './useReturning.ts'

interface ReturnedProps {
  returning: Pick<Returning, 'dismiss'>
  done: Back
}

/** The coins are back, and the bonus with them where their time was over. */
export function Returned({ returning: { dismiss }, done: { coins, won } }: ReturnedProps) {
  const t = useT('fortune-investment')
  const locale = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={css.result} aria-live="polite" data-testid="returned">
      <Heading level={3} size="lg">
        {t(won ? 'back.collected' : 'back.taken', {
          coins: formatMoney(coins, 'coins', { locale }),
        })}
      </Heading>
      {won && <PrizeReveal feature="fortune-investment" won={won} />}
      <CollectButton wide ref={button} onClick={dismiss} data-testid="returned-done">
        {t(won ? 'draw.moment.done' : 'back.done')}
      </CollectButton>
    </div>
  )
}
