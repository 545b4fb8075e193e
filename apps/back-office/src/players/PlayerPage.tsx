import { Show, TabbedShowLayout, useRecordContext } from 'react-admin'
import type { StaffPlayerOverview } from '@marquee/contract'
import { may } from '../session/member.ts'
import { useMember } from '../session/MemberContext.tsx'
import { DocumentsTab } from './DocumentsTab.tsx'
import { GrantTab } from './GrantTab.tsx'
import { LedgerTab } from './LedgerTab.tsx'
import { LimitsTab } from './LimitsTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { RoundsTab } from './RoundsTab.tsx'

function Title() {
  const player = useRecordContext<StaffPlayerOverview>()
  return <span>{player ? `Player ${player.login}` : 'Player'}</span>
}

/** The list has less of a player than their page needs, so that what it knew must not stand in. */
const ownQuery = { meta: { page: true } }

/** One player, as far as the member's role goes. */
export function PlayerPage() {
  const member = useMember()
  return (
    <Show title={<Title />} actions={false} queryOptions={ownQuery}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="Overview">
          <OverviewTab />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Ledger" path="ledger">
          <LedgerTab />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Rounds" path="rounds">
          <RoundsTab />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Limits & exclusions" path="limits">
          <LimitsTab />
        </TabbedShowLayout.Tab>
        {may(member, 'bonuses') && (
          <TabbedShowLayout.Tab label="Grant a bonus" path="grant">
            <GrantTab />
          </TabbedShowLayout.Tab>
        )}
        {may(member, 'documents') && (
          <TabbedShowLayout.Tab label="Documents" path="documents">
            <DocumentsTab />
          </TabbedShowLayout.Tab>
        )}
      </TabbedShowLayout>
    </Show>
  )
}
