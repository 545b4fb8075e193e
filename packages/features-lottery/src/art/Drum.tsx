import { useBrand } from '@marquee/core'
import { Paths, Shadings } from '@marquee/prize-ui/drawing'
import * as css from './Drum.css.ts'
import type { DrumName, DrumShape } from './drumShape.ts'
import { drumShapes } from './shapes/index.ts'

/** As many as can be told apart. */
const mostTickets = 26
/** So many are drawn where the drum stands for the lottery and not for what is in it. */
const fewTickets = 9

const goldenAngle = 2.399_963

interface Place {
  x: number
  y: number
  turn: number
  tone: keyof typeof css.paper
}

/** Where the tickets lie: from the bottom up, each turned its own way. */
const placesIn = ({ middle: [x, y], reach: [wide, high] }: DrumShape['heap']): Place[] =>
  Array.from({ length: mostTickets }, (_, index) => {
    const angle = index * goldenAngle
    const share = Math.sqrt((index + 0.6) / mostTickets)
    return {
      x: Math.round(x + wide * share * Math.cos(angle)),
      y: Math.round(y + high * share * Math.sin(angle)),
      turn: Math.round((index * 67) % 180) - 90,
    }
  })
    .toSorted((one, other) => other.y - one.y)
    .map((place, index) => ({ ...place, tone: (index % 5) as keyof typeof css.paper }))

function Slip({ x, y, turn, tone, isTossed }: Place & { isTossed: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <g className={isTossed ? css.tossed : undefined}>
        <path
          className={css.paper[tone]}
          d="M-19 -10H19V-4A4 4 0 0 0 19 4V10H-19V4A4 4 0 0 0 -19 -4Z"
        />
        <path className={css.print} d="M-9 -10V10M-3 -3H13M-3 3H9" />
      </g>
    </g>
  )
}

/** Turns about a point of the drawing. */
const aboutPoint = ([x, y]: readonly [number, number]) => ({ transformOrigin: `${x}px ${y}px` })

interface DrumProps {
  /** Tickets in it; more than can be told apart are not drawn. */
  tickets?: number
  /** A ticket is being given; `on` while a draw lasts. */
  isTurning?: boolean | 'on'
}

/** One of the things that tickets are drawn from. */
export function DrumDrawing({
  shape,
  tickets = fewTickets,
  isTurning = false,
}: DrumProps & { shape: DrumName }) {
  const { back, heap, motion, turning, front, parts = [] } = drumShapes[shape]
  return (
    <svg
      viewBox="0 0 320 300"
      aria-hidden="true"
      className={css.drawing}
      data-turning={isTurning || undefined}
      data-shape={shape}
      data-testid="lottery-drum"
    >
      <Shadings />
      <Paths drawing={back} />
      <g className={css.tickets[motion]} style={aboutPoint(turning?.about ?? heap.middle)}>
        {turning && <Paths drawing={turning.back} />}
        <g data-testid="lottery-slips">
          {placesIn(heap)
            .slice(0, Math.min(tickets, mostTickets))
            .map((place) => (
              <Slip key={`${place.x} ${place.y}`} isTossed={motion === 'toss'} {...place} />
            ))}
        </g>
        {turning && <Paths drawing={turning.front} />}
      </g>
      <Paths drawing={front} />
      {parts.map(({ drawing, about }) => (
        <g key={about.join()} className={css.part} style={aboutPoint(about)}>
          <Paths drawing={drawing} />
        </g>
      ))}
    </svg>
  )
}

/** What the tickets of the lottery are drawn from, in the shape of the brand's theme; decoration. */
export function Drum(props: DrumProps) {
  const { theme } = useBrand()
  return <DrumDrawing shape={theme.shapes?.drum ?? 'wheel'} {...props} />
}
