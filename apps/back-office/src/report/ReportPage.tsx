import { useQuery } from '@tanstack/react-query'
import { Card, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { backOffice, type BrandReport } from '@marquee/contract'
import { api } from '../api.ts'
import { Amount, unitOf } from '../format/Amount.tsx'
import { Facts } from '../format/Facts.tsx'
import { Busy, Failed } from '../format/States.tsx'
import { useBrand } from '../shell/BrandContext.tsx'
import { useMember } from '../session/MemberContext.tsx'

const day = 86_400_000
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

function Figures({ report }: { report: BrandReport }) {
  return (
    <Facts
      facts={[
        ['Sign-ups', report.signUps],
        ['Players who played', report.activePlayers],
        ['Exclusions', report.exclusions],
        ...report.play.flatMap(({ gameMode, rounds, staked, won }): [string, React.ReactNode][] => {
          const unit = unitOf(gameMode)
          return [
            [`Rounds with ${unit}`, rounds],
            [`Staked with ${unit}`, <Amount key="staked" amount={staked} unit={unit} />],
            [`Won with ${unit}`, <Amount key="won" amount={won} unit={unit} />],
          ]
        }),
      ]}
    />
  )
}

/** What happened in a brand in some days. */
export function ReportPage() {
  const { brand } = useBrand()
  // The platform's time of the sign-in stands in for today's: staff's clocks may be wrong.
  const today = dateOf(useMember().signedInUntil - day / 2)
  const [from, setFrom] = useState(today)
  const [to, setTo] = useState(today)
  const { data, error, refetch } = useQuery({
    queryKey: ['report', brand, from, to],
    queryFn: async ({ signal }) =>
      (await api.call(backOffice.report, { params: { brand }, query: { from, to }, signal })).data,
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
        <Figures report={data} />
      ) : (
        <Busy what="the report" />
      )}
    </Card>
  )
}
