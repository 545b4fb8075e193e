import { useQuery } from '@tanstack/react-query'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Facts } from '../format/Facts.tsx'
import { Busy, Failed } from '../format/States.tsx'
import { usePlayer } from './usePlayer.ts'
import { personalDataQuery } from './queries.ts'

function Shown() {
  const { params } = usePlayer()
  const { data, error, refetch } = useQuery(personalDataQuery(params))
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Busy what="personal data" />
  const rows: [string, string | null][] = [
    ['Given name', data.name],
    ['Family name', data.surname],
    ['Birthday', data.birthDay],
    ['Email', data.email],
    ['Phone', data.phone],
    ['Address', [data.address, data.address2].filter(Boolean).join(', ') || null],
    ['City', [data.zip, data.city].filter(Boolean).join(' ') || null],
    ['State', data.state],
    ['Language', data.locale],
  ]
  return <Facts facts={rows.map(([name, value]) => [name, value ?? 'not given'])} />
}

/** Asked for on purpose, since every look is on record. */
export function PersonalData() {
  const [open, setOpen] = useState(false)
  return (
    <Box component="section" aria-labelledby="personal-data">
      <Typography id="personal-data" variant="h6" component="h2" gutterBottom>
        Personal data
      </Typography>
      {open ? (
        <Shown />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Show (recorded)
        </Button>
      )}
    </Box>
  )
}
