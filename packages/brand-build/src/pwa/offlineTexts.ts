import type { LocaleCode } from '@marquee/core'

/** Here, not among the messages: the page is made when the brand is built and stands alone. */
export const offlineTexts: Record<LocaleCode, Record<'title' | 'text' | 'retry', string>> = {
  en: {
    title: 'You are offline',
    text: 'We cannot reach {{brand}} right now. Your balance is safe; play goes on when you are connected again.',
    retry: 'Try again',
  },
  es: {
    title: 'Estás sin conexión',
    text: 'Ahora mismo no podemos conectar con {{brand}}. Tu saldo está a salvo; el juego sigue cuando vuelvas a tener conexión.',
    retry: 'Reintentar',
  },
}
