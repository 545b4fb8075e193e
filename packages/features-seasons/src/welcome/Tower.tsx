import * as css from './Tower.css.ts'

/** Floors that have a window: as many as a season's path has stops. */
const floors = 8

/** The tower at night, its windows lit from below as far as the player has come. */
export function Tower({ lit }: { lit: number }) {
  return (
    <svg viewBox="0 0 144 144" aria-hidden="true" className={css.tower} strokeWidth="2">
      <circle cx="106" cy="30" r="20" className={css.moon} />
      <path d="M44 62h56l-6 80H50z" className={css.wall} />
      <path d="M36 62 72 16l36 46z" className={css.roof} />
      <path d="M40 62h64v8H40z" className={css.roof} />
      {Array.from({ length: floors }, (_, floor) => (
        <path
          key={floor}
          d={`M${floor % 2 ? 77 : 57} ${134 - Math.floor(floor / 2) * 16}v-5a5 5 0 0 1 10 0v5z`}
          className={floor < lit ? css.lit : css.dark}
          data-window={floor < lit ? 'lit' : 'dark'}
        />
      ))}
    </svg>
  )
}
