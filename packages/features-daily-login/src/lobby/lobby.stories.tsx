import { Slot } from '@marquee/core'
import { inApp, makePlayer } from '@marquee/core/testing'
import { Inline } from '@marquee/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { DailyLoginInfo } from '../contract/schemas.ts'
import { dailyLogin } from '../feature.ts'
import { makeClaimed, makeDailyLogin } from '../testing/makeDailyLogin.ts'
import { DailyLoginSection } from './DailyLoginSection.tsx'

const meta: Meta = { title: 'Daily login/Lobby', parameters: { notFor: ['guest', 'restricted'] } }
export default meta

const scene = (info: DailyLoginInfo): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [dailyLogin()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [[['daily-login', 'info'], info]],
      slots: ['header.actions'],
    }),
  ],
  render: () => (
    <>
      <Inline gap={4} style={{ marginBlockEnd: 24 }}>
        <Slot name="header.actions" />
      </Inline>
      <DailyLoginSection />
    </>
  ),
})

export const Ready = scene(makeDailyLogin())
export const Claimed = scene(makeClaimed())
