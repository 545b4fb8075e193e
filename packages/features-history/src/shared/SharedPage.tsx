import {
  Link,
  useApi,
  useBrand,
  useHasRoute,
  useLocaleCode,
  useModals,
  usePlayer,
  useT,
} from '@marquee/core'
import {
  Button,
  Card,
  Container,
  ErrorState,
  Heading,
  Icon,
  Inline,
  Skeleton,
  Stack,
  Text,
} from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { SharedRound } from '../contract/schemas.ts'
import { Figures } from '../stage/Figures.tsx'
import { ReplayStage } from '../stage/ReplayStage.tsx'
import { multipleText } from './multipleText.ts'
import { sharedQuery } from './queries.ts'
import * as css from '../page.css.ts'

/** What can be done beside: the game without an account, and all the others. */
function Ways({ round }: { round: SharedRound }) {
  const t = useT('history')
  const modals = useModals()
  const hasRoute = useHasRoute()
  const { id: gameId } = round.launch.game
  // A round may be looked at during a break; it invites to none.
  if (usePlayer()?.restriction) return null
  return (
    <Inline gap={3}>
      {modals.has('game-demo') && (
        <Button
          start={<Icon name="play" size="text" />}
          onClick={() => modals.open('game-demo', { gameId })}
        >
          {t('shared.try')}
        </Button>
      )}
      {hasRoute('/library') && (
        <Button variant="quiet" render={<Link to="/library" />}>
          {t('shared.library')}
        </Button>
      )}
    </Inline>
  )
}

function Shown({ round }: { round: SharedRound }) {
  const t = useT('history')
  const locale = useLocaleCode()
  const { title, cost, win, gameMode, outcome, id, launch } = round
  const multiple = multipleText(round.multiple, locale)
  const context = win > 0 ? 'won' : 'lost'
  return (
    <>
      <Stack gap={2}>
        <Heading level={1} ornate align="start">
          {t('shared.title', { context, title, multiple })}
        </Heading>
        <Text tone="secondary">{t('shared.text')}</Text>
      </Stack>
      <Card padding="md" trim>
        <Stack gap={4}>
          <ReplayStage
            round={{ id, gameMode, cost, outcome }}
            launch={launch}
            balanceAfterStake={null}
            isLarge
          />
          <Figures
            unit={gameMode === 'SweepStakes' ? 'entries' : 'coins'}
            figures={[
              ['cost', cost],
              ['win', win],
              [
                'multiple',
                <Text key="multiple" strong>
                  {multiple}
                </Text>,
              ],
            ]}
          />
        </Stack>
      </Card>
      <Text size="sm" tone="secondary">
        {t('shared.chance')}
      </Text>
      <Ways round={round} />
    </>
  )
}

/** The round of a link, or what stands in its place. */
export function LinkedRound({ linkId }: { linkId: string }) {
  const t = useT('history')
  const api = useApi()
  const { art } = useBrand().theme
  const { data: round, isError, isFetching, refetch } = useQuery(sharedQuery(api, linkId))
  return (
    <Container>
      <div className={css.page}>
        {round ? (
          <Shown round={round} />
        ) : isError ? (
          <ErrorState
            art={art.trouble}
            title={t('replay.failed.title')}
            text={t('replay.failed.text')}
            retryLabel={t('failed.retry')}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <div role="status" aria-busy="true" aria-label={t('shared.loading')}>
            <Skeleton height={420} />
          </div>
        )}
      </div>
    </Container>
  )
}

/** `/replay/{linkId}`: a round that its player shares, to whoever has the link. */
export function SharedPage() {
  const { linkId = '' }: { linkId?: string } = useParams({ strict: false })
  return <LinkedRound linkId={linkId} />
}
