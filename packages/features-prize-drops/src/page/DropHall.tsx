import { PageSkeleton, PlayButton } from '@marquee/feature-page'
import type { PrizeDrops } from '../contract/schemas.ts'
import { useModals, useT } from '@marquee/core'
import {
  Disclosure,
  Button,
  Countdown,
  formatMoney,
  numberFormat,
  Stack,
  Table,
  type TableColumn,
  Text,
  useLocale,
} from '@marquee/ui'
import { Capsule } from '../art/Capsule.tsx'
import { type Drops, useDrops } from '../queries.ts'
import * as css from './DropHall.css.ts'
import { LastWinners } from './LastWinners.tsx'

type LevelPrize = PrizeDrops['prizes'][number]

/** The day's pool, and when the next prizes come into it. */
function Pool({ drops, isActive, remaining }: Drops & { drops: PrizeDrops }) {
  const t = useT('prize-drops')
  const locale = useLocale()
  const modals = useModals()
  const { dailyPrizePool, prizeCountPerDay } = drops.general
  return (
    <div className={css.words}>
      <Text>{t('pool.title')}</Text>
      <p className={css.pool}>
        {t('amount', { amount: formatMoney(dailyPrizePool, 'coins', { locale }) })}
      </p>
      <Text tone="secondary">{t('pool.count', { count: prizeCountPerDay })}</Text>
      {isActive ? (
        <Text>
          {t('pool.next')}{' '}
          {remaining !== null && (
            <Countdown remaining={remaining} label={t('pool.next')} className={css.time} />
          )}
        </Text>
      ) : (
        <Text data-testid="drops-over">{t('pool.over')}</Text>
      )}
      <div className={css.actions}>
        <PlayButton>{t('pool.play')}</PlayButton>
        <Button variant="plain" onClick={() => modals.open('welcome-prize-drops')}>
          {t('pool.how')}
        </Button>
      </div>
    </div>
  )
}

function Levels({ prizes }: Pick<PrizeDrops, 'prizes'>) {
  const t = useT('prize-drops')
  const locale = useLocale()
  return (
    <ul className={css.levels}>
      {prizes.toReversed().map(({ prizeLvl, prizeValue, prizeLeft, prizeReady }) => (
        <li key={prizeLvl} className={css.level} data-testid={`drop-level-${prizeLvl}`}>
          <span className={css.capsule} data-none={prizeReady === 0 || undefined}>
            <Capsule level={prizeLvl} isStill={prizeReady === 0} />
          </span>
          <Text strong>{t(`levels.${prizeLvl}`)}</Text>
          <p className={css.value}>{formatMoney(prizeValue, 'coins', { locale })}</p>
          <Text size="sm" tone="secondary">
            {prizeReady ? t('levels.ready', { count: prizeReady }) : t('levels.noneReady')}
          </Text>
          <Text size="xs" tone="secondary">
            {t('levels.left', { count: prizeLeft })}
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** How likely each prize is on a qualifying round, from the very table that is drawn from. */
function Odds({ drops }: { drops: PrizeDrops }) {
  const t = useT('prize-drops')
  const locale = useLocale()
  const coins = (amount: number) =>
    t('amount', { amount: formatMoney(amount, 'coins', { locale }) })
  const figure = numberFormat(locale)
  const columns: TableColumn<LevelPrize>[] = [
    {
      key: 'level',
      header: t('odds.level'),
      rowHeader: true,
      cell: ({ prizeLvl }) => t(`levels.${prizeLvl}`),
    },
    { key: 'prize', header: t('odds.prize'), cell: ({ prizeValue }) => coins(prizeValue) },
    {
      key: 'chance',
      header: t('odds.chance'),
      align: 'end',
      cell: ({ chance }) =>
        chance > 0
          ? t('odds.oneIn', { rounds: figure.format(Math.round(1 / chance)) })
          : t('odds.none'),
    },
  ]
  const least = drops.general.minimalLevelPlay
  return (
    <Disclosure summary={t('odds.caption')}>
      <Stack gap={3}>
        <Table
          caption={t('odds.caption')}
          columns={columns}
          rows={drops.prizes}
          rowKey={({ prizeLvl }) => prizeLvl}
        />
        <Text size="sm" data-testid="drops-least">
          {t('odds.qualifies', {
            coins: formatMoney(least, 'coins', { locale }),
            entries: formatMoney(least, 'entries', { locale }),
          })}
        </Text>
        <Text size="xs" tone="secondary">
          {t('odds.note')}
        </Text>
      </Stack>
    </Disclosure>
  )
}

/** Today's drops: what can fall, how likely it is and who won (DROPS-03). */
export function DropHall() {
  const known = useDrops()
  const { drops, isActive, isFetching, refetch } = known
  if (!drops)
    return (
      <PageSkeleton
        feature="prize-drops"
        isFetching={isFetching}
        onRetry={refetch}
        heights={['22rem', '14rem']}
        className={css.hall}
      />
    )
  const prizes = isActive
    ? drops.prizes
    : drops.prizes.map((prize) => ({ ...prize, prizeReady: 0, chance: 0 }))
  return (
    <div className={css.hall}>
      <div className={css.sky} data-mode="dark">
        <Pool {...known} drops={drops} />
        <Levels prizes={prizes} />
      </div>
      <div className={css.below}>
        <Odds drops={{ ...drops, prizes }} />
        <LastWinners winners={drops.lastWinners} />
      </div>
    </div>
  )
}
