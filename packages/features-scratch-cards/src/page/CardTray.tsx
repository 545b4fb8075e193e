import { useT } from '@marquee/core'
import { PlayButton } from '@marquee/feature-page'
import { usePrizeWords } from '@marquee/prize-ui'
import { Button, Disclosure, Icon, type IconName, Progress, Stack, Text } from '@marquee/ui'
import { Duration } from '../Duration.tsx'
import type { KnownCard, KnownRun } from '../queries.ts'
import * as css from './CardTray.css.ts'

const signs: Record<KnownCard['status'], IconName> = {
  ready_for_activate: 'scratch',
  available: 'clock',
  locked: 'lock',
  scratched: 'check',
}

function Words({ card, run }: { card: KnownCard; run: KnownRun }) {
  const t = useT('scratch-cards')
  const words = usePrizeWords('scratch-cards')
  if (card.status === 'ready_for_activate') return t('tray.ready')
  if (card.status === 'scratched') return card.prize ? words.all(card.prize) : t('tray.scratched')
  if (card.status === 'locked') {
    const { rounds, roundsPerCard } = run.earning
    return t('tray.locked', { count: roundsPerCard - rounds })
  }
  return (
    <>
      {t('tray.free')}{' '}
      {card.readyAt !== null && <Duration until={card.readyAt} label={t('next.label')} />}
    </>
  )
}

interface CardTrayProps {
  run: KnownRun
  /** Of the card in front. */
  frontId: number | undefined
  /** Of the card that is being scratched: what it holds is not told here first. */
  coveredId: number | undefined
  /** Nothing is being scratched. */
  isFree: boolean
  onTake: (card: KnownCard) => void
}

/** All cards of the player as small tickets, and how further ones come. */
export function CardTray({ run, frontId, coveredId, isFree, onTake }: CardTrayProps) {
  const t = useT('scratch-cards')
  const { earning, finishedAt } = run
  const cards = run.cards.map((card) =>
    card.id === coveredId ? { ...card, status: 'ready_for_activate' as const } : card,
  )
  /** One that waits behind the one in front. */
  const isMore = ({ id, status }: KnownCard) => status === 'ready_for_activate' && id !== frontId
  return (
    <Stack gap={4}>
      <Disclosure summary={t('tray.title')} open={cards.some(isMore)}>
        <ul className={css.tray} data-testid="scratch-tray">
          {cards.map((card) => (
            <li key={card.id} className={css.item} data-status={card.status}>
              <span className={css.stub} aria-hidden="true">
                <Icon name={signs[card.status]} size="text" />
              </span>
              <Text as="span" size="sm">
                {card.id === coveredId ? t('tray.inHand') : <Words card={card} run={run} />}
              </Text>
              {isFree && isMore(card) && (
                <Button size="sm" variant="quiet" onClick={() => onTake(card)}>
                  {t('tray.take')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Disclosure>
      {earning.left > 0 ? (
        <Stack gap={2}>
          <Progress
            label={t('earning.label')}
            value={earning.rounds}
            max={earning.roundsPerCard}
            valueText={t('earning.words', {
              rounds: earning.rounds,
              needed: earning.roundsPerCard,
            })}
          />
          <Text size="sm" tone="secondary" data-testid="scratch-earning">
            {t('earning.words', { rounds: earning.rounds, needed: earning.roundsPerCard })}{' '}
            {t('earning.left', { count: earning.left })}
          </Text>
          <div>
            <PlayButton variant="quiet" start={<Icon name="play" size="text" />}>
              {t('earning.play')}
            </PlayButton>
          </div>
        </Stack>
      ) : (
        <Text size="sm" tone="secondary">
          {t('earning.full')}
        </Text>
      )}
      {finishedAt !== null && (
        <Text size="sm" tone="secondary">
          {t('ends')} <Duration until={finishedAt} label={t('ends')} />
        </Text>
      )}
    </Stack>
  )
}
