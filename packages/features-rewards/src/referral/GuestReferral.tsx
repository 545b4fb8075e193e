import { useApi, useModals, useT } from '@marquee/core'
import { Button, Card, Heading, Stack, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { signUpRewardsQuery } from '../queries.ts'
import { Prizes } from './Prizes.tsx'
import { Steps } from './Steps.tsx'

/** For guests: how it goes, what an account brings, and the way to one. */
export function GuestReferral() {
  const t = useT('rewards')
  const modals = useModals()
  const { data } = useQuery(signUpRewardsQuery(useApi()))
  return (
    <>
      <Steps friendReward={null} rewardPerFriend={null} />
      <Card trim padding="lg">
        <Stack gap={4} align="start">
          <Heading level={2} size="lg">
            {t('referral.guestTitle')}
          </Heading>
          <Text tone="secondary">{t('referral.guestText')}</Text>
          {data && <Prizes prize={data.registrationRewardWithoutCode} />}
          <Button size="lg" onClick={modals.askToSignUp}>
            {t('referral.signUp')}
          </Button>
        </Stack>
      </Card>
    </>
  )
}
