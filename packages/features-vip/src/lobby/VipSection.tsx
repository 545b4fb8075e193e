import { Link, useModals, useT, useTranslate } from '@marquee/core'
import { ActionCard, Button, Text } from '@marquee/ui'
import { Crest } from '../crest/Crest.tsx'
import { useRank } from '../queries.ts'
import { LevelWay } from '../standing/LevelWay.tsx'
import { isResting, isWaiting, placeOf } from '../standing/standing.ts'

/** The player's place in the club on the lobby; nothing during a break. */
export function VipSection() {
  const t = useT('vip')
  const translate = useTranslate()
  const modals = useModals()
  const { data: rank } = useRank()
  if (!rank?.enabled || isResting(rank)) return null
  const { currentLevel } = rank
  const waits = isWaiting(rank)
  // Of two the player sees both first.
  const claims =
    rank.levelReward && rank.weeklyReward
      ? undefined
      : rank.levelReward
        ? 'vip-level'
        : 'vip-weekly'
  return (
    <ActionCard
      id="vip-section"
      data-testid="vip-section"
      title={t('page.title')}
      art={<Crest section={placeOf(rank)} level={currentLevel.index} />}
      highlight={waits}
      actions={
        <>
          {waits && (
            <Button onClick={() => modals.open('vip-claim-reward', { claims })}>
              {t('lobby.claim')}
            </Button>
          )}
          <Button variant="quiet" render={<Link to="/vip" />}>
            {t('lobby.open')}
          </Button>
        </>
      }
    >
      <Text tone="secondary">{translate(currentLevel.title)}</Text>
      <LevelWay rank={rank} size="sm" />
    </ActionCard>
  )
}
