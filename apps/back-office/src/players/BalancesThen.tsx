import { Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Amount, unitName } from '../format/Amount.tsx'
import { Busy, Failed } from '../format/States.tsx'
import { balancesQuery } from './queries.ts'
import { usePlayer } from './usePlayer.ts'

const units = Object.keys(unitName) as (keyof typeof unitName)[]

/** The four balances at a moment of this person's clock. */
function Held({ at }: { at: number }) {
  const { params } = usePlayer()
  const { data, error, refetch } = useQuery(balancesQuery(params, at))
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Busy what="balances" />
  return (
    <Stack component="dl" direction="row" sx={{ gap: 3, flexWrap: 'wrap', m: 0 }}>
      {units.map((unit) => (
        <div key={unit}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {unitName[unit]}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            <Amount amount={data[unit]} unit={unit} />
          </Typography>
        </div>
      ))}
    </Stack>
  )
}

/** What the balances held at a moment that is asked for: what a complaint is about, mostly. */
export function BalancesThen() {
  const [text, setText] = useState('')
  const at = Date.parse(text)
  return (
    <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
      <TextField
        type="datetime-local"
        label="Balances at"
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }}
        sx={{ maxWidth: 320 }}
      />
      {Number.isNaN(at) ? null : <Held at={at} />}
    </Stack>
  )
}
