import type { Reveal } from '@marquee/prize-ui'
import { useId } from 'react'
import * as css from './Chest.css.ts'

interface ChestProps {
  /** From 1: the first is of wood, the second of iron, the third of gold. */
  number: number
  state: Reveal
}

/** The treasure that shows over the rim: where each coin lies. */
const heap = [
  [62, 84],
  [138, 84],
  [80, 78],
  [120, 78],
  [100, 73],
  [92, 86],
  [112, 86],
] as const

const Treasure = () => (
  <g className={css.treasure}>
    <path d="M18 40h164l-2 50H20z" className={css.inside} />
    {heap.map(([x, y]) => (
      <g key={`${x}-${y}`}>
        <ellipse cx={x} cy={y} rx="15" ry="11" className={css.coin} />
        <path d={`M${x - 8} ${y - 3}q8-6 16 0`} className={css.glint} />
      </g>
    ))}
  </g>
)

/** A treasure chest: closed, shaking while it opens, or open with its treasure in the light; decoration. */
export function Chest({ number, state }: ChestProps) {
  const glow = useId()
  return (
    <svg
      viewBox="0 0 200 178"
      aria-hidden="true"
      className={css.drawing}
      data-state={state}
      data-make={(number - 1) % 3}
    >
      <ellipse cx="100" cy="166" rx="86" ry="9" className={css.shadow} />
      <linearGradient id={glow} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={css.faded} />
        <stop offset="1" className={css.glow} />
      </linearGradient>
      <g className={css.light} fill={`url(#${glow})`}>
        <path d="M46 60L-6-34h44l30 94zM82 60L66-42h68l-16 102zM154 60L206-34h-44l-30 94z" />
      </g>
      <g className={css.body}>
        <Treasure />
        <path d="M20 88h160l-7 66q-1 10-11 10H38q-10 0-11-10z" className={css.wall} />
        <path d="M24 112h152M27 137h146" className={css.seam} />
        <path d="M44 88h18v76H46zM138 88h18l-2 76h-16z" className={css.band} />
        <path d="M16 82h168q4 0 4 5v6q0 5-4 5H16q-4 0-4-5v-6q0-5 4-5z" className={css.rim} />
        <g className={css.rivets}>
          <circle cx="53" cy="126" r="3.500" />
          <circle cx="147" cy="126" r="3.500" />
          <circle cx="53" cy="148" r="3.500" />
          <circle cx="147" cy="148" r="3.500" />
        </g>
      </g>
      <g className={css.lid}>
        <path d="M16 84V62q0-40 42-40h84q42 0 42 40v22z" className={css.wall} />
        <path d="M20 54q80-14 160 0" className={css.seam} />
        <path
          d="M44 84V58q0-30 14-36h12q-8 8-8 36v26zM156 84V58q0-30-14-36h-12q8 8 8 36v26z"
          className={css.band}
        />
        <path d="M12 76h176v8H12z" className={css.rim} />
        <path d="M36 44q8-13 26-14" className={css.gloss} />
      </g>
      <g className={css.lock}>
        <path d="M84 76h32q4 0 4 4v22q0 14-20 14t-20-14V80q0-4 4-4z" className={css.rim} />
        <path d="M100 86a6 6 0 0 1 3 11l2 9h-10l2-9a6 6 0 0 1 3-11z" className={css.keyhole} />
      </g>
    </svg>
  )
}
