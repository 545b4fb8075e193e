import * as css from './Pig.css.ts'

/** The same wherever the drawing stands: an id by place would keep its text from being kept. */
const clip = 'pig-belly'

interface PigProps {
  /** How much of it is filled, between 0 and 1. */
  share: number
  /** How far its glass has cracked: none, one line once it can be broken, two when it is full. */
  cracks: 0 | 1 | 2
  /** It cannot be broken yet. */
  isSealed?: boolean
  /** Coins fall into it. */
  isFed?: boolean
  /** It cracks and flies apart. */
  isBreaking?: boolean
}

/** The belly that coins fill, as an ellipse. */
const belly = { cx: 158, cy: 142, rx: 100, ry: 77 }

const crackLines = [
  'M132 66l14 24-18 20 22 18-10 22',
  'M214 82l-18 22 16 20-24 14',
  'M96 118l26 16-14 26 28 12-6 26',
]

const shards = [
  'M62 132l50-58 34 44-52 36z',
  'M116 70l48-14 24 40-40 22z',
  'M170 58l56 26-14 46-26-32z',
  'M214 96l44 34-24 44-40-26z',
  'M64 140l46 18 8 52-40-26z',
  'M118 156l72-26 34 46-48 44-44-14z',
]

function Coin({ x, y, className }: { x: number; y: number; className?: string | undefined }) {
  return (
    <g className={className}>
      <circle cx={x} cy={y} r="15" className={css.coin} />
      <circle cx={x} cy={y} r="9" className={css.coinFace} />
    </g>
  )
}

function Contents({ share, clip }: { share: number; clip: string }) {
  const rows = Array.from({ length: 5 }, (_, row) => row)
  const top = belly.cy - belly.ry
  const depth = 2 * belly.ry
  return (
    <g clipPath={`url(#${clip})`}>
      <g className={css.inside} style={{ transform: `translateY(${(1 - share) * depth}px)` }}>
        <rect x="40" y={top + 8} width="240" height={depth + 8} />
        {rows.flatMap((row) =>
          Array.from({ length: 8 }, (_, place) => (
            <Coin
              key={`${row}-${place}`}
              x={64 + place * 28 + (row % 2) * 14}
              y={top + 12 + row * 30}
            />
          )),
        )}
      </g>
    </g>
  )
}

/** A glass pig: one sees what is inside, coins fall through its back, and it breaks. Decoration. */
export function Pig({
  share,
  cracks,
  isSealed = false,
  isFed = false,
  isBreaking = false,
}: PigProps) {
  const lines = isBreaking ? crackLines : crackLines.slice(0, cracks)
  return (
    <svg
      viewBox="0 0 320 270"
      aria-hidden="true"
      className={css.drawing}
      data-testid="money-box-pig"
      data-ready={(cracks > 0 && !isBreaking) || undefined}
      data-fed={isFed || undefined}
      data-breaking={isBreaking || undefined}
    >
      <clipPath id={clip}>
        <ellipse {...belly} />
      </clipPath>
      <ellipse cx="160" cy="252" rx="112" ry="10" className={css.shadow} />
      {isBreaking && (
        <g className={css.pieces}>
          {shards.map((path, index) => (
            <path key={path} d={path} className={css.shard[index]} />
          ))}
          {[70, 104, 138, 172, 206, 240].map((x) => (
            <Coin key={x} x={x} y={236} />
          ))}
          {[88, 122, 156, 190, 224].map((x) => (
            <Coin key={x} x={x} y={212} />
          ))}
        </g>
      )}
      {css.fed.map((place, index) => (
        <g key={place} className={`${css.falling} ${place}`}>
          <Coin x={146 + index * 12} y={40} />
        </g>
      ))}
      <g className={css.whole}>
        <path d="M50 144c-26-4-28-36-8-36 16 0 12 22-4 18" className={css.line} />
        <rect x="84" y="196" width="34" height="54" rx="14" className={css.limb} />
        <rect x="196" y="196" width="34" height="54" rx="14" className={css.limb} />
        <path d="M168 66l4-24 22 18zM204 74l12-36 26 36z" className={css.ear} />
        <ellipse cx="158" cy="142" rx="108" ry="85" className={css.glass} />
        <Contents share={share} clip={clip} />
        <path
          d="M78 112c10-28 36-46 66-48-26 10-46 28-54 54-4 8-14 4-12-6z"
          className={css.gloss}
        />
        <rect x="126" y="54" width="64" height="11" rx="5.5" className={css.slot} />
        <ellipse cx="268" cy="150" rx="25" ry="31" className={css.limb} />
        <ellipse cx="263" cy="150" rx="4.5" ry="9" className={css.face} />
        <ellipse cx="277" cy="150" rx="4.5" ry="9" className={css.face} />
        <circle cx="230" cy="116" r="7.5" className={css.face} />
        {lines.map((path) => (
          <path key={path} d={path} pathLength={1} className={css.crackLine} />
        ))}
        {isSealed && (
          <g>
            <rect x="134" y="44" width="48" height="38" rx="8" className={css.seal} />
            <path d="M148 44v-8a10 10 0 0 1 20 0v8M158 58v10" className={css.bolt} />
          </g>
        )}
      </g>
    </svg>
  )
}
