import { Container, Heading, Text } from '@marquee/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { setClock } from '../app/clock.ts'
import { NotificationsSheet } from '../inbox/NotificationsSheet.tsx'
import { inApp } from '../testing/AppStory.tsx'
import { makeInboxEntry } from '../testing/makeInboxEntry.ts'
import { makePlayer } from '../testing/makePlayer.ts'
import { sampleFeatures } from '../testing/sampleFeatures.ts'
import { BottomBar as Bar } from './BottomBar.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'
import { Footer as Foot } from './Footer.tsx'
import { Header as Head } from './Header.tsx'

const meta: Meta = { title: 'Shell/Parts', parameters: { bare: true } }
export default meta

const brand = { features: sampleFeatures }
const forPlayer = inApp({ isWhole: true, brand, player: makePlayer() })
const forGuest = inApp({ isWhole: true, brand })

const Main = () => (
  <Container>
    <Heading level={1}>Games</Heading>
  </Container>
)

export const Header: StoryObj = {
  decorators: [forPlayer],
  render: () => (
    <>
      <Head guest={false}>{null}</Head>
      <main>
        <Main />
      </main>
    </>
  ),
}
export const HeaderOfAGuest: StoryObj = {
  globals: { player: 'guest' },
  decorators: [forGuest],
  render: () => (
    <>
      <Head guest>{null}</Head>
      <main>
        <Main />
      </main>
    </>
  ),
}

/** What phones have at their lower edge; on a wider screen the navigation stands beside the page. */
export const BottomBar: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  decorators: [forPlayer],
  render: () => (
    <>
      <main>
        <Main />
      </main>
      <Bar guest={false} />
    </>
  ),
}

export const Footer: StoryObj = {
  decorators: [forPlayer],
  render: () => <Foot guest={false} />,
}
export const FooterOfAGuest: StoryObj = {
  globals: { player: 'guest' },
  decorators: [forGuest],
  render: () => <Foot guest />,
}

const at = Date.UTC(2026, 10, 20, 12)
const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const notifications = (entries = [makeInboxEntry()]): StoryObj => ({
  parameters: { notFor: ['guest'] },
  globals: { player: 'own' },
  decorators: [
    inApp({
      isWhole: true,
      brand,
      player: makePlayer(),
      answers: {
        'GET /rest/inbox/': {
          success: true,
          data: { entries, hasMore: false, unread: entries.length },
        },
      },
    }),
  ],
  // A date, not the day on which somebody looks.
  beforeEach: () => setClock(() => at + 3_600_000),
  render: () => (
    <NotificationsSheet name="notifications" props={{}} close={() => {}} frame={frame} />
  ),
})
export const Notifications = notifications([
  makeInboxEntry({ id: 3, kind: 'level', params: { level: 4 }, at }),
  makeInboxEntry({ id: 2, at: at - 600_000, coins: 5_000 }),
  makeInboxEntry({ id: 1, at: at - 90_000_000, isRead: true }),
])
export const NotificationsEmpty = notifications([])

/** The connection is gone: one line at the top, over the page as it was. */
export const Offline: StoryObj = {
  decorators: [forPlayer],
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  render: () => (
    <DefaultLayout>
      <Container>
        <Heading level={1}>Games</Heading>
        <Text>What was here before stays readable.</Text>
      </Container>
    </DefaultLayout>
  ),
}
