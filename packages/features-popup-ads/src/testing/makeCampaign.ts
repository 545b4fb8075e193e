import type { PopupCampaign } from '../server/rules.ts'

const words = (text: string) => ({ en: text, es: text })

export const makeCampaign = (overrides: Partial<PopupCampaign> = {}): PopupCampaign => ({
  id: 1,
  name: 'welcome-back',
  trigger: 'sessionStart',
  audience: 'player',
  delaySeconds: 2,
  priority: 1,
  companyPriority: 1,
  title: words('Welcome back'),
  text: words('The lobby has new games.'),
  image: null,
  action: null,
  link: '/library',
  ...overrides,
})
