import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMessages } from '../background/useMessages.ts'
import { inApp } from '../testing/AppStory.tsx'
import { PopupAdModal } from './PopupAdModal.tsx'

const meta: Meta = { title: 'Shell/Pop-up ad' }
export default meta

const ad = {
  popup_id: 1,
  popup_name: 'free-account',
  popup_delay_time: 0,
  popup_priority: 1,
  popup_company_priority: 1,
  popup_data: {
    title: { en: 'An account is free', es: 'La cuenta es gratis' },
    text: {
      en: 'It comes with coins to play with. Nobody needs to purchase anything.',
      es: 'Incluye monedas para jugar. Nadie necesita comprar nada.',
    },
    image: null,
    action: { en: 'Create account', es: 'Crear cuenta' },
    link: '/promotions',
  },
  log_id: 7,
}
const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

function Shown() {
  const hasTexts = useMessages('background')
  return hasTexts ? (
    <PopupAdModal name="popup-ad" props={{ ad }} close={() => {}} frame={frame} />
  ) : null
}

export const PopupAd: StoryObj = {
  parameters: { bare: true },
  decorators: [inApp({ answers: { 'POST /rest/pop-up-ads/log-action/': { success: true } } })],
  render: () => <Shown />,
}
