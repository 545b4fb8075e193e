import { useCountdown, useIsGuest, useIsOffline, useT } from '@marquee/core'
import {
  type ChosenDraw,
  NextTurn,
  PrizeDraw,
  SignUpAction,
  usePrizeWords,
} from '@marquee/prize-ui'
import { Text } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import { Chest } from '../chest/Chest.tsx'
import type { DailyChestsState } from '../contract/schemas.ts'
import { useChests } from '../queries.ts'
import * as css from './Alcove.css.ts'

interface AlcoveProps {
  state: DailyChestsState
  opening: ChosenDraw
}

interface NicheProps extends AlcoveProps {
  chest: DailyChestsState['chests'][number]
}

/** One chest in its niche: pressed to open it, and from then on with what it held below it. */
function Niche({ chest: { number, prize }, state, opening }: NicheProps) {
  const t = useT('daily-chests')
  const words = usePrizeWords('daily-chests')
  const offline = useIsOffline()
  const { chosen, reveal, open } = opening
  const isChosen = number === chosen
  // The platform's answer has the prize before the lid is up.
  const held = isChosen && reveal !== 'open' ? null : prize
  const drawing = <Chest number={number} state={isChosen ? reveal : held ? 'open' : 'closed'} />
  return (
    <li className={css.niche} data-lit={held !== null || undefined}>
      {held && !isChosen ? (
        <div className={css.chest} data-testid={`daily-chest-open-${number}`}>
          {drawing}
          <span className={css.held}>{words.all(held)}</span>
        </div>
      ) : (
        <button
          type="button"
          className={css.chest}
          disabled={chosen !== undefined || state.left === 0 || offline}
          data-testid={`daily-chest-${number}`}
          aria-label={
            held ? t('opened', { number, prize: words.all(held) }) : t('chest', { number })
          }
          onClick={() => open(number)}
        >
          {drawing}
          <span aria-hidden="true" className={held ? css.held : css.number}>
            {held ? words.all(held) : number}
          </span>
        </button>
      )}
    </li>
  )
}

/** The chests of the day; when a prize was collected, the next closed one has the focus. */
function Niches({ state, opening }: AlcoveProps) {
  const t = useT('daily-chests')
  const list = useRef<HTMLUListElement>(null)
  const wasChosen = useRef(false)
  const isChosen = opening.chosen !== undefined
  useEffect(() => {
    if (wasChosen.current && !isChosen)
      list.current?.querySelector<HTMLButtonElement>('button:not([disabled])')?.focus()
    wasChosen.current = isChosen
  }, [isChosen])
  return (
    <div data-mode="dark" className={css.wall}>
      <ul ref={list} className={css.niches} aria-label={t('chests')}>
        {state.chests.map((chest) => (
          <Niche key={chest.number} chest={chest} state={state} opening={opening} />
        ))}
      </ul>
    </div>
  )
}

/** Three niches in a wall with a chest in each: pick one, see what it held, and when there are new ones. */
export function Alcove({ state, opening }: AlcoveProps) {
  const t = useT('daily-chests')
  const isGuest = useIsGuest()
  const { refetch } = useChests()
  const remaining = useCountdown({ until: state.nextAt, onStop: () => void refetch() })
  return (
    <PrizeDraw
      feature="daily-chests"
      className={css.front}
      drawing={opening}
      stage={<Niches state={state} opening={opening} />}
      next={
        isGuest ? (
          <SignUpAction location="daily-chests" label={t('guest')} />
        ) : (
          <Text centred data-testid="daily-chests-left">
            {state.left > 0 ? (
              t('left', { count: state.left })
            ) : (
              <>
                {t('used')} <NextTurn feature="daily-chests" remaining={remaining} />
              </>
            )}
          </Text>
        )
      }
      doneTestId="daily-chests-done"
    />
  )
}
