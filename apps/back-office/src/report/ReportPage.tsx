import { queryOptions, useQuery } from '@tanstack/react-query'
import { Card, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { backOffice } from '@marquee/contract'
import { api } from '../api.ts'
import { Busy, Failed } from '../format/States.tsx'
import { useBrand } from '../shell/BrandContext.tsx'
import { useMember } from '../session/MemberContext.tsx'
import { DayTable } from './DayTable.tsx'

const day = 86_400_000
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const reportQuery = (brand: string, from: string, to: string) =>
  queryOptions({
    queryKey: ['report', brand, from, to],
    queryFn: async ({ signal }) =>
      (await api.call(backOffice.report, { params: { brand }, query: { from, to }, signal })).data,
  })

/** What happened in a brand in some days. */
export function ReportPage() {
  const { brand } = useBrand()
  // The platform's time of the sign-in stands in for today's: staff's clocks may be wrong.
  const today = dateOf(useMember().signedInUntil - day / 2)
  const [from, setFrom] = useState(today)
  const [to, setTo] = useState(today)
  const { data, error, refetch } = useQuery({
    ...reportQuery(brand, from, to),
    enabled: Boolean(brand && from && to),
  })
  return (
    <Card sx={{ p: 3, mt: 2 }}>
      <Title title="Report" />
      <Stack direction="row" sx={{ gap: 2, mb: 3, flexWrap: 'wrap' }}>
        <TextField
          type="date"
          label="First day (UTC)"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          type="date"
          label="Last day (UTC)"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      {error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : data ? (
        <DayTable report={data} />
      ) : (
        <Busy what="the report" />
      )}
    </Card>
  )
}
