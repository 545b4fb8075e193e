import { useBrand, useT } from '@marquee/core'
import { Icon, type IconName } from '@marquee/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { QuestDay } from '../days.ts'
import { type Place, placesOf, roadThrough } from './journey.ts'
import * as css from './QuestPath.css.ts'

const signs = { done: 'check', locked: 'lock', ended: 'hourglass' } as const

const signOf = ({ state, hasPrize }: QuestDay): IconName | null =>
  hasPrize ? 'gift' : state === 'open' ? null : signs[state]

interface RoadProps {
  places: readonly Place[]
  /** How many of the places lie behind. */
  reached: number
  className: string
}

function Road({ places, reached, className }: RoadProps) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={className}>
      <path d={roadThrough(places)} className={css.verge} />
      <path d={roadThrough(places)} className={css.road} />
      <path d={roadThrough(places.slice(0, reached))} className={css.travelled} />
    </svg>
  )
}

/** Where a stop stands on a phone and on a desktop. */
const placeVars = (narrow: Place | undefined, wide: Place | undefined) =>
  assignInlineVars({
    [css.narrowX]: `${narrow?.x ?? 0}%`,
    [css.narrowY]: `${narrow?.y ?? 0}%`,
    [css.wideX]: `${wide?.x ?? 0}%`,
    [css.wideY]: `${wide?.y ?? 0}%`,
  })

interface StopProps {
  day: QuestDay
  isShown: boolean
  narrow: Place | undefined
  wide: Place | undefined
  onShow: () => void
}

function Stop({ day, isShown, narrow, wide, onShow }: StopProps) {
  const t = useT('quests')
  const { number, state, isToday, tasks, hasPrize } = day
  const sign = signOf(day)
  const done = tasks.filter(({ isCompleted }) => isCompleted).length
  return (
    <li className={css.place} style={placeVars(narrow, wide)}>
      <button
        type="button"
        className={css.stop}
        data-state={state}
        data-today={isToday || undefined}
        data-prize={hasPrize || undefined}
        data-testid={`quest-day-${number}`}
        aria-pressed={isShown}
        aria-current={isToday ? 'step' : undefined}
        aria-label={[
          t('day.name', { day: number }),
          t(`day.${isToday ? 'today' : state}`),
          t('day.tally', { done, total: tasks.length }),
          hasPrize && t('day.prize'),
        ]
          .filter(Boolean)
          .join(', ')}
        onClick={onShow}
      >
        <span className={css.number}>{number}</span>
        {sign && <Icon name={sign} size="sm" className={css.sign} />}
      </button>
    </li>
  )
}

interface QuestPathProps {
  days: readonly QuestDay[]
  /** Number of the day that is shown below. */
  shown: number
  onShow: (day: number) => void
}

/** The road with its stops, none of them anybody's yet: decoration. */
export function PathPicture({ days }: { days: number }) {
  const { theme } = useBrand()
  const narrow = placesOf(days, 4)
  const wide = placesOf(days, 7)
  return (
    <div
      data-mode="dark"
      aria-hidden="true"
      className={css.map}
      data-rows={Math.ceil(days / 4)}
      data-testid="quest-sample"
    >
      <img src={theme.art.hero} alt="" width={1600} height={900} className={css.scene} />
      <Road places={narrow} reached={1} className={css.narrowRoad} />
      <Road places={wide} reached={1} className={css.wideRoad} />
      {narrow.map((place, index) => (
        <span key={index} className={css.place} style={placeVars(place, wide[index])}>
          <span className={css.stop} data-today={index === 0 || undefined}>
            <span className={css.number}>{index + 1}</span>
          </span>
        </span>
      ))}
    </div>
  )
}

/** The quest as a journey through the brand's place: a winding road with a stop for each day. */
export function QuestPath({ days, shown, onShow }: QuestPathProps) {
  const t = useT('quests')
  const { theme } = useBrand()
  const narrow = placesOf(days.length, 4)
  const wide = placesOf(days.length, days.length > 8 ? 6 : 7)
  const reached = days.filter(({ state }) => state !== 'locked').length
  return (
    <div data-mode="dark" className={css.map} data-rows={Math.ceil(days.length / 4)}>
      <img src={theme.art.hero} alt="" width={1600} height={900} className={css.scene} />
      <Road places={narrow} reached={reached} className={css.narrowRoad} />
      <Road places={wide} reached={reached} className={css.wideRoad} />
      <ol className={css.stops} aria-label={t('path')}>
        {days.map((day, index) => (
          <Stop
            key={day.number}
            day={day}
            isShown={day.number === shown}
            narrow={narrow[index]}
            wide={wide[index]}
            onShow={() => onShow(day.number)}
          />
        ))}
      </ol>
    </div>
  )
}
