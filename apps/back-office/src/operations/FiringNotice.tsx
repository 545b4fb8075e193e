import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { may } from '../session/member.ts'
import { useMember } from '../session/MemberContext.tsx'
import { useBrand } from '../shell/BrandContext.tsx'
import { alertsQuery } from './alertsQuery.ts'

/** How many alerts fire, with the way there; nothing while none does, and for who may not see them. */
export function FiringNotice() {
  const { brand } = useBrand()
  const navigate = useNavigate()
  const mayAsk = may(useMember(), 'operations')
  const query = alertsQuery(brand)
  const { data } = useQuery({ ...query, enabled: mayAsk && Boolean(brand) })
  const firing = data?.alerts.filter(({ state }) => state === 'firing') ?? []
  if (!firing.length) return null
  return (
    <Alert
      severity={firing.some(({ severity }) => severity === 'page') ? 'error' : 'warning'}
      action={
        <Button color="inherit" onClick={() => void navigate('/alerts')}>
          See alerts
        </Button>
      }
      sx={{ mb: 2 }}
    >
      {firing.length === 1 ? '1 alert is firing.' : `${firing.length} alerts are firing.`}
    </Alert>
  )
}
