import { classNames } from '@marquee/ui'
import * as css from './Crest.css.ts'

/** The same wherever the drawing stands: an id by place would keep its text from being kept. */
const clip = 'crest-outline'

interface CrestProps {
  /** Which section of the league, from 1. */
  section: number
  /** Stands on the shield; a gem does without it. */
  level?: number
  /** Comes up as it appears. */
  isNew?: boolean
}

type Painted = keyof typeof css.section

const painted = (section: number): Painted => Math.min(5, Math.max(1, section)) as Painted

const shield = 'M90 26l56 19v48c0 39-27 61-56 75-29-14-56-36-56-75V45z'
const inner = 'M90 40l43 15v38c0 31-20 48-43 60-23-12-43-29-43-60V55z'
const leaves = [
  'M30 60c-16-2-22-14-20-26 12 2 20 12 20 26z',
  'M24 90c-16 2-24-8-26-20 13-2 24 7 26 20z',
  'M28 120c-15 6-25-2-30-13 12-5 25 1 30 13z',
]
const tails = 'M58 118l-18 52 20-7 13 15 17-40 17 40 13-15 20 7-18-52z'
const crown = 'M58 26l-4-24 19 13 17-19 17 19 19-13-4 24z'

function Laurels() {
  return (
    <>
      <g>
        {leaves.map((path) => (
          <path key={path} d={path} className={css.leaf} />
        ))}
      </g>
      <g transform="translate(180 0) scale(-1 1)">
        {leaves.map((path) => (
          <path key={path} d={path} className={css.leaf} />
        ))}
      </g>
    </>
  )
}

/** A section's crest: a shield of its own metal, laurels in the middle of the league, a crown at its top. Decoration. */
export function Crest({ section, level, isNew = false }: CrestProps) {
  const rank = painted(section)
  return (
    <svg
      viewBox={rank >= 3 ? '-4 -4 188 184' : '12 14 156 166'}
      aria-hidden="true"
      className={classNames(css.crest, css.section[rank])}
    >
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <g className={isNew ? css.arriving : undefined}>
        {rank >= 2 && <path d={tails} className={css.ribbon} />}
        {rank >= 3 && <Laurels />}
        {rank === 5 && <path d={crown} className={css.edge} />}
        <path d={shield} className={css.edge} />
        <path d={inner} className={css.field} />
        <path d={inner} className={css.rim} />
        {level === undefined ? (
          <>
            <path d="M90 62l26 20-26 40-26-40z" className={css.gem} />
            <path d="M90 62l26 20H64zM90 122L78 82h24z" className={css.facet} />
          </>
        ) : (
          <text x="90" y="94" className={css.number}>
            {level}
          </text>
        )}
        {Array.from({ length: rank }, (_, index) => (
          <circle
            key={index}
            cx={90 + (index - (rank - 1) / 2) * 12}
            cy="134"
            r="4"
            className={css.pip}
          />
        ))}
        <g clipPath={`url(#${clip})`}>
          <path d="M66 0h26L72 180H46z" className={css.glint} />
        </g>
      </g>
    </svg>
  )
}
