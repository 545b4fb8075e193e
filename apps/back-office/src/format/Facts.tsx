import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Names and values, one below the other. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        // On a phone the value stands below its name: a time alone is as wide as what is left beside it.
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(9rem, max-content) 1fr' },
        columnGap: 3,
        rowGap: 0.75,
        m: 0,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, mb: { xs: 0.75, sm: 0 }, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(([name, value]) => [
        <dt key={`${name}-name`}>{name}</dt>,
        <dd key={name}>{value}</dd>,
      ])}
    </Box>
  )
}
