import { Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import type { BoxContent, Coin, HoldAct, RoundOutcome } from '@marquee/game-math'
import type { Wallet } from '@marquee/contract'
import { Amount } from '../format/Amount.tsx'

type RoundStep = RoundOutcome['steps'][number]
type Spin = Extract<RoundStep, { stops: number[] }>
type Fall = Extract<RoundStep, { kind: 'cascade' }>

/** What stood in view, row by row as players saw it. */
function Grid({ grid }: Pick<Spin, 'grid'>) {
  const rows = grid[0]?.map((_, row) => grid.map((reel) => reel[row] ?? '')) ?? []
  return (
    <Table size="small" sx={{ width: 'auto', my: 1 }} aria-label="Symbols in view">
      <TableBody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <TableRow key={index}>
            {row.map((symbol, reel) => (
              // oxlint-disable-next-line react/no-array-index-key
              <TableCell key={reel}>{symbol}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function winText(win: Spin['wins'][number]): string {
  switch (win.kind) {
    case 'line':
      return `Line ${win.line + 1}: ${win.count} × ${win.symbol}`
    case 'ways':
      return `Ways ${win.ways}: ${win.count} × ${win.symbol}`
    case 'cluster':
      return `Cluster: ${win.count} × ${win.symbol}`
    case 'anywhere':
      return `Anywhere: ${win.count} × ${win.symbol}`
    case 'scatter':
      return `Scatter: ${win.count}`
    case 'jackpot':
      return `Jackpot: ${win.jackpot}`
  }
}

function SpinStep({ step, unit }: { step: Spin | Fall; unit: Wallet }) {
  return (
    <>
      <Grid grid={step.grid} />
      <Typography>{`Multiplier ${step.multiplier}; free spins awarded ${step.freeSpinsAwarded}, left ${step.freeSpinsLeft}`}</Typography>
      {step.wins.length > 0 && (
        <ul>
          {step.wins.map((win) => (
            <li key={winText(win)}>
              {winText(win)}, <Amount amount={win.amount} unit={unit} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const featureText = (feature: NonNullable<Coin['feature']>, factor = 1): string =>
  ({ collect: 'collector', multiply: `multiplies by ${factor}`, respin: 'extra respin' })[feature]

const actsText = (acts: readonly HoldAct[]): string =>
  acts
    .map(({ by, coins }) => `; from reel ${by.reel + 1}, row ${by.row + 1}: ${coinsText(coins)}`)
    .join('')

const coinsText = (coins: readonly Coin[]): string =>
  coins
    .map(
      ({ reel, row, multiple, feature, factor }) =>
        `reel ${reel + 1}, row ${row + 1}: ${feature ? `${featureText(feature, factor)}, ` : ''}×${multiple}`,
    )
    .join('; ')

const fieldEnds = { 'cash-out': 'Cashed out', mine: 'A mine was opened', full: 'No more to open' }

const flightEnds = {
  hand: 'Cashed out by hand',
  auto: 'Cashed out where it was named before',
  crash: 'Ended first',
}

/** What a shot in a sea of shoals was. */
const haulWays = { shot: 'Shot at', net: 'A net over', boss: 'Met' }

/** What a box of a bonus held. */
const boxText = (content: BoxContent): string => {
  if (!content) return 'the end'
  return 'times' in content ? `all ×${content.times}` : `×${content.multiple}`
}

/** A card in short, such as Q♥. */
const cardText = (card: number): string =>
  `${'23456789TJQKA'[card >> 2] ?? ''}${'♣♦♥♠'[card & 3] ?? ''}`

function detailsOf(step: Exclude<RoundStep, Spin | Fall>): string {
  switch (step.kind) {
    case 'shot':
      return `${step.target}: ${step.hit ? `hit, ×${step.multiplier}` : 'missed'}`
    case 'field':
      return `Mines hidden: ${step.mines}`
    case 'open':
      return `Cell ${step.cell + 1}: ${step.safe ? `safe, ×${step.multiple} stands` : 'a mine'}`
    case 'field-end':
      return `${fieldEnds[step.by]}; mines lay in cells ${step.mines.map((cell) => cell + 1).join(', ')}`
    case 'pick-start':
      return `${step.boxes} boxes to pick from, found ×${step.factor}`
    case 'pick':
      return `Box ${step.box + 1}: ${boxText(step.content)}; ×${step.standing} stands`
    case 'pick-end':
      return `${step.by === 'end' ? 'A box ended it' : 'No more could be found'}; boxes held ${step.boxes.map(boxText).join(', ')}; ×${step.multiple}`
    case 'wheel':
      return `Wheel ${step.wheel + 1} stopped at sector ${step.sector + 1}: ×${step.multiple}, free spins awarded ${step.freeSpinsAwarded}`
    case 'jackpot-drop':
      return `The ${step.level} jackpot fell to this round`
    case 'hand':
      return `Dealt ${step.cards.map(cardText).join(' ')}: ${step.hand ?? 'nothing'}`
    case 'exchange':
      return `Held ${step.held.map((place) => place + 1).join(', ') || 'none'}; then ${step.cards.map(cardText).join(' ')}: ${step.hand ?? 'nothing'}, ×${step.multiple}`
    case 'table':
      return `Player ${step.player.map(cardText).join(' ')}; house ${cardText(step.house)}`
    case 'parted':
      return `Split; the hands got ${step.cards.map(cardText).join(' and ')}`
    case 'take':
      return `Hand ${step.hand + 1} ${step.doubled ? 'doubled and took' : 'took'} ${cardText(step.card)}`
    case 'stand':
      return `Hand ${step.hand + 1} stood`
    case 'showdown':
      return `House drew ${step.house.map(cardText).join(' ') || 'none'}, total ${step.houseTotal}; ${step.hands.map(({ total, result }) => `${total} ${result}`).join(', ')}`
    case 'drop':
      return `Went ${step.path.map((turn) => (turn ? 'right' : 'left')).join(', ')}; slot ${step.slot + 1} from the left: ×${step.multiple}`
    case 'roll':
      return `Rolled face ${step.roll}: ×${step.multiple}`
    case 'draw':
      return `Drawn ${step.drawn.join(', ')}; ${step.caught} of those picked: ×${step.multiple}`
    case 'flight':
      return `Ended at ×${step.end}, paid ×${step.multiple}`
    case 'launch':
      return step.auto === null
        ? 'Launched, to be left by hand'
        : `Launched, to be left at ×${step.auto}`
    case 'flight-end':
      return `${flightEnds[step.by]}; it went to ×${step.end}, paid ×${step.multiple}`
    case 'haul':
      return `${haulWays[step.way]} ${step.creature}: ${step.caught.filter(Boolean).length} of ${step.caught.length} caught, ×${step.multiple}`
    case 'book':
      return `Book ${step.book}: ×${step.multiple}`
    case 'feature-start':
      return `Free spins awarded ${step.freeSpinsAwarded}, left ${step.freeSpinsLeft}`
    case 'hold-start':
      return `Coins held: ${coinsText(step.coins)}; respins left ${step.respinsLeft}`
    case 'respin':
      return `Coins landed: ${coinsText(step.landed) || 'none'}${actsText(step.acts ?? [])}; respins left ${step.respinsLeft}`
    case 'hold-collect':
      return `Coins collected: ${coinsText(step.coins)}${step.full ? '; every cell was held' : ''}`
  }
}

/** One step of an outcome in words and as a table of symbols. */
export function Step({ step, unit }: { step: RoundStep; unit: Wallet }) {
  return (
    <>
      {'grid' in step ? (
        <SpinStep step={step} unit={unit} />
      ) : (
        <Typography>{detailsOf(step)}</Typography>
      )}
      <Typography>
        Win of this step: <Amount amount={step.win} unit={unit} />
      </Typography>
    </>
  )
}
