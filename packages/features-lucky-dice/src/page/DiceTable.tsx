import { useCountdown, useIsGuest, useT } from '@marquee/core'
import { NextTurn, PrizeDraw, SignUpAction, usePrizeWords } from '@marquee/prize-ui'
import { Icon, Text, VisuallyHidden } from '@marquee/ui'
import type { LuckyDiceState } from '../contract/schemas.ts'
import { Die, SmallDie } from '../dice/Die.tsx'
import { useDice } from '../queries.ts'
import * as css from './DiceTable.css.ts'
import type { Throw } from './useThrow.ts'

interface DiceTableProps {
  state: LuckyDiceState
  thrown: Throw
}

/** What has been told of the throws of today: one that still rolls is not among them. */
export const toldThrows = ({ throws }: LuckyDiceState, { reveal, won }: Throw) =>
  won && reveal === 'turning' ? throws.slice(0, -1) : throws

/** A place for each throw of the day: its dice and what they brought, or an empty one. */
function Throws({ state, thrown }: DiceTableProps) {
  const t = useT('lucky-dice')
  const words = usePrizeWords('lucky-dice')
  const told = toldThrows(state, thrown)
  return (
    <ol className={css.throws} aria-label={t('throws')}>
      {Array.from({ length: state.perDay }, (_, index) => {
        const [left = 0, right = 0] = told[index]?.dice ?? []
        return (
          <li key={index} className={css.place} data-used={index < told.length || undefined}>
            {told[index] ? (
              <>
                <VisuallyHidden>
                  {t('thrown', { left, right })} {words.all(told[index].prize)}
                </VisuallyHidden>
                <span className={css.pair}>
                  <SmallDie value={left} place="left" />
                  <SmallDie value={right} place="right" />
                </span>
                {words.parts(told[index].prize).map(({ unit, amount }) => (
                  <span key={unit} aria-hidden="true" className={css.brought}>
                    <Icon name={unit} size="text" />
                    {amount}
                  </span>
                ))}
              </>
            ) : (
              <span className={css.index}>{index + 1}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The table: two dice, the throws of the day, and the button that throws. */
export function DiceTable({ state, thrown }: DiceTableProps) {
  const t = useT('lucky-dice')
  const isGuest = useIsGuest()
  const { refetch } = useDice()
  const remaining = useCountdown({ until: state.nextAt, onStop: () => void refetch() })
  const { isPending, reveal, won, draw } = thrown
  const isRolling = isPending || reveal === 'turning'
  // What lies on the table: this page's throw, else the last one of today, else a pair to begin with.
  const [left = 3, right = 4] = thrown.dice ?? state.throws.at(-1)?.dice ?? []
  const canThrow = state.left > 0 && !won
  return (
    <PrizeDraw
      feature="lucky-dice"
      className={css.front}
      drawing={thrown}
      stage={
        <div data-mode="dark" className={css.table}>
          <div className={css.felt} data-testid="lucky-dice">
            <Die value={left} place="left" isRolling={isRolling} />
            <Die value={right} place="right" isRolling={isRolling} />
          </div>
          {!isGuest && <Throws state={state} thrown={thrown} />}
        </div>
      }
      turn={{
        label: t('throw', { count: state.left }),
        busyLabel: t('rolling'),
        icon: 'dice',
        size: 'lg',
        testId: 'lucky-dice-throw',
        take: canThrow && !isGuest ? () => draw() : null,
      }}
      next={
        isGuest ? (
          <SignUpAction location="lucky-dice" label={t('guest')} />
        ) : (
          <Text centred data-testid="lucky-dice-wait">
            {t('used')} <NextTurn feature="lucky-dice" remaining={remaining} />
          </Text>
        )
      }
      doneTestId="lucky-dice-done"
    />
  )
}
