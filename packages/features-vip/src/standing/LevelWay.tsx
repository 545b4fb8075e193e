import type { RankLeague } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { numberFormat, Progress, Stack, Text, useLocale } from '@marquee/ui'
import { wayOf } from './standing.ts'

/** The bar to the next level, with its figures; on the last level a sentence. */
export function LevelWay({ rank, size = 'md' }: { rank: RankLeague; size?: 'sm' | 'md' }) {
  const t = useT('vip')
  const locale = useLocale()
  const { nextLevel, currentLevel } = rank
  const { done, all } = wayOf(rank)
  const figure = (value: number) => numberFormat(locale).format(value)
  const words = nextLevel
    ? t('way.points', {
        // Experience of a level that is reached with the next round is more than it needs.
        current: figure(Math.min(currentLevel.currentExperience, nextLevel.experienceNeeded)),
        needed: figure(nextLevel.experienceNeeded),
        level: nextLevel.index,
      })
    : t('way.top', {
        count: currentLevel.currentExperience,
        current: figure(currentLevel.currentExperience),
      })
  return (
    <Stack gap={1}>
      <Progress label={t('way.label')} value={done} max={all} valueText={words} size={size} />
      <Text size="sm" tone="secondary" aria-hidden="true">
        {words}
      </Text>
    </Stack>
  )
}
