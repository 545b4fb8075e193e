import { dateFormat } from '@marquee/contract/locales'
import type { Quest } from './contract/schemas.ts'
import { useLocaleCode, useNow, useT } from '@marquee/core'
import { Notice } from '@marquee/ui'
import { canClaim, daysOf, isResting } from './days.ts'

/**
 * On the last day of a quest, what was earned and not claimed: until when it can be claimed. Whatever
 * is left then is credited by the platform.
 */
export function LastDay({ quest }: { quest: Quest }) {
  const t = useT('quests')
  const locale = useLocaleCode()
  // The hour is the reader's own: nothing is said before it is known.
  const isKnown = useNow() !== null
  const days = daysOf(quest)
  const count = days.flatMap(({ tasks }) => tasks).filter(canClaim).length
  if (!isKnown || !count || isResting(days) || !days.at(-1)?.isToday) return null
  const time = dateFormat(locale, { timeStyle: 'short' }).format(quest.finishedAt)
  return <Notice tone="caution">{t('lastDay', { count, time })}</Notice>
}
