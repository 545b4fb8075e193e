import * as css from './DicePair.css.ts'

/** Two dice that lean on each other, a six and a one; decoration. */
export const DicePair = () => (
  <svg viewBox="0 0 160 120" aria-hidden="true" className={css.drawing}>
    <ellipse cx="80" cy="110" rx="64" ry="7" className={css.shadow} />
    <g transform="rotate(-9 52 68)">
      <rect x="18" y="34" width="68" height="68" rx="13" className={css.left} />
      <g className={css.leftPips}>
        {[52, 68, 84].map((y) => (
          <g key={y}>
            <circle cx="36" cy={y} r="6" />
            <circle cx="68" cy={y} r="6" />
          </g>
        ))}
      </g>
    </g>
    <g transform="rotate(14 112 62)">
      <rect x="82" y="34" width="62" height="62" rx="12" className={css.right} />
      <circle cx="113" cy="65" r="7" className={css.rightPips} />
    </g>
  </svg>
)
