import { useT } from '@marquee/core'
import { useFeatureInfo } from '@marquee/feature-page'
import { SignUpAction } from '@marquee/prize-ui'
import { Stack, Text } from '@marquee/ui'
import { Crest } from '../crest/Crest.tsx'
import * as css from './GuestClub.css.ts'

/** So many statuses have a crest of their own. */
const crests = [1, 2, 3, 4, 5]

/** What a guest sees: the crests of the club from the lowest to the highest, and the way in. */
export function GuestClub() {
  const t = useT('vip')
  const { data: info } = useFeatureInfo()
  const told = info?.featuresInfo['rank-league-cashback']
  const count = Math.min(crests.length, told?.sections ?? crests.length)
  return (
    <Stack gap={4}>
      <div className={css.wall} data-testid="vip-sample">
        {crests.slice(0, count).map((section) => (
          <span key={section} className={css.crest}>
            <Crest section={section} />
          </span>
        ))}
      </div>
      {told && <Text>{t('guest.sample', { sections: told.sections, levels: told.levels })}</Text>}
      <SignUpAction location="vip" label={t('guest.action')} />
    </Stack>
  )
}
