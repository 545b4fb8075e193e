import {
  brandPage,
  inApp,
  makePlayer,
  refusal,
  silence,
  type TestAppOptions,
  press,
} from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fortuneInvestment } from '../feature.ts'
import { makeChosen, makePackages, makeStatus } from '../testing/makePackages.ts'

const brand = { features: [fortuneInvestment()] }
const packages = 'GET /rest/fortune-investment/packages/'
const chosen = 'GET /rest/fortune-investment/chosen-package/'
const data = (value: unknown) => ({ success: true, data: value })

const meta: Meta = {
  title: 'Fortune Investment/Page',
  component: brandPage('fortune-investment'),
}
export default meta
type Story = StoryObj

interface Scene {
  answers?: TestAppOptions['answers']
  info?: ReturnType<typeof makeStatus>
  isGuest?: boolean
}

const scene = ({ answers = {}, info = makeStatus(), isGuest = false }: Scene = {}): Story => ({
  decorators: [
    inApp({
      brand,
      player: isGuest ? null : makePlayer({ fortuneInvestment: { isActive: true } }),
      data: makePageData({ info }),
      answers: {
        [packages]: data({ packages: makePackages() }),
        [chosen]: data(null),
        'POST /rest/fortune-investment/collect-package/': data({
          coinsSetAside: 1_000,
          bonus: { coins: 50, entries: 0 },
        }),
        ...answers,
      },
    }),
  ],
})

export const Guest: Story = { ...scene({ isGuest: true }), globals: { player: 'guest' } }
export const ToChoose = scene()
export const Waiting = scene({ answers: { [chosen]: data(makeChosen()) } })
export const Ready = scene({
  answers: { [chosen]: data(makeChosen({ isAvailable: true, availableAt: 1 })) },
})
export const Resting = scene({
  info: makeStatus(true, []),
  answers: { [packages]: data({ packages: [] }) },
})
export const Closed = scene({ info: makeStatus(false) })
export const Loading = scene({ answers: { [packages]: silence, [chosen]: silence } })
export const Failed = scene({ answers: { [chosen]: () => refusal('not-found') } })
export const AskedAgain: Story = { ...Waiting, play: press('[data-testid="take-back"]') }
export const Collected: Story = { ...Ready, play: press('[data-testid="collect"]') }
