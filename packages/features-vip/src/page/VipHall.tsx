import type { RankLeague } from '../contract/schemas.ts'
import { useT, useTranslate, When } from '@marquee/core'
import { Heading, numberFormat, Stack, Text, useLocale } from '@marquee/ui'
import { Crest } from '../crest/Crest.tsx'
import { Rewards } from '../reward/Rewards.tsx'
import { Blocked } from '../standing/Blocked.tsx'
import { LevelTrack } from '../standing/LevelTrack.tsx'
import { LevelWay } from '../standing/LevelWay.tsx'
import { placeOf } from '../standing/standing.ts'
import * as css from './VipHall.css.ts'

/** What this week's play brings next week, where the section has a weekly reward. */
function Week({ rank }: { rank: RankLeague }) {
  const t = useT('vip')
  const section = rank.sections.find(({ id }) => id === rank.currentSection.id)
  if (!section?.weeklyReward) return null
  return (
    <Text size="sm" tone="secondary">
      {t(rank.week.hasPlayed ? 'week.played' : 'week.open')}{' '}
      <When format="full" at={rank.week.endsAt} />
    </Text>
  )
}

/** Where the player stands: crest, level, the way to the next, and what waits. */
export function VipHall({ rank }: { rank: RankLeague }) {
  const t = useT('vip')
  const translate = useTranslate()
  const locale = useLocale()
  const { currentLevel, nextSectionBenefits, points, sections } = rank
  const figure = (value: number) => numberFormat(locale).format(value)
  return (
    <div className={css.hall} data-testid="vip-hall">
      <div className={css.wall}>
        <Crest section={placeOf(rank)} level={currentLevel.index} />
      </div>
      <div className={css.words}>
        <div>
          <Heading level={3} size="xl">
            {translate(currentLevel.title)}
          </Heading>
          <Text tone="secondary" data-testid="vip-level">
            {t('levelOf', { level: currentLevel.index, levels: sections.at(-1)?.lastLevel })}
          </Text>
        </div>
        <LevelTrack rank={rank} />
        <LevelWay rank={rank} />
        <Blocked reason={rank.progressBlockedReason} />
        {nextSectionBenefits.length > 0 && (
          <Text size="sm" data-testid="vip-next-benefits">
            {t('nextSection', {
              benefits: new Intl.ListFormat(locale).format(nextSectionBenefits.map(translate)),
            })}
          </Text>
        )}
        <Text size="sm" tone="secondary">
          {t('rule', { coins: figure(points.coins), entries: figure(points.entries) })}
        </Text>
        <Stack gap={2}>
          <Rewards rank={rank}>
            <Text>{t('reward.none')}</Text>
          </Rewards>
          <Week rank={rank} />
        </Stack>
      </div>
    </div>
  )
}
