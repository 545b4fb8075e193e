import type { GameMode, Prize } from '@marquee/contract'
import {
  toast,
  useApi,
  useArtPlace,
  useBrand,
  usePlayer,
  useSwitchGameMode,
  useT,
} from '@marquee/core'
import { Button, Heading, Icon, Money, RewardStage, Skeleton, Stack, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { welcomeQuery } from '../queries.ts'
import * as css from './WelcomeScene.css.ts'
import { WelcomeSteps } from './WelcomeSteps.tsx'

const sides = [
  { mode: 'TournamentPoints', unit: 'coins' },
  { mode: 'SweepStakes', unit: 'entries' },
] as const

/** Both balances of the gift, named, and the switch between them. */
function Balances({ gift }: { gift: Prize }) {
  const t = useT('account')
  const player = usePlayer()
  const switchMode = useSwitchGameMode()
  const { artPlace } = useArtPlace()
  const active = switchMode.isPending ? switchMode.variables : player?.gameMode
  const choose = (mode: GameMode) => {
    if (mode === active) return
    switchMode.mutate(mode, {
      onError: () => void toast({ type: 'error', text: t('states.failed') }),
    })
  }
  return (
    <div
      role="group"
      aria-label={t('welcome.choose')}
      className={css.balances}
      data-form={css.formOf[artPlace]}
    >
      {sides.map(({ mode, unit }) => (
        <button
          key={unit}
          type="button"
          aria-pressed={mode === active}
          className={css.balance}
          disabled={switchMode.isPending}
          onClick={() => choose(mode)}
          data-testid={`welcome-${unit}`}
        >
          <Money
            amount={gift[unit]}
            unit={unit}
            unitLabel={t(`welcome.${unit}.name`)}
            icon
            className={css.amount}
          />
          <Text as="span" strong aria-hidden="true">
            {t(`welcome.${unit}.name`)}
          </Text>
          <Text as="span" size="sm" tone="secondary">
            {t(`welcome.${unit}.text`)}
          </Text>
          <span className={css.picked}>
            {mode === active ? (
              <>
                <Icon name="check" size="text" /> {t('welcome.picked')}
              </>
            ) : (
              t(`welcome.${unit}.pick`)
            )}
          </span>
        </button>
      ))}
    </div>
  )
}

interface WelcomeSceneProps {
  /** The one way on; null where something is asked below it first. */
  done: (() => void) | null
  /** Title, drawing and first sentence are there already, as a dialog's. */
  titled?: boolean
}

/**
 * Hands over what signing up credited, once: names both balances, shows the switch between them and
 * leads on (ROUTE-06). What is left to tell are quiet chips with what they bring.
 */
export function WelcomeScene({ done, titled = false }: WelcomeSceneProps) {
  const t = useT('account')
  const { name: brand, theme } = useBrand()
  const player = usePlayer()
  const gift = useQuery(welcomeQuery(useApi()))
  const name = player?.name ?? ''
  return (
    <Stack gap={4} data-testid="welcome">
      {!titled && (
        <RewardStage>
          <img src={theme.art.reward} alt="" width={120} height={120} className={css.art} />
          <Heading level={1} size="xl" className={css.title}>
            {t('welcome.title', { name, brand })}
          </Heading>
          <Text>{t('welcome.text')}</Text>
        </RewardStage>
      )}
      {gift.data ? (
        <>
          {titled ? (
            <RewardStage>
              <Balances gift={gift.data} />
            </RewardStage>
          ) : (
            <Balances gift={gift.data} />
          )}
          <Text size="sm" tone="secondary">
            {t('welcome.switch')}
          </Text>
        </>
      ) : (
        gift.isPending && <Skeleton shape="block" height={148} />
      )}
      {done && (
        // Not before both balances are there: nobody goes on without having seen them.
        <Button wide size="lg" busy={gift.isPending} onClick={done} data-testid="welcome-go-on">
          {t('welcome.goOn')}
        </Button>
      )}
      <WelcomeSteps />
    </Stack>
  )
}
