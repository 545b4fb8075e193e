import type { RankLeague, RankReward } from '../contract/schemas.ts'
import { Link, type ModalProps, useBrand, useT } from '@marquee/core'
import { Button, ErrorState, Skeleton, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import type { ReactNode } from 'react'
import { Crest } from '../crest/Crest.tsx'
import { useRank } from '../queries.ts'
import { Rewards } from '../reward/Rewards.tsx'
import { placeOf } from '../standing/standing.ts'
import * as css from './ClubDialog.css.ts'

interface ClubDialogProps extends ModalProps {
  title: (rank: RankLeague) => string
  /** Before the player's place is known. */
  plainTitle: string
  /** Only this reward; both unless told. */
  only?: RankReward
  /** This one is claimed at once. */
  claims?: RankReward | undefined
  /** What stands between crest and rewards. */
  children?: (rank: RankLeague) => ReactNode
}

/** A modal of the club: the player's crest, what it is about, and what waits to be claimed. */
export function ClubDialog({
  title,
  plainTitle,
  only,
  claims,
  children,
  close,
  frame,
}: ClubDialogProps) {
  const t = useT('vip')
  const { theme } = useBrand()
  const { data: rank, isFetching, refetch } = useRank()
  return (
    <Dialog
      {...frame}
      title={rank ? title(rank) : plainTitle}
      closeLabel={t('close')}
      actions={
        <Button variant="quiet" render={<Link to="/vip" />} onClick={close}>
          {t('lobby.open')}
        </Button>
      }
    >
      {rank && (
        <Stack gap={4}>
          <div className={css.crest}>
            <Crest section={placeOf(rank)} level={rank.currentLevel.index} isNew />
          </div>
          {children?.(rank)}
          <Rewards rank={rank} claims={claims} {...(only && { only })}>
            <Text centred>{t('reward.none')}</Text>
          </Rewards>
        </Stack>
      )}
      {!rank && isFetching && (
        <div role="status" aria-busy="true" aria-label={t('loading')}>
          <Skeleton shape="block" width="100%" height="16rem" />
        </div>
      )}
      {!rank && !isFetching && (
        <ErrorState
          art={theme.art.trouble}
          level={3}
          title={t('failed.title')}
          text={t('failed.text')}
          retryLabel={t('failed.retry')}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  )
}
