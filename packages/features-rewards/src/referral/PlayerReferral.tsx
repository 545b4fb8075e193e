import { useApi, useBrand, useT } from '@marquee/core'
import { ShareCode, useCodeLink } from '@marquee/feature-page'
import { Card, ErrorState, Heading, Inline, Skeleton, Stack, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { referralQuery } from '../queries.ts'
import { Friends } from './Friends.tsx'
import { Prizes } from './Prizes.tsx'
import { Steps } from './Steps.tsx'

/** For players: the code in every shape, and what it has brought. */
export function PlayerReferral() {
  const t = useT('rewards')
  const { art } = useBrand().theme
  const { data, isError, isFetching, refetch } = useQuery(referralQuery(useApi()))
  const link = useCodeLink('invited_by', data?.code)
  if (!data) {
    return isError ? (
      <ErrorState
        art={art.trouble}
        title={t('referral.failed')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    ) : (
      <Stack gap={4} aria-busy="true">
        <Skeleton shape="block" height={280} />
        <Skeleton shape="block" height={160} />
      </Stack>
    )
  }
  const hasEarned = data.earned.coins > 0 || data.earned.entries > 0
  return (
    <>
      <ShareCode feature="rewards" name="referral" code={data.code} link={link} />
      <Steps friendReward={data.friendReward} rewardPerFriend={data.rewardPerFriend} />
      <section aria-labelledby="friends">
        <Card padding="lg">
          <Stack gap={4}>
            <Inline justify="between" gap={4}>
              <Heading level={2} size="lg" id="friends">
                {t('referral.friends', { count: data.invitedCount })}
              </Heading>
              {hasEarned && (
                <Inline gap={2}>
                  <Text as="span" tone="secondary">
                    {t('referral.earned')}
                  </Text>
                  <Prizes prize={data.earned} />
                </Inline>
              )}
            </Inline>
            <Friends friends={data.invited} />
          </Stack>
        </Card>
      </section>
    </>
  )
}
