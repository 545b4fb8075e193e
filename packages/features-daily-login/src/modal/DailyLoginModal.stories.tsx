import {
  inApp,
  makePlayer,
  refusal,
  sampleCover,
  silence,
  type TestAppOptions,
  press,
} from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { dailyLogin, type DailyLoginOptions } from '../feature.ts'
import { makeClaimed, makeDailyLogin, makePrizes } from '../testing/makeDailyLogin.ts'
import { dailyLoginModal } from './DailyLoginModal.tsx'

const info = 'GET /rest/daily-login/info/'
const claim = 'GET /rest/daily-login/apply-prize/'
const [, , third] = makePrizes()

const answers = {
  [info]: { success: true, data: makeDailyLogin() },
  [claim]: { success: true, prizes: third, info: makeClaimed() },
  'GET /rest/player/': { success: true, data: makePlayer() },
  'GET /rest/game/12/': {
    success: true,
    data: { game: { title: 'Thunder Landing', img: sampleCover(12), bg_color: '#31465c' } },
  },
}

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const shown = (options?: DailyLoginOptions) => {
  const Modal = dailyLoginModal(options)
  return () => <Modal name="daily-login" props={{}} close={() => {}} frame={frame} />
}
const scene = (other: TestAppOptions['answers'] = {}, options?: DailyLoginOptions): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [dailyLogin(options)] },
      player: makePlayer(),
      answers: { ...answers, ...other },
    }),
  ],
  render: shown(options),
})

const meta: Meta = { title: 'Daily login/Modal', parameters: { notFor: ['guest'], bare: true } }
export default meta

export const Ready = scene()
export const StakeAsEntries = scene({}, { freeSpinsBetLevelAs: 'entries' })
export const Claimed = scene({ [info]: { success: true, data: makeClaimed() } })
export const LastDayClaimed = scene({
  [info]: { success: true, data: makeClaimed({ activeLevel: 7 }) },
})
export const ClaimRefused = scene({ [claim]: () => refusal('unavailable') })
export const Loading = scene({ [info]: silence })
export const Failed = scene({ [info]: () => refusal('internal') })
export const Off = scene({
  [info]: {
    success: true,
    data: makeDailyLogin({
      isActive: false,
      isAvailable: false,
      reasonType: 'not-active',
      prizes: [],
    }),
  },
})

export const PrizeReveal: StoryObj = {
  ...scene(),
  play: press('[data-testid="daily-login-claim"]'),
}
