import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Money } from '../text/Money.tsx'
import { Pagination } from './Pagination.tsx'
import { Table } from './Table.tsx'

const meta: Meta = { title: 'Data/Table and Pagination' }
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
