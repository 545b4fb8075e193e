import * as art from './scene.css.ts'
import * as css from './Medal.css.ts'

export type Metal = 1 | 2 | 3

/** The medal of one of the first three places; decoration. */
export function Medal({ place }: { place: Metal }) {
  return (
    <svg viewBox="0 0 28 36" className={css.medal} aria-hidden="true">
      <path d="M7 0h6l3 14h-5z" className={art.second} />
      <path d="M21 0h-6l-3 14h5z" className={art.accent} />
      <circle cx="14" cy="23" r="11" strokeWidth="1.5" className={css.metal[place]} />
      <circle
        cx="14"
        cy="23"
        r="8"
        fillOpacity="0"
        strokeOpacity=".5"
        className={css.metal[place]}
      />
      <text x="14" y="27.5" textAnchor="middle" fontSize="13" className={css.figure}>
        {place}
      </text>
    </svg>
  )
}
