import { inApp, makePlayer, refusal, silence } from '@marquee/core/testing'
import { makePromotion, makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { promotions } from './feature.ts'
import { PromotionsPage } from './PromotionsPage.tsx'

const brand = { features: [promotions()] }
const daily = makePromotion({
  id: 'daily-login',
  title: { en: 'Daily reward', es: 'Recompensa diaria' },
  text: { en: 'Come back each day: seven rewards.', es: 'Vuelve cada día: siete recompensas.' },
  link: '/lobby/?openModal=daily-login',
  finishedAt: Date.UTC(2026, 11, 24, 18),
})

const meta: Meta<typeof PromotionsPage> = {
  title: 'Promotions/Page',
  component: PromotionsPage,
}
export default meta
type Story = StoryObj<typeof PromotionsPage>

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [inApp({ brand, data: makePageData({ promotions: [makePromotion(), daily] }) })],
}

export const Player: Story = {
  decorators: [inApp({ brand, player: makePlayer(), data: makePageData({ promotions: [daily] }) })],
}

export const Empty: Story = {
  decorators: [inApp({ brand, player: makePlayer(), data: makePageData({ promotions: [] }) })],
}

export const Loading: Story = {
  decorators: [inApp({ brand, answers: { 'GET /rest/page/promotions/': silence } })],
}

export const Failed: Story = {
  decorators: [
    inApp({ brand, answers: { 'GET /rest/page/promotions/': () => refusal('not-found') } }),
  ],
}
