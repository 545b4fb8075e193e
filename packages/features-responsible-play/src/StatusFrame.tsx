import type { ResponsiblePlayStatus } from '@marquee/contract'
import { AccountFrame, useBrand, useT } from '@marquee/core'
import { Card, ErrorState, Skeleton, Stack, Text } from '@marquee/ui'
import type { ReactNode } from 'react'
import { RestrictionNotice } from './breaks/RestrictionNotice.tsx'
import { useStatus } from './useStatus.ts'

interface StatusFrameProps {
  title: string
  /** What the tool is for, in a sentence or two. */
  lead: string
  children: (status: ResponsiblePlayStatus) => ReactNode
}

/** A section of the account that needs the tools' state: its shape while it loads, and a way to ask again. */
export function StatusFrame({ title, lead, children }: StatusFrameProps) {
  const t = useT('responsible-play')
  const { art } = useBrand().theme
  const { data, isError, isFetching, refetch } = useStatus()
  return (
    <AccountFrame title={title}>
      <Text tone="secondary">{lead}</Text>
      {data ? (
        <Stack gap={4}>
          <RestrictionNotice restriction={data.restriction} />
          {children(data)}
        </Stack>
      ) : isError ? (
        <ErrorState
          art={art.trouble}
          title={t('failed.title')}
          text={t('failed.text')}
          retryLabel={t('failed.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Stack gap={4} aria-busy="true" aria-label={t('loading')} role="status">
          {[0, 1, 2].map((place) => (
            <Card key={place} padding="lg">
              <Stack gap={3}>
                <Skeleton width="40%" height={24} />
                <Skeleton width="90%" />
                <Skeleton width={140} height={44} />
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </AccountFrame>
  )
}
