import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Money } from '../text/Money.tsx'
import { Pagination } from './Pagination.tsx'
import { Table } from './Table.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Table> = {
  title: 'Data/Table and Pagination',
  component: Table,
  subcomponents: { Pagination },
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: [
        'To compare values in rows and columns: standings, history.',
        '`Pagination` for long lists that people leave and come back to: each page has an address.',
      ],
      whenNot: [
        'For layout: use `Grid`.',
        'For things that are looked at and not compared: use `Card`s or `TileGrid`.',
      ],
      accessibility: [
        'Give every table a `caption`; it may be hidden, but it is always spoken.',
        'Mark the column that names the row with `rowHeader`.',
        'On phones rows become cards and keep their table roles.',
        'Pages are links with a spoken name, and the current one is marked.',
      ],
    } satisfies Usage,
  },
}
export default meta

const players = [
  { place: 1, name: 'Marigold', points: 128_400n },
  { place: 2, name: 'You', points: 96_250n },
  { place: 3, name: 'Quiet Otter', points: 51_000n },
]

type Player = (typeof players)[number]

const points = (player: Player) => (
  <Money amount={player.points} unit="tourPoints" coloured={false} />
)

function Board() {
  const [page, setPage] = useState(4)
  return (
    <Stack gap={6}>
      <Table
        caption="Standings of the Friday race"
        columns={[
          { key: 'place', header: 'Place', cell: ({ place }) => place },
          { key: 'name', header: 'Player', cell: ({ name }) => name, rowHeader: true },
          {
            key: 'points',
            header: 'Points',
            align: 'end',
            cell: points,
          },
        ]}
        rows={players}
        rowKey={({ place }) => place}
        isHighlighted={({ name }) => name === 'You'}
      />
      <Pagination
        label="Pages"
        previousLabel="Previous page"
        nextLabel="Next page"
        pageLabel={(each) => `Page ${each}`}
        page={page}
        pageCount={9}
        onPageChange={setPage}
      />
    </Stack>
  )
}

export const Standings: StoryObj = { render: () => <Board /> }
