import * as css from './Drum.css.ts'

/** As many as can be told apart. */
const mostTickets = 26
/** So many are drawn where the drum stands for the lottery and not for what is in it. */
const fewTickets = 9

const middle = { x: 160, y: 136 }
const goldenAngle = 2.399_963

/** Where the tickets lie: from the bottom up, each turned its own way. */
const places = Array.from({ length: mostTickets }, (_, index) => {
  const angle = index * goldenAngle
  const reach = 82 * Math.sqrt((index + 0.6) / mostTickets)
  return {
    x: Math.round(middle.x + reach * Math.cos(angle)),
    y: Math.round(middle.y + 14 + reach * 0.78 * Math.sin(angle)),
    turn: Math.round((index * 67) % 180) - 90,
  }
})
  .toSorted((one, other) => other.y - one.y)
  .map((place, index) => ({ ...place, tone: (index % 5) as keyof typeof css.paper }))

/** Studs on the rim, and between them the vanes that lift the tickets. */
const spokes = [0, 45, 90, 135, 180, 225, 270, 315]

function Slip({ x, y, turn, tone }: (typeof places)[number]) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        className={css.paper[tone]}
        d="M-19 -10H19V-4A4 4 0 0 0 19 4V10H-19V4A4 4 0 0 0 -19 -4Z"
      />
      <path className={css.print} d="M-9 -10V10M-3 -3H13M-3 3H9" />
    </g>
  )
}

interface DrumProps {
  /** Tickets in it; more than can be told apart are not drawn. */
  tickets?: number
  /** A ticket is being given; `on` while a draw lasts. */
  isTurning?: boolean | 'on'
}

/** The drum of the draw, in the theme's own colours; decoration. */
export function Drum({ tickets = fewTickets, isTurning = false }: DrumProps) {
  return (
    <svg
      viewBox="0 0 320 300"
      aria-hidden="true"
      className={css.drawing}
      data-turning={isTurning || undefined}
      data-testid="lottery-drum"
    >
      <path className={css.leg} d="M150 136L72 286H104L170 150Z" />
      <path className={css.leg} d="M170 136L248 286H216L150 150Z" />
      <circle className={css.glass} cx="160" cy="136" r="112" />
      <g className={css.inside}>
        {spokes.map((turn) => (
          <path
            key={turn}
            className={css.bar}
            d="M160 30V58"
            transform={`rotate(${turn + 22.5} 160 136)`}
          />
        ))}
        {places.slice(0, Math.min(tickets, mostTickets)).map((place) => (
          <Slip key={`${place.x} ${place.y}`} {...place} />
        ))}
        <circle className={css.rim} cx="160" cy="136" r="114" />
        <circle className={css.rimLine} cx="160" cy="136" r="107" />
        {spokes.map((turn) => (
          <circle
            key={turn}
            className={css.stud}
            cx="160"
            cy="22"
            r="6"
            transform={`rotate(${turn} 160 136)`}
          />
        ))}
        <path className={css.handle} d="M274 136H300V104" />
        <circle className={css.knob} cx="300" cy="100" r="11" />
      </g>
      <circle className={css.hub} cx="160" cy="136" r="13" />
      <circle className={css.stud} cx="160" cy="136" r="5" />
      <path className={css.shine} d="M84 96A86 86 0 0 1 128 56" />
      <rect className={css.foot} x="56" y="278" width="208" height="16" rx="6" />
    </svg>
  )
}
