import {
  inApp,
  makeInboxEntry,
  makePlayer,
  refusal,
  silence,
  type TestAppOptions,
} from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lottery } from '../feature.ts'
import { AwayScene } from '../replay/AwayScene.tsx'
import {
  makeDetails,
  makeLast,
  makeLeaders,
  makeLottery,
  makeLotteryInfo,
  makeOwn,
  makeTickets,
  makeUnseen,
  makeWinner,
  makeWinners,
} from '../testing/makeLottery.ts'
import { LotteryPage } from './LotteryPage.tsx'

const brand = { features: [lottery()] }
const path = '/rest/promo-events/lottery'
const details = `GET ${path}/details/`
const tickets = `GET ${path}/player-tickets/`
const running = `GET ${path}/leaderboard/46/`
const ended = `GET ${path}/leaderboard/45/`
const data = (value: object) => ({ success: true, data: value })
const answers = {
  [details]: data(makeDetails()),
  [tickets]: data(makeOwn()),
  [running]: data({ leaders: makeLeaders() }),
  [ended]: data({ leaders: makeWinners() }),
}

const meta: Meta<typeof LotteryPage> = { title: 'Lottery/Page', component: LotteryPage }
export default meta
type Story = StoryObj<typeof LotteryPage>

const scene = (own: TestAppOptions['answers'] = {}, isActive = true): Story => ({
  decorators: [
    inApp({
      brand,
      player: makePlayer(),
      data: makePageData({ info: makeLotteryInfo(isActive) }),
      answers: { ...answers, ...own },
    }),
  ],
})

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [inApp({ brand, data: makePageData({ info: makeLotteryInfo() }), answers })],
}
export const InTheDrum = scene()
export const FreeTicketWaits = scene({
  [tickets]: data(
    makeOwn({
      tickets: [],
      chance: 0,
      earning: { rounds: 0, left: 3, isFreeReady: true, nextFreeAt: null },
    }),
  ),
})
export const ManyTickets = scene({
  [tickets]: data(
    makeOwn({
      tickets: makeTickets(28),
      chance: 0.997,
      earning: { rounds: 0, left: 0, isFreeReady: false, nextFreeAt: null },
    }),
  ),
})
export const Won = scene({
  [tickets]: data(
    makeOwn({
      tickets: [
        ...makeTickets(2),
        makeWinner(),
        makeWinner({ id: 10, number: '11873340', place: 4, prize: { coins: 1_500, entries: 5 } }),
        makeWinner({ id: 11, number: '90311877', place: null, prize: null }),
        makeWinner({ id: 12, number: '73520096', isRewardTaken: true }),
      ],
    }),
  ),
})
const unseen = {
  [tickets]: data(makeOwn({ tickets: [...makeTickets(2), ...makeUnseen()] })),
  [`POST ${path}/seen/45/`]: data(
    makeOwn({
      tickets: [...makeTickets(2), ...makeUnseen().map((ticket) => ({ ...ticket, isSeen: true }))],
    }),
  ),
}
export const DrawToWatch = scene(unseen)
/** The result at once, as it also stands at the end of the draw. */
export const DrawSeen: Story = {
  ...scene(unseen),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByTestId('lottery-skip', {}, { timeout: 5_000 }))
    await canvas.findByTestId('lottery-result')
  },
}
/** Among what came in while the player was away. */
export const DrawWhileAway: Story = {
  ...scene(unseen),
  render: () => (
    <AwayScene
      entries={[
        makeInboxEntry({
          kind: 'lottery',
          params: { title: { en: 'Weekly lottery', es: 'Lotería semanal' } },
        }),
      ]}
      close={() => undefined}
    />
  ),
}
export const NobodyYet = scene({
  [details]: data(
    makeDetails({
      current: makeLottery({
        ticketsCount: 0,
        prizes: makeLottery().prizes.map((prize) => ({ ...prize, chance: 0 })),
      }),
      last: null,
    }),
  ),
  [running]: data({ leaders: [] }),
  [tickets]: data(
    makeOwn({
      tickets: [],
      chance: 0,
      earning: { rounds: 2, left: 3, isFreeReady: true, nextFreeAt: null },
    }),
  ),
})
export const BeingDrawn = scene({
  [details]: data(makeDetails({ last: makeLast({ drawn: false }) })),
})
export const NoneRuns = scene(
  { [details]: data(makeDetails({ current: null, nextStartsAt: Date.UTC(2099, 0, 1) })) },
  false,
)
export const Loading = scene({
  [details]: silence,
  [tickets]: silence,
  [running]: silence,
  [ended]: silence,
})
export const Failed = scene({ [details]: () => refusal('internal') })
