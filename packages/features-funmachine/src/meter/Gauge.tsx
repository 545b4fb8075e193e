import * as css from './Gauge.css.ts'

interface GaugeProps {
  /** How full it is, between 0 and 1. */
  share: number
}

const ticks = Array.from({ length: 11 }, (_, index) => index)

/** A dial whose hand moves from empty to full; decoration. */
export function Gauge({ share }: GaugeProps) {
  return (
    <svg viewBox="4 36 252 128" aria-hidden="true" className={css.drawing}>
      <path d="M14 158a116 116 0 0 1 232 0z" className={css.plate} />
      <path d="M34 146a96 96 0 0 1 192 0" className={css.track} />
      <path
        d="M34 146a96 96 0 0 1 192 0"
        pathLength={100}
        strokeDasharray={`${share * 100} 101`}
        className={css.value}
      />
      {ticks.map((tick) => (
        <path
          key={tick}
          d={tick % 5 ? 'M58 146h8' : 'M58 146h14'}
          transform={`rotate(${tick * 18} 130 146)`}
          className={css.tick}
        />
      ))}
      <path
        d="M226 128l4.600 9.600 10.600 1.200-7.800 7.200 2.200 10.400-9.600-5.200-9.400 5.200 2-10.400-7.800-7.200 10.600-1.200z"
        className={css.star}
      />
      <g className={css.hand} style={{ transform: `rotate(${share * 180}deg)` }}>
        <path d="M130 139v14L62 147.500q-2-1.500 0-3z" className={css.needle} />
      </g>
      <circle cx="130" cy="146" r="13" className={css.hub} />
    </svg>
  )
}
