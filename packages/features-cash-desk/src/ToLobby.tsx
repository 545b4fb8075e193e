import { Link, useT } from '@marquee/core'
import { Button } from '@marquee/ui'

/** The way back to playing. */
export function ToLobby({ variant = 'strong' }: { variant?: 'strong' | 'quiet' }) {
  const t = useT('cash-desk')
  return (
    <Button variant={variant} render={<Link to="/lobby/" />}>
      {t('lobby')}
    </Button>
  )
}
