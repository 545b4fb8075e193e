import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  Button,
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { backOffice, type BrandWaiting } from '@marquee/contract'
import { Title } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { api } from '../api.ts'
import { Busy, Failed, Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { FiringNotice } from '../operations/FiringNotice.tsx'
import { useBrand } from '../shell/BrandContext.tsx'
import { useBrandChoices } from '../shell/brands.ts'

/** Staff have no realtime connection: what waits is asked for again, in ms. */
const askAgain = 15_000

const queues = [
  { key: 'redemptions', name: 'Redemptions', resource: 'redemptions' },
  { key: 'secondApprovals', name: 'Second approvals', resource: 'redemptions' },
  { key: 'documents', name: 'Documents', resource: 'documents' },
  { key: 'chats', name: 'Conversations', resource: 'chats' },
  { key: 'purchases', name: 'Purchases at the provider', resource: 'purchases' },
] as const satisfies { key: keyof BrandWaiting; name: string; resource: string }[]

/** The queues that the member may see: those are numbers, in every brand alike. */
const seenIn = (brands: readonly BrandWaiting[]) =>
  queues.filter(({ key }) => brands.some((one) => one[key] !== null))

function Lines({ brands }: { brands: BrandWaiting[] }) {
  const { choose } = useBrand()
  const navigate = useNavigate()
  const names = new Map(useBrandChoices().map(({ id, name }) => [id, name]))
  const seen = seenIn(brands)
  if (!seen.length) return <Nothing>Your role has no queues.</Nothing>
  const open = (brand: string, resource: string) => {
    choose(brand)
    void navigate(`/${resource}`)
  }
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Queues, by brand">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Brand</TableCell>
            {seen.map(({ key, name }) => (
              <TableCell key={key} align="right">
                {name}
              </TableCell>
            ))}
            <TableCell>Oldest</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {brands.map((one) => (
            <TableRow key={one.brand}>
              <TableCell component="th" scope="row">
                {names.get(one.brand) ?? one.brand}
              </TableCell>
              {seen.map(({ key, name, resource }) => (
                <TableCell key={key} align="right">
                  {one[key] ? (
                    <Button
                      size="small"
                      variant="outlined"
                      aria-label={`${name} of ${names.get(one.brand)}: ${one[key]}`}
                      onClick={() => open(one.brand, resource)}
                    >
                      {one[key]}
                    </Button>
                  ) : (
                    '0'
                  )}
                </TableCell>
              ))}
              <TableCell>{one.oldestAt ? <When at={one.oldestAt} /> : ''}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: async ({ signal }) => (await api.call(backOffice.waiting, { signal })).data.brands,
  refetchInterval: askAgain,
})

/** The first page: what waits in each brand of the member's. */
export function Dashboard() {
  const { data, error, refetch } = useQuery(waitingQuery)
  return (
    <Card sx={{ p: 3, mt: 2 }}>
      <Title title="Queues" />
      <FiringNotice />
      {error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : data ? (
        <Lines brands={data} />
      ) : (
        <Busy what="queues" />
      )}
    </Card>
  )
}
