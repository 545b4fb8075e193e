import * as css from './Jar.css.ts'

/** The same wherever the drawing stands: an id by place would keep its text from being kept. */
const clip = 'jar-inside'

interface JarProps {
  /** How full it is, between 0 and 1. */
  share: number
  /** How much of its time is over, between 0 and 1; without it there is no ring around the jar. */
  waited?: number | undefined
  /** Its lid is off, and the bonus is on top. */
  isReady?: boolean
}

/** Inside of the glass, where coins lie. */
const inside = 'M82 96h96q18 12 18 34v82q0 22-22 22H86q-22 0-22-22v-82q0-22 18-34z'
const floor = 234
const depth = 132

function Coin({ x, y, className }: { x: number; y: number; className?: string }) {
  return (
    <g className={className}>
      <circle cx={x} cy={y} r="15" className={css.coin} />
      <circle cx={x} cy={y} r="9" className={css.face} />
    </g>
  )
}

/** A jar of coins with its lid tied on, and around it a ring that closes with time. Decoration. */
export function Jar({ share, waited, isReady = false }: JarProps) {
  const rows = Math.max(1, Math.round((share * depth) / 24))
  return (
    <svg
      viewBox={waited === undefined ? '50 44 160 212' : '0 12 260 260'}
      aria-hidden="true"
      className={css.drawing}
      data-testid="jar"
      data-ready={isReady || undefined}
    >
      {waited !== undefined && (
        <>
          <circle cx="130" cy="142" r="122" className={css.track} />
          <circle
            cx="130"
            cy="142"
            r="122"
            pathLength={100}
            strokeDasharray={`${waited * 100} 100`}
            transform="rotate(-90 130 142)"
            className={css.time}
          />
        </>
      )}
      <ellipse cx="130" cy="244" rx="76" ry="8" className={css.shadow} />
      <path d={inside} className={css.glass} />
      <clipPath id={clip}>
        <path d={inside} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect
          x="60"
          y={floor - rows * 24 + 12}
          width="140"
          height={rows * 24}
          className={css.heap}
        />
        {Array.from({ length: rows }, (_, row) =>
          Array.from({ length: 5 }, (__, place) => (
            <Coin
              key={`${row}-${place}`}
              x={72 + place * 29 + (row % 2) * 13}
              y={floor - 12 - row * 24}
            />
          )),
        )}
      </g>
      <path d={inside} className={css.wall} />
      <path d="M80 124q-4 40 0 84" className={css.gloss} />
      <g className={css.bonus}>
        <Coin x={104} y={66} />
        <Coin x={132} y={48} />
        <Coin x={158} y={68} />
        <path d="M188 40l4 11 11 4-11 4-4 11-4-11-11-4 11-4z" className={css.spark} />
        <path d="M72 30l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" className={css.spark} />
      </g>
      <rect x="82" y="84" width="96" height="16" rx="8" className={css.neck} />
      <g className={css.lid}>
        <rect x="74" y="58" width="112" height="30" rx="9" className={css.cap} />
        <path d="M84 66h92" className={css.rim} />
      </g>
      <g className={css.tie}>
        <path d="M82 92q48 12 96 0" className={css.string} />
        <path d="M168 94l22 14-4 26-26-16z" className={css.tag} />
        <circle cx="171" cy="104" r="3" className={css.hole} />
      </g>
    </svg>
  )
}
