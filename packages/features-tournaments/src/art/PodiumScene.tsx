import * as css from './scene.css.ts'

const { accent, second, positive, coins } = css

/** Bits of paper in the light: where and how turned. */
const confetti = [
  [40, 34, 20, accent],
  [78, 60, -35, second],
  [120, 28, 50, positive],
  [196, 40, -15, coins],
  [232, 66, 35, second],
  [268, 30, -50, accent],
  [60, 96, 65, coins],
  [252, 104, 12, positive],
] as const

/** A cup on a podium under lights, in the theme's own colours; decoration. */
export function PodiumScene() {
  return (
    <svg viewBox="0 0 310 200" className={css.scene} aria-hidden="true">
      <path d="M70 0 L10 200 H150 Z" className={`${css.beam} ${css.light}`} />
      <path d="M240 0 L160 200 H300 Z" className={`${css.beam} ${css.light}`} />
      {confetti.map(([x, y, turn, tone]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="9"
          height="5"
          rx="1"
          transform={`rotate(${turn} ${x} ${y})`}
          className={tone}
        />
      ))}
      <path d="M60 150h62v50H60z" className={css.second} />
      <path d="M122 124h66v76h-66z" className={css.accent} />
      <path d="M188 164h62v36h-62z" className={css.second} />
      <path d="M56 148h68v7H56zM184 162h70v7h-70z" className={css.raised} />
      <path d="M118 121h74v8h-74z" className={css.raised} />
      <g>
        <path d="M131 44h48c0 30-8 48-24 50-16-2-24-20-24-50z" className={css.coins} />
        <path
          d="M131 52c-16-2-18 22 4 24M179 52c16-2 18 22-4 24"
          className={css.line}
          strokeLinecap="round"
        />
        <path d="M151 92h8l2 16h-12z" className={css.coins} />
        <path d="M139 107h32v7h-32zM134 113h42v8h-42z" className={css.coins} />
        <path d="M155 54l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" className={css.raised} />
        <path d="M140 48c1 18 4 30 10 38l-3 2c-8-8-12-22-12-40z" className={css.shine} />
      </g>
    </svg>
  )
}
