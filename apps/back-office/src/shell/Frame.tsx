import { Chip } from '@mui/material'
import type { ReactNode } from 'react'
import { AppBar, Layout, LoadingIndicator, TitlePortal, UserMenu } from 'react-admin'
import { BrandProvider } from './BrandContext.tsx'
import { BrandSelect } from './BrandSelect.tsx'
import { MemberProvider, useMember } from '../session/MemberContext.tsx'

export const roleName = {
  support: 'Support',
  compliance: 'Compliance',
  'brand-manager': 'Brand manager',
  administrator: 'Administrator',
} as const

function Bar() {
  const { name, role } = useMember()
  return (
    <AppBar
      toolbar={<LoadingIndicator />}
      // Named by what stands on it.
      userMenu={<UserMenu label={name} />}
      color="primary"
    >
      <TitlePortal />
      <BrandSelect />
      <Chip
        label={roleName[role]}
        size="small"
        // A phone has no room for it beside the ways to refresh and to sign out.
        sx={{ color: 'inherit', bgcolor: '#ffffff24', display: { xs: 'none', sm: 'inline-flex' } }}
      />
    </AppBar>
  )
}

/** What surrounds every screen of who is signed in. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <MemberProvider>
      <BrandProvider>
        <Layout appBar={Bar}>{children}</Layout>
      </BrandProvider>
    </MemberProvider>
  )
}
