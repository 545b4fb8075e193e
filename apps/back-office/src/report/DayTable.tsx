import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
} from '@mui/material'
import type { BrandReport } from '@marquee/contract'
import { Amount, unitOf } from '../format/Amount.tsx'

type Figures = Omit<BrandReport['days'][number], 'day'>
type Mode = Figures['play'][number]['gameMode']

/** One row's figures, in the order of the columns. */
function Cells({ figures, modes }: { figures: Figures; modes: readonly Mode[] }) {
  const cells = [
    figures.signUps,
    figures.activePlayers,
    figures.exclusions,
    ...modes.flatMap((mode) => {
      const {
        rounds = 0,
        staked = 0,
        won = 0,
      } = figures.play.find(({ gameMode }) => gameMode === mode) ?? {}
      const unit = unitOf(mode)
      return [
        rounds.toLocaleString('en'),
        <Amount key="staked" amount={staked} unit={unit} />,
        <Amount key="won" amount={won} unit={unit} />,
      ]
    }),
  ]
  return cells.map((cell, index) => (
    <TableCell key={index} align="right" sx={{ whiteSpace: 'nowrap' }}>
      {cell}
    </TableCell>
  ))
}

/** Each day's figures, and below what they come to. Somebody who played on two days is one player of the total. */
export function DayTable({ report }: { report: BrandReport }) {
  const modes = report.play.map(({ gameMode }) => gameMode)
  const heads = [
    'Sign-ups',
    'Players who played',
    'Exclusions',
    ...modes.flatMap((mode) => {
      const unit = unitOf(mode)
      return [`Rounds with ${unit}`, `Staked with ${unit}`, `Won with ${unit}`]
    }),
  ]
  const total = { '& th, & td': { fontWeight: 700, color: 'text.primary', fontSize: '0.875rem' } }
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Figures by day">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Day (UTC)</TableCell>
            {heads.map((head) => (
              <TableCell key={head} align="right">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {report.days.map(({ day, ...figures }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {day}
              </TableCell>
              <Cells figures={figures} modes={modes} />
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={total}>
            <TableCell component="th" scope="row">
              Total
            </TableCell>
            <Cells figures={report} modes={modes} />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  )
}
