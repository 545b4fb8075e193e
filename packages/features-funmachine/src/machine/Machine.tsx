import { Capsule, type CapsuleTone } from './Capsule.tsx'
import * as css from './Machine.css.ts'

/** The same wherever the drawing stands: an id by place would keep its text from being kept. */
const clip = 'machine-globe'

/** `resting` between two plays, `ready` for one, `turning` while its capsule comes, `open` once it has. */
export type MachineState = 'resting' | 'ready' | 'turning' | 'open'

/** The heap in the globe: where each capsule lies, how it is turned and its colour. */
const heap: [x: number, y: number, turn: number, tone: CapsuleTone][] = [
  [84, 196, 20, 'accent'],
  [122, 214, -35, 'coins'],
  [162, 220, 70, 'second'],
  [202, 212, 10, 'entries'],
  [238, 194, -20, 'coins'],
  [102, 160, -60, 'second'],
  [142, 176, 15, 'entries'],
  [183, 178, -10, 'accent'],
  [222, 158, 45, 'second'],
  [122, 130, 30, 'coins'],
  [163, 138, -40, 'coins'],
  [203, 126, 5, 'entries'],
]

function Globe({ clip }: { clip: string }) {
  return (
    <>
      <clipPath id={clip}>
        <circle cx="160" cy="146" r="108" />
      </clipPath>
      <circle cx="160" cy="146" r="112" className={css.glass} />
      <g clipPath={`url(#${clip})`}>
        <g className={css.heap}>
          {heap.map(([x, y, turn, tone], index) => (
            <g key={`${x}-${y}`} className={css.lying[index % 3]}>
              <Capsule x={x} y={y} turn={turn} tone={tone} />
            </g>
          ))}
        </g>
      </g>
      <circle cx="160" cy="146" r="112" className={css.wall} />
      <path d="M76 118q14-48 62-62" className={css.gloss} />
      <path d="M70 150q0-8 2-14" className={css.gloss} />
      <path d="M104 40q56-30 112 0l-6 14q-50-24-100 0z" className={css.dome} />
      <circle cx="160" cy="17" r="11" className={css.bulb} />
    </>
  )
}

function Body() {
  return (
    <>
      <path d="M82 442h156l-12-32H94z" className={css.foot} />
      <path
        d="M78 256h164q8 0 9 8l8 138q0 16-16 16H77q-16 0-16-16l8-138q1-8 9-8z"
        className={css.body}
      />
      <path d="M78 256h26l-6 162H77q-16 0-16-16l8-138q1-8 9-8z" className={css.shine} />
      <path d="M64 244h192q8 0 8 9t-8 9H64q-8 0-8-9t8-9z" className={css.belt} />
      {[84, 110, 136, 160, 184, 210, 236].map((x, index) => (
        <circle key={x} cx={x} cy="253" r="4.500" className={css.lamp[index % 2]} />
      ))}
      <circle cx="160" cy="316" r="40" className={css.plate} />
      <g className={css.knob}>
        <circle cx="160" cy="316" r="27" className={css.dial} />
        <rect x="151" y="284" width="18" height="64" rx="9" className={css.handle} />
        <circle cx="160" cy="293" r="4" className={css.mark} />
      </g>
      <path d="M228 294l3 8 9 1-7 6 2 9-7-5-8 5 3-9-7-6 9-1z" className={css.star} />
      <path d="M90 294l3 8 9 1-7 6 2 9-7-5-8 5 3-9-7-6 9-1z" className={css.star} />
      <path d="M112 402v-18q0-18 18-18h60q18 0 18 18v18z" className={css.chute} />
      <path d="M100 400h120q6 0 6 7v8q0 7-6 7H100q-6 0-6-7v-8q0-7 6-7z" className={css.tray} />
    </>
  )
}

/** A capsule machine from the arcade, in the colours of its place; decoration. */
export function Machine({ state }: { state: MachineState }) {
  return (
    <svg
      viewBox="0 0 320 462"
      aria-hidden="true"
      className={css.drawing}
      data-testid="funmachine"
      data-state={state}
    >
      <ellipse cx="160" cy="446" rx="118" ry="11" className={css.shadow} />
      <Globe clip={clip} />
      <Body />
      <g className={css.light}>
        <path d="M116 374l-16-12M132 352l-9-17M160 343v-20M188 352l9-17M204 374l16-12" />
      </g>
      <g className={css.out}>
        <Capsule x={160} y={394} turn={0} tone="coins" isPrize />
      </g>
      {state === 'resting' && (
        <g>
          <rect x="112" y="366" width="96" height="34" rx="8" className={css.board} />
          <path
            d="M136 376h12l-12 14h12M156 380h9l-9 10h9M173 383h7l-7 7h7"
            className={css.sleep}
          />
        </g>
      )}
    </svg>
  )
}
