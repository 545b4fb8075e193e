import { Link, useT, useTranslate } from '@marquee/core'
import { ActionCard, Button, Text } from '@marquee/ui'
import { Crest } from '../crest/Crest.tsx'
import { useRank } from '../queries.ts'
import { LevelWay } from '../standing/LevelWay.tsx'
import { placeOf } from '../standing/standing.ts'

/** The player's level on the account's page about it: the same that the club and the platform go by. */
export function ClubLevel() {
  const t = useT('vip')
  const translate = useTranslate()
  const { data: rank } = useRank()
  if (!rank) return null
  const { currentLevel, currentSection } = rank
  return (
    <ActionCard
      id="club-level"
      data-testid="club-level"
      title={t('level', { level: currentLevel.index, section: translate(currentSection.title) })}
      art={<Crest section={placeOf(rank)} level={currentLevel.index} />}
      actions={
        <Button variant="quiet" render={<Link to="/vip" />}>
          {t('lobby.open')}
        </Button>
      }
    >
      <LevelWay rank={rank} />
      <Text size="sm" tone="secondary">
        {t('account.text')}
      </Text>
    </ActionCard>
  )
}
