import {
  Alert,
  Button,
  Card,
  Chip,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import type { AlertLine } from '@marquee/contract'
import { Busy, Failed } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { useBrand } from '../shell/BrandContext.tsx'
import { alertsQuery } from './alertsQuery.ts'

const stateName = {
  firing: 'Firing',
  pending: 'Not long enough yet',
  unknown: 'Can’t be judged',
  quiet: 'Quiet',
} as const
const urgencyName = { page: 'Act at once', ticket: 'Can wait until morning' } as const

const colorOf = ({ state, severity }: AlertLine) => {
  if (state === 'quiet') return 'default'
  return state === 'firing' && severity === 'page' ? 'error' : 'warning'
}

/** `docs/runbooks/alerts.md#jobgivenup` of JobGivenUp is the page and its heading. */
function Runbook({ alert: { name, runbook } }: { alert: AlertLine }) {
  const [page = '', heading = ''] = runbook.split('#')
  const title = heading === name.toLowerCase() ? name : heading
  return (
    <>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="caption" component="div" color="text.secondary">
        {page}
      </Typography>
    </>
  )
}

function AlertTable({ label, alerts }: { label: string; alerts: AlertLine[] }) {
  const isQuiet = alerts.every(({ state }) => state === 'quiet')
  const columns = [
    'Alert',
    ...(isQuiet ? [] : ['State', 'Since']),
    'What it means',
    'When it fires',
    'What to do: heading in the runbook',
  ]
  return (
    <TableContainer tabIndex={0} role="region" aria-label={`${label}, as a table`}>
      <Table size={isQuiet ? 'small' : 'medium'} aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {alerts.map((alert) => (
            <TableRow key={alert.name}>
              <TableCell component="th" scope="row">
                {alert.name}
              </TableCell>
              {!isQuiet && (
                <>
                  <TableCell>
                    <Chip
                      size="small"
                      variant="outlined"
                      color={colorOf(alert)}
                      label={stateName[alert.state]}
                    />
                  </TableCell>
                  <TableCell>{alert.since !== null && <When at={alert.since} />}</TableCell>
                </>
              )}
              <TableCell>
                {alert.summary}
                {alert.subjects.map((subject) => (
                  <Typography
                    key={subject}
                    variant="body2"
                    color="text.secondary"
                    sx={{ overflowWrap: 'anywhere' }}
                  >
                    {subject}
                  </Typography>
                ))}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{urgencyName[alert.severity]}</TableCell>
              <TableCell>
                <Runbook alert={alert} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Judged({ alerts }: { alerts: AlertLine[] }) {
  const quiet = alerts.filter(({ state }) => state === 'quiet')
  const others = alerts.filter(({ state }) => state !== 'quiet')
  return (
    <Stack spacing={3}>
      {others.length ? (
        <AlertTable label="Alerts now" alerts={others} />
      ) : (
        <Alert severity="success">{`Nothing is firing. Prometheus watches ${alerts.length} alerts.`}</Alert>
      )}
      {quiet.length > 0 && (
        <section aria-labelledby="quiet-alerts">
          <Typography id="quiet-alerts" component="h2" variant="h6">
            Quiet
          </Typography>
          <AlertTable label="Quiet alerts" alerts={quiet} />
        </section>
      )}
    </Stack>
  )
}

/** What fires, since when, what it means, and what says what to do: as Prometheus judges it. */
export function AlertsPage() {
  const { brand } = useBrand()
  const { data, error, refetch, isFetching } = useQuery(alertsQuery(brand))
  const again = (
    <Button color="inherit" disabled={isFetching} onClick={() => void refetch()}>
      Check again
    </Button>
  )
  return (
    <Card sx={{ p: 3, mt: 2 }}>
      <Title title="Alerts" />
      <Stack
        direction="row"
        sx={{ mb: 2, alignItems: 'baseline', justifyContent: 'space-between' }}
      >
        <Typography>
          The platform and the pages of every brand. This list is checked again every 30 seconds.
        </Typography>
        {data?.judge === 'there' && again}
      </Stack>
      {error && <Failed error={error} retry={() => void refetch()} />}
      {!data && !error && <Busy what="alerts" />}
      {data?.judge === 'none' && (
        <Alert severity="warning">
          Nobody checks for alerts here: no Prometheus is connected. Set PROMETHEUS_URL;
          docs/runbooks/alerts.md says how.
        </Alert>
      )}
      {data?.judge === 'away' && (
        <Alert severity="error" action={again}>
          Prometheus doesn’t answer, so it’s not known what is firing. See whether it runs and
          whether PROMETHEUS_URL is right.
        </Alert>
      )}
      {data?.judge === 'there' && <Judged alerts={data.alerts} />}
    </Card>
  )
}
