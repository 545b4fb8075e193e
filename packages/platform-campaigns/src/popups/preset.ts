import type { z } from 'zod'
import type { popupAdsSettings } from './settings.ts'

/** The pop-up ads of brands that say nothing: late, few, and about what costs nothing (SIL-B-70). */
export const defaultPopups: z.input<typeof popupAdsSettings> = [
  {
    id: 1,
    name: 'free-account',
    trigger: 'sessionStart',
    audience: 'guest',
    delaySeconds: 60,
    priority: 10,
    companyPriority: 10,
    title: { en: 'An account is free', es: 'La cuenta es gratis' },
    text: {
      en: 'It comes with coins to play with. Nobody needs to purchase anything.',
      es: 'Incluye monedas para jugar. Nadie necesita comprar nada.',
    },
    action: { en: 'Create account', es: 'Crear cuenta' },
    link: '/signup',
  },
  {
    id: 2,
    name: 'running-now',
    trigger: 'sessionStart',
    audience: 'player',
    delaySeconds: 90,
    priority: 10,
    companyPriority: 10,
    title: { en: 'Running right now', es: 'En marcha ahora mismo' },
    text: {
      en: 'Everything free that runs at the moment stands on one page.',
      es: 'Todo lo gratuito que está en marcha, en una sola página.',
    },
    action: { en: 'Have a look', es: 'Echar un vistazo' },
    link: '/promotions',
  },
]
