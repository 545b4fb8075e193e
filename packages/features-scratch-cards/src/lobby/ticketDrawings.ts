import { type Drawing, oval } from '@marquee/prize-ui/drawing'
import type { ThemeShapes } from '@marquee/theme'

interface TicketOutline {
  /** Behind the paper: what sticks out from under it. */
  back?: Drawing
  paper: string
  /** At its edges, over the paper. */
  front?: Drawing
}

const times = (count: number, piece: string) => piece.repeat(count)
const corners = [
  [16, 12],
  [104, 12],
  [16, 76],
  [104, 76],
] as const
const heart = (x: number, y: number) =>
  `M${x} ${y + 4}q-5-3-5-6 0-2 2-2 2 0 3 2 1-2 3-2 2 0 2 2 0 3-5 6z`

/** A ticket of 120 by 88 in each shape that a theme can have; its board is from 20 to 100 and 18 to 70. */
export const ticketDrawings: Record<ThemeShapes['ticket'], TicketOutline> = {
  perforated: {
    paper:
      'M8 4H112V18A6 6 0 0 0 112 30V42A6 6 0 0 0 112 54V66A6 6 0 0 0 112 78V84H8V78A6 6 0 0 0 8 66V54A6 6 0 0 0 8 42V30A6 6 0 0 0 8 18Z',
  },
  stub: {
    paper:
      'M16 4H104A10 10 0 0 0 114 14V74A10 10 0 0 0 104 84H16A10 10 0 0 0 6 74V14A10 10 0 0 0 16 4z',
    front: [['gloss', `M18 8${times(11, 'h5v2h-5zm8 0')}M18 78${times(11, 'h5v2h-5zm8 0')}`]],
  },
  scroll: {
    paper: 'M12 6H108V82H12z',
    front: [
      [
        'goldDeep',
        'M6 3h108a5.5 5.5 0 0 1 0 11H6A5.5 5.5 0 0 1 6 3zM6 75h108a5.5 5.5 0 0 1 0 11H6a5.5 5.5 0 0 1 0-11z',
      ],
      [
        'gold',
        'M6 2h108a5 5 0 0 1 0 10H6A5 5 0 0 1 6 2zM6 74h108a5 5 0 0 1 0 10H6a5 5 0 0 1 0-10z',
      ],
      ['gloss', 'M6 4h108v2H6zM6 76h108v2H6z'],
    ],
  },
  keycard: {
    paper: 'M6 2H102L114 14V86H18L6 74z',
    front: [
      ['ink', 'M6 7H107l5 5v2H6z'],
      ['gold', 'M12 8h4v5h-4zM18 8h4v5h-4zM24 8h4v5h-4z'],
      ['second', 'M6 2h3v69l-3-3zM114 86h-3V17l3 3z'],
    ],
  },
  plate: {
    paper: 'M20 2H100Q114 2 114 16V72Q114 86 100 86H20Q6 86 6 72V16Q6 2 20 2z',
    front: [
      ['steelDeep', corners.map(([x, y]) => oval(x, y, 4)).join('')],
      ['steel', corners.map(([x, y]) => oval(x, y - 0.5, 3)).join('')],
    ],
  },
  sticker: {
    back: [['white', 'M24-2H96Q118-2 118 20V66L96 90H24Q2 90 2 68V20Q2-2 24-2z']],
    paper: 'M26 4H94Q112 4 112 22V70L96 84H26Q8 84 8 66V22Q8 4 26 4z',
    front: [
      ['steel', 'M118 66L96 90V74Q96 66 104 66z'],
      ['white', 'M118 66L97 88V75Q97 67 104 67z'],
    ],
  },
  card: {
    paper: 'M16 0H104Q112 0 112 8V80Q112 88 104 88H16Q8 88 8 80V8Q8 0 16 0z',
    front: [
      [
        'gold',
        'M14 4H106Q109 4 109 7V81Q109 84 106 84H14Q11 84 11 81V7Q11 4 14 4zM13 7V81Q13 82 14 82H106Q107 82 107 81V7Q107 6 106 6H14Q13 6 13 7z',
      ],
      ['second', corners.map(([x, y]) => heart(x + (x < 60 ? 2 : -2), y)).join('')],
    ],
  },
  scallop: {
    paper: `M10 7${times(10, 'q5-9 10 0')}${times(7, 'q9 5.3 0 10.6')}${times(10, 'q-5 9-10 0')}${times(7, 'q-9-5.3 0-10.6')}z`,
  },
  label: {
    back: [['thread', 'M60 10C50-8 84-14 96 0']],
    paper: 'M40 0H80L114 20V86H6V20z',
    front: [
      ['gold', oval(60, 9, 6)],
      ['ink', oval(60, 9, 3)],
      ['gold', 'M6 82H114v4H6z'],
      ['goldDeep', `M12 82${times(9, 'h6v4h-6zm12 0')}`],
    ],
  },
  torn: {
    paper: `M6 8${times(9, 'l6-7 6 7')}V80${times(9, 'l-6 7-6-7')}z`,
  },
}
