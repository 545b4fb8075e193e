import type { Promotion } from '@marquee/contract'

/** Something that runs, as the platform answers it: the welcome gift unless told. */
export const makePromotion = (overrides: Partial<Promotion> = {}): Promotion => ({
  id: 'welcome',
  feature: 'auth',
  title: { en: 'Welcome gift', es: 'Regalo de bienvenida' },
  text: {
    en: 'Sign up and start with 10,000 coins, free.',
    es: 'Regístrate y empieza con 10.000 monedas, gratis.',
  },
  link: '/signup/',
  finishedAt: null,
  ready: 0,
  nextAt: null,
  gives: null,
  ...overrides,
})
