import { inApp } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { popupAds } from './feature.ts'
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
      en: 'It comes with coins to play with. No purchase necessary.',
      es: 'Incluye monedas para jugar. No es necesario comprar.',
    },
    image: null,
    action: { en: 'Create account', es: 'Crear cuenta' },
    link: '/promotions',
  },
  log_id: 7,
}
const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

export const PopupAd: StoryObj = {
  parameters: { bare: true },
  decorators: [
    inApp({
      brand: { features: [popupAds()] },
      answers: { 'POST /rest/pop-up-ads/log-action/': { success: true } },
    }),
  ],
  render: () => <PopupAdModal name="popup-ad" props={{ ad }} close={() => {}} frame={frame} />,
}
