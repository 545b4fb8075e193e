import {
  Button,
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Title, useNotify } from 'react-admin'
import { type FailedJobLine, operations } from '@marquee/contract'
import { api } from '../api.ts'
import { Busy, Failed, Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { useBrand } from '../shell/BrandContext.tsx'

type Decision = 'again' | 'dismiss'

interface JobRowProps {
  job: FailedJobLine
  isPending: boolean
  onDecide: (decision: Decision) => void
}

function JobRow({ job, isPending, onDecide }: JobRowProps) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {job.name}
      </TableCell>
      <TableCell>{job.times}</TableCell>
      <TableCell>
        <When at={job.lastAt} />
      </TableCell>
      <TableCell>{job.problem}</TableCell>
      <TableCell>
        <Stack direction="row" spacing={1}>
          <Button
            variant="contained"
            disabled={isPending}
            onClick={() => onDecide('again')}
            aria-label={`Run again: ${job.name}`}
          >
            Run again
          </Button>
          <Button
            variant="outlined"
            disabled={isPending}
            onClick={() => onDecide('dismiss')}
            aria-label={`Dismiss ${job.name}`}
          >
            Dismiss
          </Button>
        </Stack>
      </TableCell>
    </TableRow>
  )
}

const jobsKey = ['jobs'] as const

const jobsQuery = (brand: string) =>
  queryOptions({
    queryKey: [...jobsKey, brand],
    queryFn: async ({ signal }) =>
      (await api.call(operations.jobs, { params: { brand }, signal })).data.jobs,
  })

/** Work of the platform that failed as often as it is tried: run again, or dismissed. */
export function JobsPage() {
  const { brand } = useBrand()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery({ ...jobsQuery(brand), enabled: Boolean(brand) })
  const decision = useMutation({
    mutationFn: ({ job, decision: decided }: { job: string; decision: Decision }) =>
      api.call(operations.decideJob, { params: { brand, job }, body: { decision: decided } }),
    onSuccess(_, { job, decision: decided }) {
      notify(decided === 'again' ? `${job} runs again now.` : `${job} was removed from the list.`, {
        type: 'success',
      })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobsKey }),
  })
  return (
    <Card sx={{ p: 3, mt: 2 }}>
      <Title title="Failed jobs" />
      <Typography sx={{ mb: 2 }}>
        Background jobs, for every brand, that failed five times in a row. Each one runs again at
        its next turn in any case.
      </Typography>
      {decision.error && <Failed error={decision.error} />}
      {error && <Failed error={error} retry={() => void refetch()} />}
      {!data && !error && <Busy what="jobs" />}
      {data?.length === 0 && <Nothing>No failed jobs.</Nothing>}
      {data && data.length > 0 && (
        <Table aria-label="Failed jobs">
          <TableHead>
            <TableRow>
              {['Job', 'Times', 'Last', 'Problem', 'Decide'].map((name) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((job) => (
              <JobRow
                key={job.name}
                job={job}
                isPending={decision.isPending}
                onDecide={(decided) => decision.mutate({ job: job.name, decision: decided })}
              />
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  )
}
