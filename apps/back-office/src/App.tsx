import ForumIcon from '@mui/icons-material/Forum'
import RecordIcon from '@mui/icons-material/HistoryEdu'
import InsightsIcon from '@mui/icons-material/Insights'
import PeopleIcon from '@mui/icons-material/People'
import RefreshIcon from '@mui/icons-material/Refresh'
import DescriptionIcon from '@mui/icons-material/Description'
import BadgeIcon from '@mui/icons-material/Badge'
import MailIcon from '@mui/icons-material/Mail'
import PaymentsIcon from '@mui/icons-material/Payments'
import RefundIcon from '@mui/icons-material/CurrencyExchange'
import ReceiptIcon from '@mui/icons-material/Receipt'
import AlertsIcon from '@mui/icons-material/NotificationsActive'
import JobsIcon from '@mui/icons-material/EventRepeat'
import UnsentIcon from '@mui/icons-material/UnsubscribeOutlined'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { AuditList } from './audit/AuditList.tsx'
import { ChatDesk } from './chat/ChatDesk.tsx'
import { Dashboard } from './dashboard/Dashboard.tsx'
import { dataProvider } from './dataProvider.ts'
import { QueueList } from './documents/QueueList.tsx'
import { FreeEntryList } from './free-entries/FreeEntryList.tsx'
import { AlertsPage } from './operations/AlertsPage.tsx'
import { JobsPage } from './operations/JobsPage.tsx'
import { MessageList } from './operations/MessageList.tsx'
import { OpenPagesPage } from './pages/OpenPagesPage.tsx'
import { PlayerList } from './players/PlayerList.tsx'
import { PlayerPage } from './players/PlayerPage.tsx'
import { PurchaseList } from './purchases/PurchaseList.tsx'
import { PurchasePage } from './purchases/PurchasePage.tsx'
import { RefundList } from './purchases/RefundList.tsx'
import { RedemptionList } from './redemptions/RedemptionList.tsx'
import { RedemptionPage } from './redemptions/RedemptionPage.tsx'
import { ReportPage } from './report/ReportPage.tsx'
import { RoundPage } from './rounds/RoundPage.tsx'
import { authProvider } from './session/authProvider.ts'
import { SignInPage } from './session/SignInPage.tsx'
import { WelcomePage } from './session/WelcomePage.tsx'
import { Frame } from './shell/Frame.tsx'
import { StaffList } from './staff/StaffList.tsx'
import { theme } from './theme.ts'

/** The back office: what staff may see and do, from the platform's calls for staff. */
export function App() {
  return (
    <Admin
      title="Back office"
      authProvider={authProvider}
      dataProvider={dataProvider}
      dashboard={Dashboard}
      layout={Frame}
      loginPage={SignInPage}
      theme={theme}
      darkTheme={null}
      defaultTheme="light"
      requireAuth
      disableTelemetry
    >
      <Resource
        name="players"
        icon={PeopleIcon}
        list={PlayerList}
        show={PlayerPage}
        recordRepresentation="login"
        options={{ label: 'Players' }}
      />
      <Resource
        name="documents"
        icon={DescriptionIcon}
        list={QueueList}
        options={{ label: 'Documents' }}
      />
      <Resource
        name="redemptions"
        icon={PaymentsIcon}
        list={RedemptionList}
        show={RedemptionPage}
        options={{ label: 'Redemptions' }}
      />
      <Resource
        name="free-entries"
        icon={MailIcon}
        list={FreeEntryList}
        options={{ label: 'Free entries' }}
      />
      <Resource
        name="purchases"
        icon={ReceiptIcon}
        list={PurchaseList}
        show={PurchasePage}
        options={{ label: 'Purchases' }}
      />
      <Resource name="refunds" icon={RefundIcon} list={RefundList} options={{ label: 'Refunds' }} />
      <Resource name="chats" icon={ForumIcon} list={ChatDesk} options={{ label: 'Support chat' }} />
      <Resource name="rounds" show={RoundPage} recordRepresentation="title" />
      <Resource name="report" icon={InsightsIcon} list={ReportPage} options={{ label: 'Report' }} />
      <Resource
        name="pages"
        icon={RefreshIcon}
        list={OpenPagesPage}
        options={{ label: 'Open pages' }}
      />
      <Resource
        name="messages"
        icon={UnsentIcon}
        list={MessageList}
        options={{ label: 'Messages' }}
      />
      <Resource name="alerts" icon={AlertsIcon} list={AlertsPage} options={{ label: 'Alerts' }} />
      <Resource name="jobs" icon={JobsIcon} list={JobsPage} options={{ label: 'Failed jobs' }} />
      <Resource name="audit" icon={RecordIcon} list={AuditList} options={{ label: 'Audit log' }} />
      <Resource name="staff" icon={BadgeIcon} list={StaffList} options={{ label: 'Staff' }} />
      <CustomRoutes noLayout>
        <Route path="/welcome" element={<WelcomePage />} />
      </CustomRoutes>
    </Admin>
  )
}
