import type { RankLeague } from '../contract/schemas.ts'
import * as css from './LevelTrack.css.ts'

/** The levels of the player's section, those reached filled. The bar beside it says the same in words. */
export function LevelTrack({ rank }: { rank: RankLeague }) {
  const section = rank.sections.find(({ id }) => id === rank.currentSection.id)
  if (!section) return null
  const { firstLevel, lastLevel } = section
  const { index: current } = rank.currentLevel
  return (
    <ol className={css.track} aria-hidden="true">
      {Array.from({ length: lastLevel - firstLevel + 1 }, (_, place) => {
        const level = firstLevel + place
        return (
          <li
            key={level}
            className={css.step}
            data-reached={level <= current || undefined}
            data-current={level === current || undefined}
          >
            <span className={css.dot}>{level}</span>
          </li>
        )
      })}
    </ol>
  )
}
