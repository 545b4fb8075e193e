import { useT } from '@marquee/core'
import { SignUpAction } from '@marquee/prize-ui'
import { Stack, Text } from '@marquee/ui'
import { PathPicture } from '../path/QuestPath.tsx'

/** What a guest sees: the road of a week with its stops, and the way onto it. */
export function GuestJourney() {
  const t = useT('quests')
  return (
    <Stack gap={4}>
      <PathPicture days={7} />
      <Text>{t('guest.sample')}</Text>
      <SignUpAction location="quests" label={t('guest.action')} />
    </Stack>
  )
}
