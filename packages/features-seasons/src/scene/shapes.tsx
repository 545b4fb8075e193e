import * as css from './scene.css.ts'

interface PlacedProps {
  /** Where it stands, in the drawing's units. */
  at: readonly [number, number]
  size?: number
}

const placed = ({ at: [x, y], size = 1 }: PlacedProps) => `translate(${x} ${y}) scale(${size})`

export const RoundTree = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path d="M-5 0h10l-2-44h-6z" className={css.wood} />
    <circle cy="-58" r="30" className={css.leaf} />
    <circle cx="-20" cy="-42" r="20" className={css.leaf} />
    <circle cx="21" cy="-44" r="19" className={css.leaf} />
  </g>
)

export const FruitTree = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <RoundTree at={[0, 0]} />
    {[
      [-20, -44],
      [6, -66],
      [18, -40],
      [-8, -52],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="5" className={css.roof} />
    ))}
  </g>
)

export const Pine = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path d="M-4 0h8v-16h-8z" className={css.wood} />
    <path d="M0-118 26-62H14l20 34H18l10 18h-56l10-18h-16l20-34h-12z" className={css.leaf} />
  </g>
)

export const Mill = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path d="M-26 0h52l-12-92h-28z" className={css.wall} />
    <path d="M-18-90q18-34 36 0z" className={css.roof} />
    <path d="M-8 0v-20a8 8 0 0 1 16 0V0z" className={css.wood} />
    <g transform="translate(0 -92)">
      <g className={css.sails}>
        {[0, 90, 180, 270].map((angle) => (
          <path
            key={angle}
            d="M-2 0 2 0 3-20h12l-2-48H2z"
            transform={`rotate(${angle + 20})`}
            className={css.wood}
          />
        ))}
      </g>
      <circle r="5" className={css.stone} />
    </g>
  </g>
)

export const House = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path d="M22-84h12v34H22z" className={css.stone} />
    <path d="M-40 0h80v-48h-80z" className={css.wall} />
    <path d="M-50-44 0-88l50 44z" className={css.roof} />
    <path d="M-8 0v-26H8V0z" className={css.wood} />
    <path d="M-30-36h14v14h-14zM16-36h14v14H16z" className={css.lit} />
  </g>
)

export const Tent = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path d="M-46 0-28-46h56L46 0z" className={css.wall} />
    <path d="M-28-46-10-46-14 0h-32zM10-46h18L46 0H14z" className={css.cloth} />
    <path d="M-34-44 0-78l34 34z" className={css.second} />
    <path d="M-2-76h4v-30h-4z" className={css.wood} />
    <path d="M2-106l24 8-24 8z" className={css.cloth} />
  </g>
)

export const Pavilion = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path d="M-58 0h116v-12H-58z" className={css.stone} />
    <path d="M-44-12h10v-62h-10zM34-12h10v-62H34zM-6-12H6v-62H-6z" className={css.wall} />
    <path d="M-64-72Q0-96 64-72L0-130z" className={css.roof} />
    <path d="M-2-128h4v-40h-4z" className={css.wood} />
    <path d="M2-168l36 11-36 11z" className={css.cloth} />
  </g>
)

export const Boat = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path d="M-30-12h60L20 2h-40z" className={css.wood} />
    <path d="M-2-14v-50L22-18z" className={css.wall} />
    <path d="M-5-18v-40l-16 40z" className={css.cloth} />
  </g>
)

export const Gate = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path d="M-46 0h14v-84h-14zM32 0h14v-84H32z" className={css.wood} />
    <path d="M-58-84h116v-16H-58z" className={css.wood} />
    <path d="M-30-84v26l10-9 10 9v-26zM10-84v26l10-9 10 9v-26z" className={css.cloth} />
  </g>
)

export const OldGate = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path d="M-50 0h18v-96h-18zM32 0h18v-96H32z" className={css.stone} />
    <path d="M-56-96h30v-8h-30zM26-96h30v-8H26z" className={css.shade} />
    <circle cx="-41" cy="-114" r="10" className={css.lit} />
    <circle cx="41" cy="-114" r="10" className={css.lit} />
    <path
      d="M-32 0v-78m12 78v-84m12 84v-88M32 0v-78M20 0v-84M8 0v-88M-32-74Q0-104 32-74"
      strokeWidth="4"
      className={css.twig}
    />
  </g>
)

export const BareTree = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path
      d="M0 0q6-40-4-70m2 22q22-10 30-34m-20 14q2-18-6-32M-3-58q-22-6-32-34m18 22q-2-18 6-30M-4-70q-2-20 8-34"
      strokeWidth="5"
      className={css.twig}
    />
  </g>
)

export const Graves = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path d="M-52 0v-34a15 15 0 0 1 30 0V0z" className={css.stone} />
    <path d="M-6 0v-26a12 12 0 0 1 24 0V0z" className={css.shade} />
    <path d="M36 0v-22h-9v-9h9v-13h9v13h9v9h-9V0z" className={css.stone} />
    <path d="M-46-24h18v4h-18zM-46-16h18v4h-18z" className={css.ink} />
  </g>
)

export const Pumpkin = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path d="M-3-30q0-14 10-14l1 6q-5 0-5 8z" className={css.leaf} />
    <ellipse cy="-16" rx="26" ry="19" className={css.pumpkin} />
    <path
      d="M-14-20l7-9 5 9zM2-20l5-9 7 9zM-14-12l7 3 7-3 7 3 7-3q-5 11-14 11t-14-11z"
      className={css.ink}
    />
  </g>
)

export const Hut = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path d="M-34 0v-46h64l4 46z" className={css.shade} />
    <path d="M-52-38Q-16-64-6-116q20 44 56 74z" className={css.leaning} />
    <path d="M-20-32h18v18h-18z" className={css.lit} />
    <path d="M8 0v-30h16V0z" className={css.ink} />
  </g>
)

export const Bell = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path d="M-30 0h8v-70h-8zM22 0h8v-70h-8zM-36-70h72v-8h-72z" className={css.wood} />
    <path d="M-14-32q4-4 4-22 0-14 10-14t10 14q0 18 4 22z" className={css.glow} />
    <circle cy="-29" r="5" className={css.ink} />
  </g>
)

export const Bat = (props: PlacedProps) => (
  <g transform={placed(props)}>
    <path
      d="M0 4 4-4l5 3q12-16 30-14-10 6-10 16-10-6-16 4-6-4-13 5-7-9-13-5-6-10-16-4 0-10-10-16 18-2 30 14l5-3z"
      className={css.ink}
    />
  </g>
)
