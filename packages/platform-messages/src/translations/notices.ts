interface Notices {
  'notice.update-available': string
  'notice.payment-declined': string
  'notice.bonus-deposited': string
  'notice.bonus-unavailable': string
  'notice.welcome': string
  'depositBonus.error': string
}

/** Notices that a push or a campaign refers to by key. `{brand}` is the brand's name. */
export const notices: { en: Notices; es: Notices } = {
  en: {
    'notice.update-available': 'Updated content is available. Please refresh the page.',
    'notice.payment-declined': 'We are failed to process your transaction. Please try again.',
    'notice.bonus-deposited': 'Your bonus has been successfully deposited.',
    'notice.bonus-unavailable': 'Bonus may be expired or unavailable',
    'notice.welcome': 'Welcome to {brand}. Your first coins and entries are in your balance.',
    'depositBonus.error': 'The bonus could not be deposited. Please try again.',
  },
  es: {
    'notice.update-available': 'Hay contenido actualizado. Recarga la página.',
    'notice.payment-declined': 'No hemos podido procesar tu transacción. Inténtalo de nuevo.',
    'notice.bonus-deposited': 'Tu bono se ha abonado correctamente.',
    'notice.bonus-unavailable': 'Es posible que el bono haya caducado o no esté disponible',
    'notice.welcome':
      'Te damos la bienvenida a {brand}. Tus primeras monedas y participaciones ya están en tu saldo.',
    'depositBonus.error': 'No se ha podido abonar el bono. Inténtalo de nuevo.',
  },
}
