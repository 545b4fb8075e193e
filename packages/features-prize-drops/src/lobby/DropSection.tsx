import { Link, useT } from '@marquee/core'
import { ActionCard, Button, Countdown, formatMoney, Text, useLocale } from '@marquee/ui'
import { Capsule } from '../art/Capsule.tsx'
import { useDrops } from '../queries.ts'
import * as css from './DropSection.css.ts'

/** What can fall on the player's rounds now, on the lobby; nothing while no prize can. */
export function DropSection() {
  const t = useT('prize-drops')
  const locale = useLocale()
  const { drops, isActive, remaining } = useDrops()
  if (!drops || !isActive) return null
  const falling = drops.prizes.filter(({ prizeReady }) => prizeReady > 0)
  const ready = falling.reduce((sum, { prizeReady }) => sum + prizeReady, 0)
  const most = Math.max(0, ...falling.map(({ prizeValue }) => prizeValue))
  const highest = formatMoney(most, 'coins', { locale })
  return (
    <ActionCard
      id="drop-section"
      data-testid="drop-section"
      title={t('page.title')}
      art={
        <span className={css.capsules}>
          {([3, 2, 1] as const).map((level) => (
            <span key={level} className={css.capsule}>
              <Capsule level={level} />
            </span>
          ))}
        </span>
      }
      artWidth="own"
      actions={
        <Button variant="quiet" render={<Link to="/prize-drops" />}>
          {t('lobby.open')}
        </Button>
      }
    >
      <Text tone="secondary">
        {ready ? t('lobby.ready', { count: ready, highest }) : t('lobby.none')}
      </Text>
      <Text size="sm" tone="secondary">
        {t('pool.next')}{' '}
        {remaining !== null && <Countdown remaining={remaining} label={t('pool.next')} />}
      </Text>
    </ActionCard>
  )
}
